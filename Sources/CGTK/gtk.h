#pragma once
// The functions of GTK 4 that OpenUIKitGTK calls. The headers of GTK are in folders that only pkg-config can find, and Swift Package Manager
// would run it, and print its warnings, in every package that depends on this one. So a package builds without GTK, and only a program that
// opens a window links it. A test compares these declarations with those of GTK's headers.

#ifndef __GTK_H__  // In that test GTK's own types come first.
typedef struct _GAppInfo GAppInfo;
typedef struct _GAppLaunchContext GAppLaunchContext;
typedef struct _GAsyncResult GAsyncResult;
typedef struct _GBytes GBytes;
typedef struct _GCancellable GCancellable;
typedef struct _GError GError;
typedef struct _GMainContext GMainContext;
typedef struct _GObject GObject;
typedef struct _GdkClipboard GdkClipboard;
typedef struct _GdkDisplay GdkDisplay;
typedef struct _GdkEvent GdkEvent;
typedef struct _GdkEventSequence GdkEventSequence;
typedef struct _GdkFrameClock GdkFrameClock;
typedef struct _GdkSurface GdkSurface;
typedef struct _GdkTexture GdkTexture;
typedef struct _GskRenderNode GskRenderNode;
typedef struct _GskRenderer GskRenderer;
typedef struct _GTypeInstance GTypeInstance;
typedef struct _GtkAccessible GtkAccessible;
typedef struct _GtkAdjustment GtkAdjustment;
typedef struct _GtkBox GtkBox;
typedef struct _GtkCssProvider GtkCssProvider;
typedef struct _GtkDrawingArea GtkDrawingArea;
typedef struct _GtkDropDown GtkDropDown;
typedef struct _GtkEventController GtkEventController;
typedef struct _GtkEventControllerScroll GtkEventControllerScroll;
typedef struct _GtkHeaderBar GtkHeaderBar;
typedef struct _GtkIMContext GtkIMContext;
typedef struct _GtkLabel GtkLabel;
typedef struct _GtkListBox GtkListBox;
typedef struct _GtkListBoxRow GtkListBoxRow;
typedef struct _GtkNative GtkNative;
typedef struct _GtkOverlay GtkOverlay;
typedef struct _GtkPaned GtkPaned;
typedef struct _GtkScrolledWindow GtkScrolledWindow;
typedef struct _GtkSettings GtkSettings;
typedef struct _GtkSnapshot GtkSnapshot;
typedef struct _GtkStyleProvider GtkStyleProvider;
typedef struct _GtkToggleButton GtkToggleButton;
typedef struct _GtkWidget GtkWidget;
typedef struct _GtkWindow GtkWindow;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _cairo cairo_t;

typedef unsigned long GType;

typedef struct {
  GType g_type;
  unsigned long data[2];
} GValue;

typedef struct {
  GType type;
  const char *type_name;
  unsigned int class_size;
  unsigned int instance_size;
} GTypeQuery;

typedef struct {
  float x, y;
} graphene_point_t;

typedef struct {
  float width, height;
} graphene_size_t;

typedef struct {
  graphene_point_t origin;
  graphene_size_t size;
} graphene_rect_t;

typedef struct {
  int x, y, width, height;
} GdkRectangle;
typedef GdkRectangle GtkAllocation;

typedef void (*GCallback)(void);
typedef void (*GClosureNotify)(void *data, void *closure);
typedef void (*GDestroyNotify)(void *data);
typedef int (*GSourceFunc)(void *data);
typedef void (*GClassInitFunc)(void *type, void *data);
typedef void (*GInstanceInitFunc)(void *instance, void *type);
typedef void (*GAsyncReadyCallback)(GObject *source, GAsyncResult *result, void *data);
typedef int (*GtkTickCallback)(GtkWidget *widget, GdkFrameClock *clock, void *data);
typedef void (*GtkWidgetActionActivateFunc)(GtkWidget *widget, const char *name, void *parameter);
typedef void (*GtkDrawingAreaDrawFunc)(GtkDrawingArea *area, void *cairo, int width, int height, void *data);

