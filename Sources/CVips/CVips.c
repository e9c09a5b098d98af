#define _GNU_SOURCE
#include "CVips.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What libvips hands to a handler of the signal "eval"; the same since 8.0.
struct progress {
  CVipsImage *image;
  int run;
  int eta;
  int64_t total;
  int64_t done;
};

typedef void (*handler)(void);

// The functions by name, result and parameters. All live in libvips or in libraries that it brings, so that one
// handle finds them.
#define FUNCTIONS(F) \
  F(int, vips_init, (const char *)) \
  F(int, vips_version, (int)) \
  F(void, vips_cache_set_max, (int)) \
  F(void, vips_cache_set_max_mem, (size_t)) \
  F(void, vips_cache_set_max_files, (int)) \
  F(void, vips_block_untrusted_set, (int)) \
  F(void, vips_operation_block_set, (const char *, int)) \
  F(char *, vips_error_buffer_copy, (void)) \
  F(void *, vips_operation_new, (const char *)) \
  F(int, vips_object_build, (void *)) \
  F(void, vips_object_unref_outputs, (void *)) \
  F(void *, vips_array_double_new, (const double *, int)) \
  F(void *, vips_array_image_new, (CVipsImage *const *, int)) \
  F(void, vips_area_unref, (void *)) \
  F(int, vips_image_get_width, (const CVipsImage *)) \
  F(int, vips_image_get_height, (const CVipsImage *)) \
  F(int, vips_image_get_bands, (const CVipsImage *)) \
  F(int, vips_image_get_format, (const CVipsImage *)) \
  F(double, vips_image_get_xres, (const CVipsImage *)) \
  F(double, vips_image_get_yres, (const CVipsImage *)) \
  F(int, vips_image_get_interpretation, (const CVipsImage *)) \
  F(int, vips_image_hasalpha, (CVipsImage *)) \
  F(size_t, vips_image_get_typeof, (const CVipsImage *, const char *)) \
  F(int, vips_image_get_int, (const CVipsImage *, const char *, int *)) \
  F(int, vips_image_get_blob, (const CVipsImage *, const char *, const void **, size_t *)) \
  F(int, vips_image_get_array_int, (CVipsImage *, const char *, int **, int *)) \
  F(void, vips_image_set_array_int, (CVipsImage *, const char *, const int *, int)) \
  F(void, vips_image_set_int, (CVipsImage *, const char *, int)) \
  F(CVipsImage *, vips_image_new_from_memory_copy, (const void *, size_t, int, int, int, int)) \
  F(void, vips_image_set_blob_copy, (CVipsImage *, const char *, const void *, size_t)) \
  F(char **, vips_image_get_fields, (CVipsImage *)) \
  F(int, vips_image_remove, (CVipsImage *, const char *)) \
  F(CVipsImage *, vips_image_copy_memory, (CVipsImage *)) \
  F(void *, vips_image_write_to_memory, (CVipsImage *, size_t *)) \
  F(void, vips_image_set_progress, (CVipsImage *, int)) \
  F(void, vips_image_set_kill, (CVipsImage *, int)) \
  F(CVipsSource *, vips_source_new_from_memory, (const void *, size_t)) \
  F(CVipsSource *, vips_source_custom_new, (void)) \
  F(CVipsTarget *, vips_target_custom_new, (void)) \
  F(void, g_object_set, (void *, const char *, ...)) \
  F(void, g_object_get, (void *, const char *, ...)) \
  F(void, g_object_unref, (void *)) \
  F(void *, g_module_open, (const char *, int)) \
  F(void, g_free, (void *)) \
  F(void, g_strfreev, (char **)) \
  F(unsigned long, g_signal_connect_data, (void *, const char *, handler, void *, handler, int)) \
  F(unsigned, g_log_set_handler, (const char *, int, handler, void *))

#define POINTER(result, name, parameters) result(*name) parameters;
static struct {
  FUNCTIONS(POINTER)
} vips;

static bool is_open = false;
static char *problem = NULL;

// Nothing that a codec says of an item's bytes is printed: a small hostile file makes it say 128,000 lines.
static void drop_message(void) {}

