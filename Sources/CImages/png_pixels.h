#pragma once
// PNG files. libpng reports errors by `longjmp`, which Swift cannot contain: so these functions are C.
#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// The rest of a file that is being read.
typedef struct {
  const uint8_t *bytes;
  size_t count, place;
} PNGSource;

static inline void png_source_read(png_structp png, png_bytep target, size_t count) {
  PNGSource *source = (PNGSource *)png_get_io_ptr(png);
  if (count > source->count - source->place) png_error(png, "the file ends early");
  memcpy(target, source->bytes + source->place, count);
  source->place += count;
}

static inline void png_fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static inline void png_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/// Leaves only the chunks whose content appears in the pixels. A compressed text or profile can claim gigabytes.
static inline void png_skip_unread_chunks(png_structp png) {
  // All but IHDR, PLTE, tRNS, IDAT and IEND.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "gAMA\0sRGB", 2);
  png_set_chunk_malloc_max(png, 1 << 16);
  png_set_chunk_cache_max(png, 16);
}

/// Sets up transforms to four bytes a pixel: red, green, blue and opacity, in sRGB.
static inline void png_set_rgba(png_structp png, png_infop info) {
  png_fixed_point gamma = 0;
  // Without a gAMA chunk the components are sRGB, in pictures of 16 bits too. That of sRGB, 1 / 2.2, changes nothing either, but
  // libpng's tables for it would round.
  if (png_get_gAMA_fixed(png, info, &gamma) != 0 && gamma != 45455) png_set_gamma_fixed(png, PNG_DEFAULT_sRGB, gamma);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  // The upper bytes, as browsers take them: 0xA000 is 160.
  png_set_strip_16(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
}

/// Decodes a file into `width` × `height` × 4 bytes. Returns 0 for a damaged file, and for one of another size.
static inline int png_read_rgba(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels) {
  PNGSource source = {bytes, count, 0};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, png_fail, png_ignore_warning);
  if (png == NULL) return 0;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_user_limits(png, width, height);
  png_set_read_fn(png, &source, png_source_read);
  png_skip_unread_chunks(png);
  png_read_info(png, info);
  png_set_rgba(png, info);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height ||
      png_get_rowbytes(png, info) != (size_t)width * 4)
    png_error(png, "another size");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t row = 0; row < height; row++) png_read_row(png, pixels + (size_t)row * width * 4, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

/// The memory for a file that is being written.
typedef struct {
  uint8_t *bytes;
  size_t room, count;
} PNGTarget;

static inline void png_target_write(png_structp png, png_bytep source, size_t count) {
  PNGTarget *target = (PNGTarget *)png_get_io_ptr(png);
  if (count > target->room - target->count) png_error(png, "the memory ends early");
  memcpy(target->bytes + target->count, source, count);
  target->count += count;
}

static inline void png_target_flush(png_structp png) { (void)png; }

/// Encodes rows of three or four bytes a pixel with zlib's fastest level and without filters. Returns the size of the file; 0 if there is
/// too little room, or for sides that the format cannot have.
static inline size_t png_write_fast(const uint8_t *pixels, uint32_t width, uint32_t height, int has_alpha, uint8_t *bytes, size_t room) {
  PNGTarget target = {bytes, room, 0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, png_fail, png_ignore_warning);
  if (png == NULL) return 0;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, &target, png_target_write, png_target_flush);
  int color = has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
  png_set_IHDR(png, info, width, height, 8, color, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_compression_level(png, 1);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_write_info(png, info);
  size_t length = (size_t)width * (has_alpha ? 4 : 3);
  for (uint32_t row = 0; row < height; row++) png_write_row(png, pixels + row * length);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return target.count;
}