typedef enum { G_CONNECT_DEFAULT } GConnectFlags;
typedef enum { G_TYPE_FLAG_NONE } GTypeFlags;
typedef enum { G_IO_IN = 1 } GIOCondition;
typedef int (*GUnixFDSourceFunc)(int descriptor, GIOCondition condition, void *data);
typedef enum { GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL } GtkOrientation;
typedef enum { GTK_ALIGN_FILL, GTK_ALIGN_START, GTK_ALIGN_END, GTK_ALIGN_CENTER } GtkAlign;
typedef enum { GTK_OVERFLOW_VISIBLE, GTK_OVERFLOW_HIDDEN } GtkOverflow;
typedef enum { GTK_TEXT_DIR_NONE, GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL } GtkTextDirection;
typedef enum { GTK_POLICY_ALWAYS, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER } GtkPolicyType;
typedef enum { PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_END = 3 } PangoEllipsizeMode;
typedef enum { GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, GDK_MEMORY_A8R8G8B8_PREMULTIPLIED } GdkMemoryFormat;
typedef enum { GDK_SCROLL_UNIT_WHEEL, GDK_SCROLL_UNIT_SURFACE } GdkScrollUnit;
typedef enum { GDK_SHIFT_MASK = 1 } GdkModifierType;
typedef enum {
  GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES = 3,
  GTK_EVENT_CONTROLLER_SCROLL_KINETIC = 8
} GtkEventControllerScrollFlags;
typedef enum {
  GDK_MOTION_NOTIFY = 1,
  GDK_BUTTON_PRESS = 2,
  GDK_BUTTON_RELEASE = 3,
  GDK_TOUCH_BEGIN = 17,
  GDK_TOUCH_UPDATE = 18,
  GDK_TOUCH_END = 19,
  GDK_TOUCH_CANCEL = 20,
  GDK_LEAVE_NOTIFY = 7,
  GDK_GRAB_BROKEN = 16
} GdkEventType;
typedef enum {
  GTK_ACCESSIBLE_ROLE_BUTTON = 3,
  GTK_ACCESSIBLE_ROLE_GENERIC = 15,
  GTK_ACCESSIBLE_ROLE_GROUP = 18,
  GTK_ACCESSIBLE_ROLE_HEADING = 19,
  GTK_ACCESSIBLE_ROLE_IMG = 20,
  GTK_ACCESSIBLE_ROLE_LABEL = 22,
  GTK_ACCESSIBLE_ROLE_LINK = 25,
  GTK_ACCESSIBLE_ROLE_SEARCH_BOX = 54,
  GTK_ACCESSIBLE_ROLE_SLIDER = 59,
  GTK_ACCESSIBLE_ROLE_SWITCH = 63,
  GTK_ACCESSIBLE_ROLE_TEXT_BOX = 68,
  GTK_ACCESSIBLE_ROLE_CHECKBOX = 6
} GtkAccessibleRole;
typedef enum {
  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION = 1,
  GTK_ACCESSIBLE_PROPERTY_LABEL = 4,
  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT = 18
} GtkAccessibleProperty;
typedef enum {
  GTK_ACCESSIBLE_STATE_CHECKED = 1,
  GTK_ACCESSIBLE_STATE_DISABLED = 2,
  GTK_ACCESSIBLE_STATE_SELECTED = 7
} GtkAccessibleState;

/// The class of a widget. `OpenUIKitGTK` overrides three functions of it.
typedef struct {
  void *object_class[17];
  void *before_allocation[8];
  void (*size_allocate)(GtkWidget *widget, int width, int height, int baseline);
  void *before_request_mode[2];
  int (*get_request_mode)(GtkWidget *widget);
  void (*measure)(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline);
  void *before_snapshot[10];
  void (*snapshot)(GtkWidget *widget, GtkSnapshot *snapshot);
  void *rest[10];
} GtkWidgetClass;
#endif

// The main loop
int g_main_context_iteration(GMainContext *context, int may_block);
unsigned int g_timeout_add(unsigned int interval, GSourceFunc function, void *data);
int g_source_remove(unsigned int tag);
unsigned int g_unix_fd_add(int fd, GIOCondition condition, GUnixFDSourceFunc function, void *user_data);
long g_get_monotonic_time(void);
void g_free(void *mem);
void *g_malloc(unsigned long n_bytes);

