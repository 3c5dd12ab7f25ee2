#pragma once
// Fontconfig's interface, and the one function of Pango's back end for it that OpenUIKitCairo calls. Pango's own header needs those of
// GLib and FreeType (see pango.h). A test compares the declaration with Pango's.
#include <fontconfig/fontconfig.h>

#ifndef __PANGO_FC_FONT_MAP_H__
typedef struct _PangoFcFontMap PangoFcFontMap;
#endif

void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *config);
