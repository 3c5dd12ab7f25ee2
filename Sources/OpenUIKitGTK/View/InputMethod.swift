import CGTK
import OpenUIKitCore
import OpenUIKitDesktop

/// The input method of a view: keys for accents, and the methods for Chinese and other languages that the desktop has.
final class InputMethod: ViewTreeConfined {
  private let context: GObjectReference?
  private unowned(unsafe) var view: DesktopView!
  /// Whether the method shows text that it has not confirmed.
  private(set) var isComposing = false
  private var hasFocus = false
  private var acceptedText = false
  /// The text that the method confirmed while it handled a key.
  private var confirmed: String?
  private var isFiltering = false

  init() {
    let made = gtk_im_multicontext_new()
    context = made.map { GObjectReference($0) }
    // The constructor's own reference.
    if let made { g_object_unref(UnsafeMutableRawPointer(made)) }
  }

  func attach(to view: DesktopView) {
    self.view = view
    guard let context = context?.pointer else { return }
    let data = Unmanaged.passUnretained(view).toOpaque()
    gtk_im_context_set_client_widget(context, view.widget)
    let commit: Signal.Text = { _, text, data in
      let text = text.map { String(cString: $0) } ?? ""
      DesktopView.from(data) { $0.input.confirm(text) }
    }
    let change: Signal.Plain = { _, data in DesktopView.from(data) { $0.input.preeditDidChange() } }
    Signal.connect(context, "commit", data, commit)
    Signal.connect(context, "preedit-changed", data, change)
  }

  /// The widget has got or lost the focus.
  func setFocus(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    acceptedText = false
    update()
    if !hasFocus, let context = context?.pointer { gtk_im_context_focus_out(context) }
  }

  /// The first responder or its caret may have changed.
  func update() {
    guard let context = context?.pointer else { return }
    let accepts = hasFocus && view.window.acceptsText
    if accepts != acceptedText {
      acceptedText = accepts
      if accepts {
        gtk_im_context_focus_in(context)
      } else {
        gtk_im_context_reset(context)
        gtk_im_context_focus_out(context)
      }
    }
    guard accepts, let caret = view.host.caretRectangle else { return }
    let zoom = view.unitsPerPoint
    var place = GdkRectangle(
      x: Int32(caret.minX * zoom), y: Int32(caret.minY * zoom), width: Int32(max(1, caret.width * zoom)),
      height: Int32(max(1, caret.height * zoom)))
    gtk_im_context_set_cursor_location(context, &place)
  }

  /// Offers a key to the method. Returns whether it used it, and the text that it confirmed.
  func filter(_ event: OpaquePointer) -> (isUsed: Bool, text: String?) {
    guard acceptedText, let context = context?.pointer else { return (false, nil) }
    (isFiltering, confirmed) = (true, nil)
    let isUsed = gtk_im_context_filter_keypress(context, event) != 0
    isFiltering = false
    return (isUsed, confirmed)
  }

  fileprivate func confirm(_ text: String) {
    isComposing = false
    view.window.sendMarkedText("", caret: 0)
    // The key that confirms text types it, so that a responder receives both as one.
    if isFiltering { confirmed = (confirmed ?? "") + text } else { view.window.sendText(text) }
    view.setNeedsDisplay()
  }

  fileprivate func preeditDidChange() {
    guard let context = context?.pointer else { return }
    var (bytes, caret): (UnsafeMutablePointer<CChar>?, Int32) = (nil, 0)
    gtk_im_context_get_preedit_string(context, &bytes, nil, &caret)
    let text = bytes.map { String(cString: $0) } ?? ""
    g_free(bytes)
    isComposing = !text.isEmpty
    let units = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Int(max(0, caret))))).utf16.count
    view.window.sendMarkedText(text, caret: units)
    view.setNeedsDisplay()
  }
}