static bool find_functions(void *library) {
#define FIND(result, name, parameters) \
  vips.name = (__typeof__(vips.name))dlsym(library, #name); \
  if (vips.name == NULL) return false;
  FUNCTIONS(FIND)
  return true;
}

// libvips looks for its modules, of which we use none, under VIPSHOME if that is set. Opening them would take ten
// times as long as all else that vips_init does.
static int init_without_modules(void) {
  if (getenv("VIPSHOME") != NULL) return vips.vips_init("rendition");
  setenv("VIPSHOME", "/nonexistent", 0);
  int status = vips.vips_init("rendition");
  unsetenv("VIPSHOME");
  return status;
}

static void open_library(void) {
  void *library = dlopen("libvips.so.42", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL || !find_functions(library)) {
    const char *reason = dlerror();
    if (reason != NULL) problem = strdup(reason);
    return;
  }
  enum { every_level = ~0 };
  vips.g_log_set_handler("VIPS", every_level, drop_message, NULL);
  if (init_without_modules() != 0) return;
  vips.vips_cache_set_max(0);
  vips.vips_cache_set_max_mem(0);
  vips.vips_cache_set_max_files(0);
  vips.vips_block_untrusted_set(1);
  is_open = true;
}

// The file of a module: in a folder beside the library, which is named for its version.
static bool module_path(const char *name, char *path, size_t size) {
  Dl_info library;
  if (dladdr((void *)vips.vips_init, &library) == 0 || library.dli_fname == NULL) return false;
  const char *slash = strrchr(library.dli_fname, '/');
  if (slash == NULL) return false;
  int length = snprintf(
      path, size, "%.*s/vips-modules-%d.%d/vips-%s.so", (int)(slash - library.dli_fname), library.dli_fname,
      vips.vips_version(0), vips.vips_version(1), name);
  return length > 0 && (size_t)length < size;
}

bool cvips_load_module(const char *name) {
  char path[4096];
  return module_path(name, path, sizeof path) && access(path, R_OK) == 0 && vips.g_module_open(path, 0) != NULL;
}

void cvips_allow(const char *class_name) { vips.vips_operation_block_set(class_name, 0); }

bool cvips_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return is_open;
}

const char *cvips_problem(void) { return problem; }

char *cvips_take_errors(void) { return vips.vips_error_buffer_copy(); }

void cvips_unref(void *object) { vips.g_object_unref(object); }

CVipsOperation *cvips_operation_new(const char *name) { return vips.vips_operation_new(name); }

void cvips_set_int(CVipsOperation *operation, const char *name, int value) {
  vips.g_object_set(operation, name, value, NULL);
}

void cvips_set_double(CVipsOperation *operation, const char *name, double value) {
  vips.g_object_set(operation, name, value, NULL);
}

void cvips_set_string(CVipsOperation *operation, const char *name, const char *value) {
  vips.g_object_set(operation, name, value, NULL);
}

void cvips_set_doubles(CVipsOperation *operation, const char *name, const double *values, int count) {
  void *array = vips.vips_array_double_new(values, count);
  vips.g_object_set(operation, name, array, NULL);
  vips.vips_area_unref(array);
}

void cvips_set_object(CVipsOperation *operation, const char *name, void *object) {
  vips.g_object_set(operation, name, object, NULL);
}

void cvips_set_images(CVipsOperation *operation, const char *name, CVipsImage *const *images, int count) {
  void *array = vips.vips_array_image_new(images, count);
  vips.g_object_set(operation, name, array, NULL);
  vips.vips_area_unref(array);
}

// Built directly and not through vips_cache_operation_build: no result is ever that of an earlier call.
bool cvips_run(CVipsOperation *operation) { return vips.vips_object_build(operation) == 0; }

CVipsImage *cvips_get_image(CVipsOperation *operation, const char *name) {
  CVipsImage *image = NULL;
  vips.g_object_get(operation, name, &image, NULL);
  return image;
}

double cvips_get_double(CVipsOperation *operation, const char *name) {
  double value = 0;
  vips.g_object_get(operation, name, &value, NULL);
  return value;
}

static void free_watcher(void *watcher, void *closure) { free(watcher); }

struct damage_watcher {
  void (*note)(void *context);
  void *context;
};

static void damaged(CVipsOperation *operation, struct damage_watcher *watcher) { watcher->note(watcher->context); }

void cvips_watch_damage(CVipsOperation *operation, void (*note)(void *context), void *context) {
  struct damage_watcher *watcher = malloc(sizeof *watcher);
  if (watcher == NULL) abort();
  *watcher = (struct damage_watcher){note, context};
  vips.g_signal_connect_data(
      operation, "invalidate", (handler)damaged, watcher, (handler)free_watcher, 0);
}

void cvips_finish(CVipsOperation *operation) {
  vips.vips_object_unref_outputs(operation);
  vips.g_object_unref(operation);
}

int cvips_width(CVipsImage *image) { return vips.vips_image_get_width(image); }
int cvips_height(CVipsImage *image) { return vips.vips_image_get_height(image); }
int cvips_bands(CVipsImage *image) { return vips.vips_image_get_bands(image); }
int cvips_format(CVipsImage *image) { return vips.vips_image_get_format(image); }
int cvips_interpretation(CVipsImage *image) { return vips.vips_image_get_interpretation(image); }
double cvips_xres(CVipsImage *image) { return vips.vips_image_get_xres(image); }
double cvips_yres(CVipsImage *image) { return vips.vips_image_get_yres(image); }
bool cvips_has_alpha(CVipsImage *image) { return vips.vips_image_hasalpha(image) != 0; }

// Asked for first, because a field that is missing would be an error text.
bool cvips_get_int(CVipsImage *image, const char *name, int *value) {
  return vips.vips_image_get_typeof(image, name) != 0 && vips.vips_image_get_int(image, name, value) == 0;
}

