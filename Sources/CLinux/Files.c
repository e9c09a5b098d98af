#define _GNU_SOURCE
#include "Files.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <stdio.h>
#include <string.h>
#include <sys/vfs.h>
#include <unistd.h>

int linux_open_unnamed(int directory, const char *path, mode_t mode) {
  return openat(directory, path, O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
}

int linux_open_directory(const char *path) { return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC); }

int linux_link_descriptor(int descriptor, int directory, const char *name) {
  // The way that open(2) shows. AT_EMPTY_PATH would need a capability before Linux 6.10.
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return linkat(AT_FDCWD, path, directory, name, AT_SYMLINK_FOLLOW);
}

int linux_rename_to_free(int directory, const char *from, const char *to) {
  return renameat2(directory, from, directory, to, RENAME_NOREPLACE);
}

int linux_is_process_directory(int directory) {
  struct statfs status;
  return fstatfs(directory, &status) == 0 && status.f_type == PROC_SUPER_MAGIC;
}

const char *linux_error_text(int code) {
  const char *text = strerrordesc_np(code);
  return text ? text : "unknown error";
}
