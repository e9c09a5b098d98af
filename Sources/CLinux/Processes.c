#define _GNU_SOURCE
#include "Processes.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Room for the descriptors of one message, aligned as the kernel wants it.
union control {
  char bytes[CMSG_SPACE(sizeof(int) * LINUX_MESSAGE_DESCRIPTORS)];
  struct cmsghdr alignment;
};

int linux_send_message(int socket, const void *bytes, size_t count, const int *descriptors,
                       size_t descriptor_count, int flags) {
  if (descriptor_count > LINUX_MESSAGE_DESCRIPTORS) {
    errno = EINVAL;
    return -1;
  }
  struct iovec vector = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &vector, .msg_iovlen = 1};
  union control control = {0};
  if (descriptor_count > 0) {
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
    memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
  }
  ssize_t sent;
  do {
    sent = sendmsg(socket, &message, flags | MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  return sent < 0 ? -1 : 0;
}

ssize_t linux_receive_message(int socket, void *bytes, size_t capacity, int *descriptors,
                              size_t *descriptor_count) {
  struct iovec vector = {.iov_base = bytes, .iov_len = capacity};
  union control control = {0};
  struct msghdr message = {.msg_iov = &vector,
                           .msg_iovlen = 1,
                           .msg_control = control.bytes,
                           .msg_controllen = sizeof control.bytes};
  *descriptor_count = 0;
  ssize_t received;
  do {
    received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  } while (received < 0 && errno == EINTR);
  if (received < 0) return -1;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    memcpy(descriptors, CMSG_DATA(header), count * sizeof(int));
    *descriptor_count = count;
  }
  if (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) {
    for (size_t index = 0; index < *descriptor_count; index++) close(descriptors[index]);
    *descriptor_count = 0;
    errno = EMSGSIZE;
    return -1;
  }
  return received;
}

int linux_spawn_isolated(posix_spawn_file_actions_t *actions, const char *directory, int first_closed) {
  int failure = posix_spawn_file_actions_addchdir_np(actions, directory);
  return failure ? failure : posix_spawn_file_actions_addclosefrom_np(actions, first_closed);
}

int linux_forbid_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

const char *linux_signal_name(int signal) { return sigabbrev_np(signal); }

/// Adds a rule that allows `rights` for `path` and what is in it; a path that is not there needs none.
static int allow(int ruleset, const char *path, __u64 rights) {
  struct landlock_path_beneath_attr rule = {.allowed_access = rights};
  rule.parent_fd = open(path, O_PATH | O_CLOEXEC);
  if (rule.parent_fd < 0) return errno == ENOENT ? 0 : -1;
  int result = (int)syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(rule.parent_fd);
  return result;
}

int linux_forbid_writing(const char *directory) {
  struct landlock_ruleset_attr attributes = {
      .handled_access_fs = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                           LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                           LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK |
                           LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
                           LANDLOCK_ACCESS_FS_MAKE_SYM};
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);
  if (ruleset < 0) return -1;
  int result = allow(ruleset, directory, attributes.handled_access_fs);
  if (result == 0) result = allow(ruleset, "/dev/null", LANDLOCK_ACCESS_FS_WRITE_FILE);
  if (result == 0) result = (int)syscall(SYS_landlock_restrict_self, ruleset, 0);
  int failure = errno;
  close(ruleset);
  errno = failure;
  return result;
}
