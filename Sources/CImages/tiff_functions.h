#pragma once
// The functions of libtiff that are called, as types: the library is loaded when a program first needs it, and a machine without it
// has no headers. A test compares them with libtiff's.
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

struct tiff;
struct TIFFOpenOptions;

typedef ptrdiff_t (*TIFFReadFunction)(void *client, void *bytes, ptrdiff_t count);
typedef uint64_t (*TIFFSeekFunction)(void *client, uint64_t offset, int whence);
typedef int (*TIFFClientCloseFunction)(void *client);
typedef uint64_t (*TIFFSizeFunction)(void *client);
typedef int (*TIFFMapFunction)(void *client, void **base, uint64_t *size);
typedef void (*TIFFUnmapFunction)(void *client, void *base, uint64_t size);
typedef int (*TIFFMessageFunction)(struct tiff *file, void *data, const char *module, const char *format, va_list arguments);

typedef struct tiff *(*TIFFClientOpenExtFunction)(const char *name, const char *mode, void *client, TIFFReadFunction read,
                                                  TIFFReadFunction write, TIFFSeekFunction seek,
                                                  TIFFClientCloseFunction close, TIFFSizeFunction size,
                                                  TIFFMapFunction map, TIFFUnmapFunction unmap,
                                                  struct TIFFOpenOptions *options);
typedef void (*TIFFCloseFunction)(struct tiff *file);
typedef int (*TIFFReadRGBAImageOrientedFunction)(struct tiff *file, uint32_t width, uint32_t height, uint32_t *pixels,
                                                 int orientation, int stopsAtErrors);
typedef struct TIFFOpenOptions *(*TIFFOpenOptionsAllocFunction)(void);
typedef void (*TIFFOpenOptionsFreeFunction)(struct TIFFOpenOptions *options);
typedef void (*TIFFOpenOptionsSetMaxSingleMemAllocFunction)(struct TIFFOpenOptions *options, ptrdiff_t most);
typedef void (*TIFFOpenOptionsSetErrorHandlerExtRFunction)(struct TIFFOpenOptions *options, TIFFMessageFunction handler,
                                                           void *data);
typedef void (*TIFFOpenOptionsSetWarningHandlerExtRFunction)(struct TIFFOpenOptions *options, TIFFMessageFunction handler,
                                                             void *data);

/// `TIFFGetFieldDefaulted`, whose number of arguments varies. Swift cannot call such a function, so this type is only a place for it.
typedef void (*TIFFFieldFunction)(void);

/// Calls `TIFFGetFieldDefaulted` for a field of 16 or 32 bits.
static inline int tiff_get_field(TIFFFieldFunction function, struct tiff *file, uint32_t tag, void *value) {
  return ((int (*)(struct tiff *, uint32_t, ...))function)(file, tag, value);
}

/// A handler that prints nothing.
static inline int tiff_ignore_message(struct tiff *file, void *data, const char *module, const char *format, va_list arguments) {
  return 1;
}

static inline TIFFMessageFunction tiff_silent(void) { return tiff_ignore_message; }
