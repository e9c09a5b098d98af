#include "CPeers.h"

#include <dlfcn.h>
#include <stddef.h>

static char *(*content_type_guess)(const char *, const unsigned char *, size_t, int *);
static int (*content_type_is_a)(const char *, const char *);
static void (*free_string)(void *);

bool gio_open(void) {
  void *library = dlopen("libgio-2.0.so.0", RTLD_NOW);
  if (!library) return false;
  content_type_guess = dlsym(library, "g_content_type_guess");
  content_type_is_a = dlsym(library, "g_content_type_is_a");
  free_string = dlsym(library, "g_free");
  return content_type_guess && content_type_is_a && free_string;
}

char *gio_guess(const char *name) { return content_type_guess(name, NULL, 0, NULL); }
bool gio_is_a(const char *type, const char *supertype) { return content_type_is_a(type, supertype); }
void gio_free(void *string) { free_string(string); }