// Objects
GObject *g_object_new_with_properties(GType object_type, unsigned int n_properties, const char *names[], const GValue values[]);
void *g_object_ref_sink(void *object);
void g_object_unref(void *object);
void g_object_set_data(GObject *object, const char *key, void *data);
void *g_object_get_data(GObject *object, const char *key);
void g_object_get_property(GObject *object, const char *property_name, GValue *value);
void g_object_set_property(GObject *object, const char *property_name, const GValue *value);
unsigned long g_signal_connect_data(void *instance, const char *detailed_signal, GCallback c_handler, void *data, GClosureNotify destroy_data, GConnectFlags connect_flags);
void g_signal_handler_disconnect(void *instance, unsigned long handler_id);
void g_type_query(GType type, GTypeQuery *query);
GType g_type_register_static_simple(GType parent_type, const char *type_name, unsigned int class_size, GClassInitFunc class_init, unsigned int instance_size, GInstanceInitFunc instance_init, GTypeFlags flags);
void *g_type_class_peek(GType type);
GType g_type_from_name(const char *name);
const char *g_type_name_from_instance(GTypeInstance *instance);
GBytes *g_bytes_new_take(void *data, unsigned long size);
void g_bytes_unref(GBytes *bytes);
GValue *g_value_init(GValue *value, GType g_type);
void g_value_unset(GValue *value);
void g_value_set_boolean(GValue *value, int v_boolean);
int g_value_get_boolean(const GValue *value);
void g_value_set_enum(GValue *value, int v_enum);
void g_value_set_int(GValue *value, int v_int);
int g_value_get_int(const GValue *value);
void g_value_set_double(GValue *value, double v_double);
void g_value_set_string(GValue *value, const char *v_string);
const char *g_value_get_string(const GValue *value);
int g_app_info_launch_default_for_uri(const char *uri, GAppLaunchContext *context, GError **error);
GAppInfo *g_app_info_get_default_for_uri_scheme(const char *uri_scheme);
void g_set_prgname(const char *prgname);

// Windows and widgets
GType gtk_widget_get_type(void);
int gtk_init_check(void);
GtkWidget *gtk_window_new(void);
void gtk_window_set_title(GtkWindow *window, const char *title);
void gtk_window_set_default_size(GtkWindow *window, int width, int height);
void gtk_window_set_child(GtkWindow *window, GtkWidget *child);
void gtk_window_set_titlebar(GtkWindow *window, GtkWidget *titlebar);
void gtk_window_present(GtkWindow *window);
void gtk_window_destroy(GtkWindow *window);
void gtk_window_close(GtkWindow *window);
int gtk_window_is_active(GtkWindow *window);
void gtk_window_set_icon_name(GtkWindow *window, const char *name);
int gtk_widget_get_width(GtkWidget *widget);
int gtk_widget_get_height(GtkWidget *widget);
int gtk_widget_get_scale_factor(GtkWidget *widget);
void gtk_widget_queue_draw(GtkWidget *widget);
void gtk_widget_queue_allocate(GtkWidget *widget);
void gtk_widget_set_focusable(GtkWidget *widget, int focusable);
int gtk_widget_grab_focus(GtkWidget *widget);
void gtk_widget_add_controller(GtkWidget *widget, GtkEventController *controller);
unsigned int gtk_widget_add_tick_callback(GtkWidget *widget, GtkTickCallback callback, void *user_data, GDestroyNotify notify);
void gtk_widget_remove_tick_callback(GtkWidget *widget, unsigned int id);
void gtk_widget_set_cursor_from_name(GtkWidget *widget, const char *name);
GtkNative *gtk_widget_get_native(GtkWidget *widget);
int gtk_widget_translate_coordinates(GtkWidget *src_widget, GtkWidget *dest_widget, double src_x, double src_y, double *dest_x, double *dest_y);
void gtk_widget_set_parent(GtkWidget *widget, GtkWidget *parent);
void gtk_widget_unparent(GtkWidget *widget);
void gtk_widget_size_allocate(GtkWidget *widget, const GtkAllocation *allocation, int baseline);
void gtk_widget_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline);
GdkClipboard *gtk_widget_get_clipboard(GtkWidget *widget);
void gtk_widget_set_can_target(GtkWidget *widget, int can_target);
GdkFrameClock *gtk_widget_get_frame_clock(GtkWidget *widget);
void gtk_widget_set_hexpand(GtkWidget *widget, int expand);
void gtk_widget_set_vexpand(GtkWidget *widget, int expand);
void gtk_widget_set_halign(GtkWidget *widget, GtkAlign align);
void gtk_widget_set_valign(GtkWidget *widget, GtkAlign align);
void gtk_widget_set_overflow(GtkWidget *widget, GtkOverflow overflow);
void gtk_widget_set_size_request(GtkWidget *widget, int width, int height);
void gtk_widget_set_sensitive(GtkWidget *widget, int sensitive);
GtkWidget *gtk_widget_get_first_child(GtkWidget *widget);
GtkWidget *gtk_widget_get_next_sibling(GtkWidget *widget);
void gtk_widget_insert_after(GtkWidget *widget, GtkWidget *parent, GtkWidget *previous_sibling);
GtkTextDirection gtk_widget_get_default_direction(void);
void gtk_widget_set_tooltip_text(GtkWidget *widget, const char *text);
void gtk_widget_add_css_class(GtkWidget *widget, const char *css_class);
void gtk_widget_remove_css_class(GtkWidget *widget, const char *css_class);
void gtk_widget_set_visible(GtkWidget *widget, int visible);
void gtk_widget_set_margin_start(GtkWidget *widget, int margin);
void gtk_widget_set_margin_end(GtkWidget *widget, int margin);
void gtk_widget_set_margin_top(GtkWidget *widget, int margin);
void gtk_widget_set_margin_bottom(GtkWidget *widget, int margin);
void gtk_widget_class_install_action(GtkWidgetClass *widget_class, const char *action_name, const char *parameter_type, GtkWidgetActionActivateFunc activate);
GtkSettings *gtk_settings_get_default(void);
GdkSurface *gtk_native_get_surface(GtkNative *self);
GskRenderer *gtk_native_get_renderer(GtkNative *self);
void gtk_native_get_surface_transform(GtkNative *self, double *x, double *y);

