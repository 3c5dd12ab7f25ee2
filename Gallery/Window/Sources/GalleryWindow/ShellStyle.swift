import CGTK

/// The look of the widgets round a screen.
enum ShellStyle {
  /// The width of the list of screens, in points.
  static let listWidth = 220.0

  /// The width at which the title has room beside the buttons, in points.
  static let minimalWidth = 820.0

  /// The size of a phone's screen, in points.
  private static let phone: (width: Int32, height: Int32) = (390, 844)

  /// Adds the styles of this program to those of GTK.
  static func install() {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, rules, -1)
    // The priority of applications.
    gtk_style_context_add_provider_for_display(gtk_display, provider, 600)
  }

  private static var gtk_display: OpaquePointer? { gdk_display_get_default() }

  private static let rules = """
    .stage { background: alpha(currentColor, 0.05); }
    .summary { padding: 8px 16px; font-size: 90%; opacity: 0.7; }
    .device.shown { background: #1c1c1e; border-radius: 52px; padding: 12px; margin: 16px;
      box-shadow: 0 8px 24px alpha(black, 0.35), inset 0 0 0 2px #48484a; }
    .device.shown > widget { border-radius: 40px; }
    """

  /// Shows a screen in the frame of a phone with its size, or in all the space that there is.
  static func showDevice(_ isShown: Bool, frame: OpaquePointer, screen: OpaquePointer) {
    gtk_widget_add_css_class(frame, "shown")
    if !isShown { gtk_widget_remove_css_class(frame, "shown") }
    gtk_widget_set_halign(frame, isShown ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
    gtk_widget_set_valign(frame, isShown ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
    gtk_widget_set_size_request(screen, isShown ? phone.width : -1, isShown ? phone.height : -1)
  }
}
