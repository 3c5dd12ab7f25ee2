#pragma once
// The functions of Pango that OpenUIKitCairo calls. Pango's own headers include GLib's, whose folders only pkg-config can find. Swift Package
// Manager warns about the flags of pkg-config in every package that depends on this one, also in those that never draw with Cairo.
// A test compares these declarations with those of Pango's headers.

#ifndef __PANGOCAIRO_H__  // In that test Pango's own types come first.
#define PANGO_SCALE 1024

typedef enum { PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL } PangoDirection;
typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;
typedef enum { PANGO_WEIGHT_NORMAL = 400 } PangoWeight;

typedef struct {
  int x, y, width, height;
} PangoRectangle;

typedef struct {
  const void *klass;
  unsigned int start_index, end_index;
} PangoAttribute;

typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;

// The beginnings of structures that are used by pointer.
typedef struct _GSList {
  void *data;
  struct _GSList *next;
} GSList;

typedef struct {
  PangoLayout *layout;
  int start_index, length;
  GSList *runs;
} PangoLayoutLine;

typedef struct {
  int offset, length, num_chars;
} PangoItem;

typedef struct {
  int width, x_offset, y_offset;
} PangoGlyphGeometry;

typedef struct {
  unsigned int glyph;
  PangoGlyphGeometry geometry;
  unsigned int attr;
} PangoGlyphInfo;

typedef struct {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
} PangoGlyphString;

typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
} PangoGlyphItem;
#endif

PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);

PangoFontMap *pango_cairo_font_map_new(void);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
PangoDirection pango_context_get_base_dir(PangoContext *context);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
PangoFontMetrics *pango_context_get_metrics(PangoContext *context, const PangoFontDescription *font, PangoLanguage *language);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);
PangoLanguage *pango_language_from_string(const char *language);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *font);
void pango_font_description_set_absolute_size(PangoFontDescription *font, double size);
void pango_font_description_set_family(PangoFontDescription *font, const char *family);
void pango_font_description_set_style(PangoFontDescription *font, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *font, PangoWeight weight);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_context_changed(PangoLayout *layout);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_auto_dir(PangoLayout *layout, int isAutomatic);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *font);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int isSingle);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
PangoLayoutLine *pango_layout_get_line(PangoLayout *layout, int line);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
void pango_layout_iter_free(PangoLayoutIter *iterator);
void pango_layout_iter_get_char_extents(PangoLayoutIter *iterator, PangoRectangle *extents);
int pango_layout_iter_get_index(PangoLayoutIter *iterator);
int pango_layout_iter_next_char(PangoLayoutIter *iterator);

void pango_cairo_show_layout_line(cairo_t *cairo, PangoLayoutLine *line);
void pango_cairo_layout_line_path(cairo_t *cairo, PangoLayoutLine *line);

void g_object_unref(void *object);