// Pictures
GskRenderNode *gsk_cairo_node_new(const graphene_rect_t *bounds);
void cairo_destroy(cairo_t *context);
cairo_t *gsk_cairo_node_get_draw_context(GskRenderNode *node);
void gsk_render_node_unref(GskRenderNode *node);
void gtk_snapshot_append_node(GtkSnapshot *snapshot, GskRenderNode *node);
void gtk_snapshot_append_texture(GtkSnapshot *snapshot, GdkTexture *texture, const graphene_rect_t *bounds);
void gtk_snapshot_push_clip(GtkSnapshot *snapshot, const graphene_rect_t *bounds);
void gtk_snapshot_pop(GtkSnapshot *snapshot);
GdkTexture *gdk_memory_texture_new(int width, int height, GdkMemoryFormat format, GBytes *bytes, unsigned long stride);
long gdk_frame_clock_get_frame_time(GdkFrameClock *frame_clock);

// Events
GtkEventController *gtk_event_controller_legacy_new(void);
GtkEventController *gtk_event_controller_scroll_new(GtkEventControllerScrollFlags flags);
GdkScrollUnit gtk_event_controller_scroll_get_unit(GtkEventControllerScroll *scroll);
GtkEventController *gtk_event_controller_key_new(void);
GtkEventController *gtk_event_controller_focus_new(void);
GtkEventController *gtk_event_controller_motion_new(void);
GdkEvent *gtk_event_controller_get_current_event(GtkEventController *controller);
unsigned int gtk_event_controller_get_current_event_time(GtkEventController *controller);
GdkEventType gdk_event_get_event_type(GdkEvent *event);
unsigned int gdk_event_get_time(GdkEvent *event);
int gdk_event_get_position(GdkEvent *event, double *x, double *y);
GdkEventSequence *gdk_event_get_event_sequence(GdkEvent *event);
GdkModifierType gdk_event_get_modifier_state(GdkEvent *event);
unsigned int gdk_button_event_get_button(GdkEvent *event);
unsigned int gdk_key_event_get_keyval(GdkEvent *event);
unsigned int gdk_key_event_get_keycode(GdkEvent *event);

// Input methods and the clipboard
GtkIMContext *gtk_im_multicontext_new(void);
int gtk_im_context_filter_keypress(GtkIMContext *context, GdkEvent *event);
void gtk_im_context_set_client_widget(GtkIMContext *context, GtkWidget *widget);
void gtk_im_context_focus_in(GtkIMContext *context);
void gtk_im_context_focus_out(GtkIMContext *context);
void gtk_im_context_reset(GtkIMContext *context);
void gtk_im_context_set_cursor_location(GtkIMContext *context, const GdkRectangle *area);
void gtk_im_context_get_preedit_string(GtkIMContext *context, char **str, PangoAttrList **attrs, int *cursor_pos);
void gdk_clipboard_read_text_async(GdkClipboard *clipboard, GCancellable *cancellable, GAsyncReadyCallback callback, void *user_data);
char *gdk_clipboard_read_text_finish(GdkClipboard *clipboard, GAsyncResult *result, GError **error);
void gdk_clipboard_set_text(GdkClipboard *clipboard, const char *text);
int gdk_clipboard_is_local(GdkClipboard *clipboard);

