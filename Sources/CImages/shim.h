#pragma once
#if !__has_include(<png.h>) || !__has_include(<turbojpeg.h>) || !__has_include(<webp/demux.h>) || !__has_include(<gif_lib.h>)
#error "OpenUIKitImages needs libpng, libjpeg-turbo, libwebp and giflib (on Debian: apt-get install libpng-dev libturbojpeg0-dev libwebp-dev libgif-dev)"
#endif
#include <gif_lib.h>
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include "heif_functions.h"
#include "png_pixels.h"
#include "tiff_functions.h"
#include "vector_functions.h"
