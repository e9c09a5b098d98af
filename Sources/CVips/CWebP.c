#include "CWebP.h"

#include <dlfcn.h>
#include <stdlib.h>

// The layouts of <webp/encode.h>, whose major version 2 has been binary compatible since libwebp 0.5 (libwebp.so.7).
enum { abi_version = 0x020f, preset_default = 0 };

struct config {
  int lossless;
  float quality;
  int method, image_hint, target_size;
  float target_psnr;
  int segments, sns_strength, filter_strength, filter_sharpness, filter_type, autofilter, alpha_compression,
      alpha_filtering, alpha_quality, pass, show_compressed, preprocessing, partitions, partition_limit,
      emulate_jpeg_size, thread_level, low_memory, near_lossless, exact, use_delta_palette, use_sharp_yuv, qmin, qmax;
};

struct picture {
  int use_argb, colorspace, width, height;
  uint8_t *y, *u, *v;
  int y_stride, uv_stride;
  uint8_t *a;
  int a_stride;
  uint32_t pad1[2];
  uint32_t *argb;
  int argb_stride;
  uint32_t pad2[3];
  int (*writer)(const uint8_t *bytes, size_t length, const struct picture *picture);
  void *custom_ptr;
  int extra_info_type;
  uint8_t *extra_info;
  void *stats;
  int error_code;
  int (*progress_hook)(int percent, const struct picture *picture);
  void *user_data;
  uint32_t pad3[3];
  uint8_t *pad4, *pad5;
  uint32_t pad6[8];
  void *memory, *memory_argb;
  void *pad7[2];
};

struct callbacks {
  bool (*write)(const void *bytes, size_t length, void *context);
  bool (*report)(int percent, void *context);
  void *context;
};

static int write_piece(const uint8_t *bytes, size_t length, const struct picture *picture) {
  const struct callbacks *callbacks = picture->custom_ptr;
  return callbacks->write(bytes, length, callbacks->context);
}

static int report_progress(int percent, const struct picture *picture) {
  const struct callbacks *callbacks = picture->custom_ptr;
  return callbacks->report(percent, callbacks->context);
}

bool cwebp_encode_exactly(
    const uint8_t *rgba, int width, int height, bool (*write)(const void *bytes, size_t length, void *context),
    bool (*report)(int percent, void *context), void *context) {
  void *library = dlopen("libwebp.so.7", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return false;
  int (*init_config)(struct config *, int, float, int) = dlsym(library, "WebPConfigInitInternal");
  int (*init_picture)(struct picture *, int) = dlsym(library, "WebPPictureInitInternal");
  int (*import)(struct picture *, const uint8_t *, int) = dlsym(library, "WebPPictureImportRGBA");
  int (*encode)(const struct config *, struct picture *) = dlsym(library, "WebPEncode");
  void (*release)(struct picture *) = dlsym(library, "WebPPictureFree");
  struct config config;
  struct picture picture;
  struct callbacks callbacks = {write, report, context};
  bool done = init_config != NULL && init_picture != NULL && import != NULL && encode != NULL && release != NULL
      && init_config(&config, preset_default, 80, abi_version) && init_picture(&picture, abi_version);
  if (done) {
    config.lossless = 1;
    config.exact = 1;
    picture.use_argb = 1;
    picture.width = width;
    picture.height = height;
    picture.writer = write_piece;
    picture.custom_ptr = &callbacks;
    picture.progress_hook = report_progress;
    done = import(&picture, rgba, width * 4) && encode(&config, &picture);
    release(&picture);
  }
  dlclose(library);
  return done;
}
