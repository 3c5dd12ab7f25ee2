#pragma once
// The functions of libheif that are called, as types: the library is loaded when a program first needs it, and a machine without it
// has no headers. A test compares them with libheif's.
#include <stddef.h>
#include <stdint.h>

struct heif_context;
struct heif_image;
struct heif_image_handle;

#ifndef LIBHEIF_HEIF_H  // In that test libheif's own types come first.
enum heif_error_code { heif_error_Ok = 0, heif_error_Unsupported_feature = 4 };
enum heif_suberror_code { heif_suberror_Unsupported_codec = 3000 };
enum heif_colorspace { heif_colorspace_RGB = 1 };
enum heif_chroma { heif_chroma_interleaved_RGBA = 11 };
enum heif_channel { heif_channel_interleaved = 10 };

struct heif_error {
  enum heif_error_code code;
  enum heif_suberror_code subcode;
  const char *message;
};
#endif

struct heif_init_params;
struct heif_reading_options;
struct heif_decoding_options;

typedef struct heif_error (*HEIFInitFunction)(struct heif_init_params *parameters);
typedef struct heif_context *(*HEIFContextAllocFunction)(void);
typedef void (*HEIFContextFreeFunction)(struct heif_context *context);
typedef void (*HEIFContextSetMaximumImageSizeLimitFunction)(struct heif_context *context, int side);
typedef struct heif_error (*HEIFContextReadFunction)(struct heif_context *context, const void *bytes, size_t count,
                                                     const struct heif_reading_options *options);
typedef struct heif_error (*HEIFContextGetPrimaryFunction)(struct heif_context *context, struct heif_image_handle **handle);
typedef int (*HEIFHandleLengthFunction)(const struct heif_image_handle *handle);
typedef void (*HEIFHandleReleaseFunction)(const struct heif_image_handle *handle);
typedef struct heif_error (*HEIFDecodeImageFunction)(const struct heif_image_handle *handle, struct heif_image **image,
                                                     enum heif_colorspace space, enum heif_chroma chroma,
                                                     const struct heif_decoding_options *options);
typedef int (*HEIFImageLengthFunction)(const struct heif_image *image, enum heif_channel channel);
typedef const uint8_t *(*HEIFImagePlaneFunction)(const struct heif_image *image, enum heif_channel channel, int *stride);
typedef void (*HEIFImageReleaseFunction)(const struct heif_image *image);