// Assistive technology
GType gtk_accessible_role_get_type(void);
void gtk_accessible_update_property_value(GtkAccessible *self, int n_properties, GtkAccessibleProperty properties[], const GValue values[]);
void gtk_accessible_update_state_value(GtkAccessible *self, int n_states, GtkAccessibleState states[], const GValue values[]);
void gtk_accessible_property_init_value(GtkAccessibleProperty property, GValue *value);
void gtk_accessible_reset_property(GtkAccessible *self, GtkAccessibleProperty property);
void gtk_accessible_reset_state(GtkAccessible *self, GtkAccessibleState state);

// Widgets round a view
GtkWidget *gtk_box_new(GtkOrientation orientation, int spacing);
void gtk_box_append(GtkBox *box, GtkWidget *child);
GtkWidget *gtk_label_new(const char *str);
void gtk_label_set_text(GtkLabel *self, const char *str);
void gtk_label_set_xalign(GtkLabel *self, float xalign);
void gtk_label_set_wrap(GtkLabel *self, int wrap);
void gtk_label_set_ellipsize(GtkLabel *self, PangoEllipsizeMode mode);
GtkWidget *gtk_header_bar_new(void);
void gtk_header_bar_pack_start(GtkHeaderBar *bar, GtkWidget *child);
void gtk_header_bar_pack_end(GtkHeaderBar *bar, GtkWidget *child);
double gtk_adjustment_get_value(GtkAdjustment *adjustment);
double gtk_adjustment_get_page_size(GtkAdjustment *adjustment);
void gtk_adjustment_clamp_page(GtkAdjustment *adjustment, double lower, double upper);
GtkWidget *gtk_list_box_new(void);
void gtk_list_box_append(GtkListBox *box, GtkWidget *child);
void gtk_list_box_select_row(GtkListBox *box, GtkListBoxRow *row);
GtkListBoxRow *gtk_list_box_get_row_at_index(GtkListBox *box, int index_);
GtkListBoxRow *gtk_list_box_get_selected_row(GtkListBox *box);
int gtk_list_box_row_get_index(GtkListBoxRow *row);
GtkWidget *gtk_scrolled_window_new(void);
GtkAdjustment *gtk_scrolled_window_get_vadjustment(GtkScrolledWindow *scrolled_window);
void gtk_scrolled_window_set_child(GtkScrolledWindow *scrolled_window, GtkWidget *child);
void gtk_scrolled_window_set_policy(GtkScrolledWindow *scrolled_window, GtkPolicyType hscrollbar_policy, GtkPolicyType vscrollbar_policy);
GtkWidget *gtk_paned_new(GtkOrientation orientation);
void gtk_paned_set_start_child(GtkPaned *paned, GtkWidget *child);
void gtk_paned_set_end_child(GtkPaned *paned, GtkWidget *child);
void gtk_paned_set_position(GtkPaned *paned, int position);
void gtk_paned_set_shrink_start_child(GtkPaned *paned, int resize);
void gtk_paned_set_resize_start_child(GtkPaned *paned, int resize);
GtkWidget *gtk_toggle_button_new_with_label(const char *label);
int gtk_toggle_button_get_active(GtkToggleButton *toggle_button);
void gtk_toggle_button_set_active(GtkToggleButton *toggle_button, int is_active);
GtkWidget *gtk_drop_down_new_from_strings(const char *const *strings);
unsigned int gtk_drop_down_get_selected(GtkDropDown *self);
void gtk_drop_down_set_selected(GtkDropDown *self, unsigned int position);
GtkWidget *gtk_overlay_new(void);
void gtk_overlay_set_child(GtkOverlay *overlay, GtkWidget *child);
void gtk_overlay_add_overlay(GtkOverlay *overlay, GtkWidget *widget);
GtkWidget *gtk_drawing_area_new(void);
void gtk_drawing_area_set_draw_func(GtkDrawingArea *self, GtkDrawingAreaDrawFunc draw_func, void *user_data, GDestroyNotify destroy);
GtkCssProvider *gtk_css_provider_new(void);
void gtk_css_provider_load_from_data(GtkCssProvider *css_provider, const char *data, long length);
void gtk_style_context_add_provider_for_display(GdkDisplay *display, GtkStyleProvider *provider, unsigned int priority);
GdkDisplay *gdk_display_get_default(void);

// The queue of the main actor, for a loop that does not run Dispatch. Dispatch exports both for such loops.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
