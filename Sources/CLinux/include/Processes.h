// Calls for talking to a child process that Swift's Glibc module does not show.
#pragma once

#include <spawn.h>
#include <stddef.h>
#include <sys/types.h>

/// The most descriptors that one message carries.
#define LINUX_MESSAGE_DESCRIPTORS 2

/// Sends one message with `descriptor_count` descriptors on a SEQPACKET socket, without ever raising SIGPIPE.
/// Returns 0, or -1 with `errno` set.
int linux_send_message(int socket, const void *_Nonnull bytes, size_t count, const int *_Nullable descriptors,
                       size_t descriptor_count, int flags);

/// Receives one message and the descriptors that come with it, which are closed on exec; `descriptors` has room
/// for `LINUX_MESSAGE_DESCRIPTORS`. Returns its size, 0 when the peer is gone, or -1 with `errno` set: `EMSGSIZE`
/// when it has more than `capacity` bytes or too many descriptors, all of which are then closed.
ssize_t linux_receive_message(int socket, void *_Nonnull bytes, size_t capacity, int *_Nonnull descriptors,
                              size_t *_Nonnull descriptor_count);

/// Makes the spawned program start in `directory` with no descriptor from `first_closed` on.
/// Returns 0 or an `errno`.
int linux_spawn_isolated(posix_spawn_file_actions_t *_Nonnull actions, const char *_Nonnull directory,
                         int first_closed);

/// Denies this process and its children every gain of privileges by running a program. Returns 0 or -1.
int linux_forbid_new_privileges(void);

/// Denies this thread, and what it starts from now on, to write to, make or remove files by name, but for those in
/// `directory` and `/dev/null`. Files that are open stay writable. Needs `linux_forbid_new_privileges`.
/// Returns 0, or -1 with `errno` set: `ENOSYS` or `EOPNOTSUPP` where the kernel has no Landlock.
int linux_forbid_writing(const char *_Nonnull directory);

/// The name of a signal without its `SIG`, or null for a number that has none.
const char *_Nullable linux_signal_name(int signal);
