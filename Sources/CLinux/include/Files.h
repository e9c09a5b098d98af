// Calls for making and replacing files that Swift's Glibc module does not show.
#pragma once

#include <sys/types.h>

/// Opens a file without a name in `directory`, for reading and writing, closed on exec.
/// Returns its descriptor, or -1 with `errno` set: `EOPNOTSUPP` or `EISDIR` where there are no such files.
int linux_open_unnamed(int directory, const char *_Nonnull path, mode_t mode);

/// Opens a directory only to name its entries. Returns its descriptor, or -1 with `errno` set.
int linux_open_directory(const char *_Nonnull path);

/// Gives the open file the name `name` in `directory`, which must be free. Returns 0, or -1 with `errno` set.
int linux_link_descriptor(int descriptor, int directory, const char *_Nonnull name);

/// Renames within `directory`, only to a name that is free. Returns 0, or -1 with `errno` set: `EINVAL` or `ENOSYS`
/// where the file system cannot promise that.
int linux_rename_to_free(int directory, const char *_Nonnull from, const char *_Nonnull to);

/// Whether the directory is one of the process file system, whose symbolic links are open files.
int linux_is_process_directory(int directory);

/// What `code`, an `errno`, means, in English; from any thread.
const char *_Nonnull linux_error_text(int code);
