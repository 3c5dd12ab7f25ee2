#pragma once
#if !__has_include(<cairo/cairo.h>)
#error "OpenUIKitCairo needs Cairo and Pango (on Debian: apt-get install libpango1.0-dev libcairo2-dev)"
#endif
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <stdint.h>
#include <string.h>
#include "pango.h"
#include "fonts.h"

/// Begins to load memory into the processor's caches. The address may be any.
static inline void prefetch_memory(const void *address) { __builtin_prefetch(address); }

typedef uint8_t EightBytes __attribute__((vector_size(8)));
typedef uint16_t EightWords __attribute__((vector_size(16)));

/// The bilinear mix of two pixels and the two below them, each of four bytes, with weights from 0 to 16 of the right and of the lower ones.
static inline uint32_t mix_pixels(const void *upper, const void *lower, uint32_t right, uint32_t down) {
  EightBytes above, below;
  memcpy(&above, upper, sizeof above);
  memcpy(&below, lower, sizeof below);
  const uint16_t d = (uint16_t)down, u = (uint16_t)(16 - down), r = (uint16_t)right, l = (uint16_t)(16 - right);
  EightWords mix = __builtin_convertvector(above, EightWords) * (EightWords){u, u, u, u, u, u, u, u}
    + __builtin_convertvector(below, EightWords) * (EightWords){d, d, d, d, d, d, d, d};
  mix *= (EightWords){l, l, l, l, r, r, r, r};
  mix += __builtin_shufflevector(mix, mix, 4, 5, 6, 7, 0, 1, 2, 3);
  mix = (mix + (EightWords){128, 128, 128, 128, 128, 128, 128, 128}) >> 8;
  const EightBytes bytes = __builtin_convertvector(mix, EightBytes);
  uint32_t pixel;
  memcpy(&pixel, &bytes, sizeof pixel);
  return pixel;
}
