#ifndef C_PEERS_H
#define C_PEERS_H

#include <stdbool.h>
#include <stdint.h>

/// Opens GIO and its type database; false where it is not installed.
bool gio_open(void);
/// The content type that GIO guesses for a file name, to be freed with gio_free.
char *gio_guess(const char *name);
/// Whether GIO says that the type is the supertype or a subtype of it.
bool gio_is_a(const char *type, const char *supertype);
void gio_free(void *string);

/// How often this process has called malloc, calloc, realloc or an aligned form, on all threads.
uint64_t allocation_count(void);

/// How often this process has retained or released a Swift object, on all threads.
uint64_t retain_count(void);

#endif
