#define _GNU_SOURCE
// The C library's allocator under its own names, with a counter in front. A program's definitions stand before
// those of the libraries it opens, so every call of this process goes through here.
#include "CPeers.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Atomic uint64_t allocations;
static _Atomic uint64_t retains;

#define COUNTED(counter, call) \
  (atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed), call)

void *malloc(size_t size) { return COUNTED(allocations, __libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return COUNTED(allocations, __libc_calloc(count, size)); }
void *realloc(void *old, size_t size) { return COUNTED(allocations, __libc_realloc(old, size)); }
void *memalign(size_t alignment, size_t size) { return COUNTED(allocations, __libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

uint64_t allocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

// The same for Swift's reference counts. The first call comes from a library's initialiser, before any of ours.
void *swift_retain(void *object) {
  static void *(*runtime)(void *);
  if (!runtime) runtime = dlsym(RTLD_NEXT, "swift_retain");
  return COUNTED(retains, runtime(object));
}

void swift_release(void *object) {
  static void (*runtime)(void *);
  if (!runtime) runtime = dlsym(RTLD_NEXT, "swift_release");
  COUNTED(retains, runtime(object));
}

uint64_t retain_count(void) { return atomic_load_explicit(&retains, memory_order_relaxed); }
