#ifndef CWEBP_H
#define CWEBP_H

// The encoder that libvips itself uses, called for the one thing that libvips 8.14 cannot ask of it: to keep the
// colour of wholly clear pixels. Only after cvips_open gave true.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Encodes RGBA pixels without any loss. Pieces of the file go to `write` as they come, progress in percent to
/// `report`; a false answer of either ends it. False on failure.
bool cwebp_encode_exactly(
    const uint8_t *rgba, int width, int height, bool (*write)(const void *bytes, size_t length, void *context),
    bool (*report)(int percent, void *context), void *context);

#endif
