#ifndef CVIPS_H
#define CVIPS_H

// The few functions of libvips and of GObject that picture conversion needs, with fixed arity. The libraries are
// opened on the first call of cvips_open, so that no -dev package is needed to build and nothing is loaded at start.
// Every other function may be called only after cvips_open gave true. All may be called from any thread.

#include "CWebP.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CVipsImage CVipsImage;
typedef struct CVipsOperation CVipsOperation;
typedef struct CVipsSource CVipsSource;
typedef struct CVipsTarget CVipsTarget;

/// Opens and initialises libvips once, whichever thread comes first; false if it is not installed or does not start.
bool cvips_open(void);

/// Why cvips_open gave false, as the dynamic linker says it; NULL where it did not say.
const char *cvips_problem(void);

/// Loads one of the modules that Debian builds beside libvips, `heif` or `jxl`; false if it is not there. A module
/// that is built in is not needed. Only one call at a time.
bool cvips_load_module(const char *name);

/// Allows a class of operations that libvips marks as not to be trusted with strangers' files.
void cvips_allow(const char *class_name);

/// A copy of the error text so far, to be freed with free(); the text is cleared. The text belongs to the process.
char *cvips_take_errors(void);

/// Releases an image, an operation, a source or a target.
void cvips_unref(void *object);

// Operations: made by name, given arguments by name, run, and asked for their results.
CVipsOperation *cvips_operation_new(const char *name);
void cvips_set_int(CVipsOperation *operation, const char *name, int value);
void cvips_set_double(CVipsOperation *operation, const char *name, double value);
void cvips_set_string(CVipsOperation *operation, const char *name, const char *value);
void cvips_set_doubles(CVipsOperation *operation, const char *name, const double *values, int count);
void cvips_set_object(CVipsOperation *operation, const char *name, void *object);
void cvips_set_images(CVipsOperation *operation, const char *name, CVipsImage *const *images, int count);
bool cvips_run(CVipsOperation *operation);
CVipsImage *cvips_get_image(CVipsOperation *operation, const char *name);
double cvips_get_double(CVipsOperation *operation, const char *name);
/// Has `note` called, on any thread, when an image that the operation loads turns out not to be readable to its end:
/// of several threads that wait for the same rows, libvips tells but one, and the others take black for pixels.
void cvips_watch_damage(CVipsOperation *operation, void (*note)(void *context), void *context);
/// Releases an operation that ran.
void cvips_finish(CVipsOperation *operation);

// Images.
int cvips_width(CVipsImage *image);
int cvips_height(CVipsImage *image);
int cvips_bands(CVipsImage *image);
int cvips_format(CVipsImage *image);
int cvips_interpretation(CVipsImage *image);
/// Pixels a millimetre; 1 where a file says nothing.
double cvips_xres(CVipsImage *image);
double cvips_yres(CVipsImage *image);
bool cvips_has_alpha(CVipsImage *image);
bool cvips_get_int(CVipsImage *image, const char *name, int *value);
bool cvips_get_blob(CVipsImage *image, const char *name, const void **bytes, size_t *length);
/// The numbers in a field, which belong to the image.
bool cvips_get_ints(CVipsImage *image, const char *name, const int **values, int *count);
void cvips_set_ints(CVipsImage *image, const char *name, const int *values, int count);
void cvips_set_field_int(CVipsImage *image, const char *name, int value);
/// An image of a copy of samples of 8 bits; NULL on failure.
CVipsImage *cvips_image_of_bytes(const void *bytes, size_t length, int width, int height, int bands);
void cvips_set_blob(CVipsImage *image, const char *name, const void *bytes, size_t length);
/// The names of all fields, ended by NULL; to be freed with cvips_free_fields.
char **cvips_fields(CVipsImage *image);
void cvips_free_fields(char **fields);
void cvips_remove(CVipsImage *image, const char *name);
CVipsImage *cvips_decode(CVipsImage *image);
/// All samples, to be freed with cvips_free_samples; NULL on failure.
void *cvips_samples(CVipsImage *image, size_t *length);
void cvips_free_samples(void *samples);
/// Makes the image report its progress: done of total pixels. A false answer ends the computation with an error.
void cvips_watch(
    CVipsImage *image, bool (*report)(int64_t done, int64_t total, void *context), void *context);

// Sources and targets whose bytes the caller moves. A negative result is an error; the context outlives the object.
CVipsSource *cvips_source_new(
    int64_t (*read)(void *bytes, int64_t length, void *context),
    int64_t (*seek)(int64_t offset, int whence, void *context), void *context);
/// A source of bytes in memory, which outlive it.
CVipsSource *cvips_source_of_memory(const void *bytes, size_t length);
CVipsTarget *cvips_target_new(
    int64_t (*write)(const void *bytes, int64_t length, void *context),
    int64_t (*read)(void *bytes, int64_t length, void *context),
    int64_t (*seek)(int64_t offset, int whence, void *context), void *context);

#endif
