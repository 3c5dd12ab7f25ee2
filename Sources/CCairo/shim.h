#pragma once
#if !__has_include(<cairo/cairo.h>)
#error "OpenUIKitCairo needs Cairo and Pango (on Debian: apt-get install libpango1.0-dev libcairo2-dev)"
#endif
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include "pango.h"
#include "fonts.h"

/// Begins to load memory into the processor's caches. The address may be any.
static inline void prefetch_memory(const void *address) { __builtin_prefetch(address); }
