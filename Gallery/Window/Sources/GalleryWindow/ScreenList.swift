import CGTK
import GalleryScreens
import OpenUIKit

/// The list of screens beside the one that is shown. The selected row is always in sight.
@MainActor
final class ScreenList {
  /// The list in a scrolling area.
  let widget: OpaquePointer?
  private let rows: OpaquePointer?
  private let changed: (_ index: Int) -> Void
  private var tick: UInt32 = 0
  private var framesInSight = 0

  /// Creates the list. It calls `changed` when a person has selected another screen.
  init(selected identifier: String, changed: @escaping (_ index: Int) -> Void) {
    self.changed = changed
    rows = gtk_list_box_new()
    widget = gtk_scrolled_window_new()
    gtk_widget_add_css_class(rows, "navigation-sidebar")
    for screen in GalleryScreen.all { gtk_list_box_append(rows, Self.label(of: screen)) }
    gtk_scrolled_window_set_policy(widget, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(widget, rows)
    gtk_widget_set_size_request(widget, 160, -1)
    // Before the signal is connected, and before the list gets the focus, which selects its first row if none is selected.
    select(identifier)
    followSelection()
  }

  private static func label(of screen: GalleryScreen) -> OpaquePointer? {
    let label = gtk_label_new(screen.title)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    gtk_widget_set_tooltip_text(label, screen.summary)
    return label
  }

  /// Selects the row of a screen.
  func select(_ identifier: String) {
    let index = GalleryScreen.all.firstIndex { $0.identifier == identifier } ?? 0
    gtk_list_box_select_row(rows, gtk_list_box_get_row_at_index(rows, Int32(index)))
    scrollWithNextFrame()
  }

  /// The top and bottom of the selected row, and of the visible part of the list, in units of GTK.
  var places: [Double] {
    guard let row = gtk_list_box_get_selected_row(rows),
      let scroll = gtk_scrolled_window_get_vadjustment(widget)
    else { return [] }
    var (x, top) = (0.0, 0.0)
    _ = gtk_widget_translate_coordinates(row, rows, 0, 0, &x, &top)
    let visible = gtk_adjustment_get_value(scroll)
    return [
      top, top + Double(gtk_widget_get_height(row)), visible, visible + gtk_adjustment_get_page_size(scroll),
    ]
  }

  /// Rows have their places after the layout of a frame, so the list scrolls in the first frame that has them.
  private func scrollWithNextFrame() {
    guard tick == 0, let rows else { return }
    let callback: GtkTickCallback = { _, _, data in
      ScreenList.from(data) { $0.scroll() ? 0 : 1 }
    }
    tick = gtk_widget_add_tick_callback(rows, callback, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Scrolls to the selected row with its neighbours. Returns whether it stays in sight: a window that opens gets its focus and its
  /// final size in its first frames, which scroll the list back to its top.
  private func scroll() -> Bool {
    guard places.count == 4, places[1] > places[0] else { return false }
    let height = places[1] - places[0]
    gtk_adjustment_clamp_page(
      gtk_scrolled_window_get_vadjustment(widget), places[0] - 2 * height, places[1] + 2 * height)
    framesInSight += 1
    guard framesInSight >= Self.framesToStay else { return false }
    framesInSight = 0
    tick = 0
    return true
  }

  private static let framesToStay = 20

  private func followSelection() {
    guard let rows else { return }
    let selected: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _, row, data in
      guard let row else { return }
      let index = Int(gtk_list_box_row_get_index(row))
      ScreenList.from(data) { $0.changed(index) }
    }
    _ = g_signal_connect_data(
      UnsafeMutableRawPointer(rows), "row-selected", unsafeBitCast(selected, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_DEFAULT)
  }

  nonisolated private static func from<Result: Sendable>(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (ScreenList) -> Result
  ) -> Result {
    let list = Unmanaged<ScreenList>.fromOpaque(data!).takeUnretainedValue()
    return MainActor.assumeIsolated { body(list) }
  }
}
