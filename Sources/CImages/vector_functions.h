#pragma once
// The functions of librsvg, poppler-glib, Cairo and GLib that draw vector pictures, as types: the libraries are loaded when a program first
// needs them, and a machine without them has no headers. A test compares them with those of the libraries.
#include <stddef.h>
#include <stdint.h>

struct _cairo;
struct _cairo_surface;
struct _GBytes;
struct _GError;
struct _PopplerDocument;
struct _PopplerPage;
struct _RsvgHandle;

#ifndef RSVG_H  // In that test librsvg's own types come first.
typedef struct {
  double x, y, width, height;
} RsvgRectangle;
typedef struct {
  double length;
  int unit;
} RsvgLength;
#endif

typedef struct _RsvgHandle *(*RsvgHandleNewFromDataFunction)(const uint8_t *bytes, size_t count, struct _GError **error);
typedef int (*RsvgHandleGetIntrinsicSizeFunction)(struct _RsvgHandle *handle, double *width, double *height);
typedef void (*RsvgHandleGetIntrinsicDimensionsFunction)(struct _RsvgHandle *handle, int *hasWidth, RsvgLength *width,
                                                         int *hasHeight, RsvgLength *height, int *hasViewBox,
                                                         RsvgRectangle *viewBox);
typedef int (*RsvgHandleRenderDocumentFunction)(struct _RsvgHandle *handle, struct _cairo *cairo, const RsvgRectangle *viewport,
                                                struct _GError **error);

typedef struct _PopplerDocument *(*PopplerDocumentNewFromBytesFunction)(struct _GBytes *bytes, const char *password,
                                                                        struct _GError **error);
typedef struct _PopplerPage *(*PopplerDocumentGetPageFunction)(struct _PopplerDocument *document, int index);
typedef void (*PopplerPageGetSizeFunction)(struct _PopplerPage *page, double *width, double *height);
typedef void (*PopplerPageRenderFunction)(struct _PopplerPage *page, struct _cairo *cairo);

typedef struct _GBytes *(*GBytesNewFunction)(const void *bytes, size_t count);
typedef void (*GBytesUnrefFunction)(struct _GBytes *bytes);
typedef void (*GObjectUnrefFunction)(void *object);

typedef struct _cairo_surface *(*CairoImageSurfaceFunction)(unsigned char *bytes, int format, int width, int height, int stride);
typedef struct _cairo *(*CairoCreateFunction)(struct _cairo_surface *surface);
typedef void (*CairoDestroyFunction)(struct _cairo *cairo);
typedef void (*CairoScaleFunction)(struct _cairo *cairo, double x, double y);
typedef void (*CairoSurfaceFunction)(struct _cairo_surface *surface);