bool cvips_get_blob(CVipsImage *image, const char *name, const void **bytes, size_t *length) {
  return vips.vips_image_get_typeof(image, name) != 0
      && vips.vips_image_get_blob(image, name, bytes, length) == 0;
}

bool cvips_get_ints(CVipsImage *image, const char *name, const int **values, int *count) {
  return vips.vips_image_get_typeof(image, name) != 0
      && vips.vips_image_get_array_int(image, name, (int **)values, count) == 0;
}

void cvips_set_ints(CVipsImage *image, const char *name, const int *values, int count) {
  vips.vips_image_set_array_int(image, name, values, count);
}

void cvips_set_field_int(CVipsImage *image, const char *name, int value) {
  vips.vips_image_set_int(image, name, value);
}

CVipsImage *cvips_image_of_bytes(const void *bytes, size_t length, int width, int height, int bands) {
  return vips.vips_image_new_from_memory_copy(bytes, length, width, height, bands, 0);
}

void cvips_set_blob(CVipsImage *image, const char *name, const void *bytes, size_t length) {
  vips.vips_image_set_blob_copy(image, name, bytes, length);
}

char **cvips_fields(CVipsImage *image) { return vips.vips_image_get_fields(image); }

void cvips_free_fields(char **fields) { vips.g_strfreev(fields); }

void cvips_remove(CVipsImage *image, const char *name) { vips.vips_image_remove(image, name); }

CVipsImage *cvips_decode(CVipsImage *image) { return vips.vips_image_copy_memory(image); }

void *cvips_samples(CVipsImage *image, size_t *length) { return vips.vips_image_write_to_memory(image, length); }

void cvips_free_samples(void *samples) { vips.g_free(samples); }

struct watcher {
  bool (*report)(int64_t done, int64_t total, void *context);
  void *context;
};

static void evaluated(CVipsImage *image, struct progress *progress, struct watcher *watcher) {
  if (!watcher->report(progress->done, progress->total, watcher->context)) vips.vips_image_set_kill(image, 1);
}

void cvips_watch(
    CVipsImage *image, bool (*report)(int64_t done, int64_t total, void *context), void *context) {
  struct watcher *watcher = malloc(sizeof *watcher);
  if (watcher == NULL) return;
  *watcher = (struct watcher){report, context};
  vips.vips_image_set_progress(image, 1);
  vips.g_signal_connect_data(image, "eval", (handler)evaluated, watcher, (handler)free_watcher, 0);
}

// The handlers of a custom source or target get the object first and the data last, which is what tells ours apart.
struct stream {
  int64_t (*read)(void *bytes, int64_t length, void *context);
  int64_t (*write)(const void *bytes, int64_t length, void *context);
  int64_t (*seek)(int64_t offset, int whence, void *context);
  void *context;
};

static int64_t stream_read(void *object, void *bytes, int64_t length, struct stream *stream) {
  return stream->read(bytes, length, stream->context);
}

static int64_t stream_write(void *object, const void *bytes, int64_t length, struct stream *stream) {
  return stream->write(bytes, length, stream->context);
}

static int64_t stream_seek(void *object, int64_t offset, int whence, struct stream *stream) {
  return stream->seek(offset, whence, stream->context);
}

static void connect_stream(void *object, struct stream value) {
  struct stream *stream = malloc(sizeof *stream);
  if (stream == NULL) abort();
  *stream = value;
  // The first connection owns the memory: an object drops its handlers together, when it goes.
  handler owner = (handler)free_watcher;
  if (value.seek != NULL) {
    vips.g_signal_connect_data(object, "seek", (handler)stream_seek, stream, owner, 0);
    owner = NULL;
  }
  if (value.read != NULL) {
    vips.g_signal_connect_data(object, "read", (handler)stream_read, stream, owner, 0);
    owner = NULL;
  }
  if (value.write != NULL)
    vips.g_signal_connect_data(object, "write", (handler)stream_write, stream, owner, 0);
}

CVipsSource *cvips_source_new(
    int64_t (*read)(void *bytes, int64_t length, void *context),
    int64_t (*seek)(int64_t offset, int whence, void *context), void *context) {
  CVipsSource *source = vips.vips_source_custom_new();
  connect_stream(source, (struct stream){.read = read, .seek = seek, .context = context});
  return source;
}

CVipsSource *cvips_source_of_memory(const void *bytes, size_t length) {
  return vips.vips_source_new_from_memory(bytes, length);
}

CVipsTarget *cvips_target_new(
    int64_t (*write)(const void *bytes, int64_t length, void *context),
    int64_t (*read)(void *bytes, int64_t length, void *context),
    int64_t (*seek)(int64_t offset, int whence, void *context), void *context) {
  CVipsTarget *target = vips.vips_target_custom_new();
  connect_stream(target, (struct stream){.read = read, .write = write, .seek = seek, .context = context});
  return target;
}
