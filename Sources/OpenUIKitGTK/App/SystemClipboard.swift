import CGTK
import OpenUIKitControls

/// Connects the general pasteboard with the desktop's clipboard.
///
/// The clipboard delivers its text later, and a pasteboard is read at once. So the text is fetched whenever another program has copied
/// something.
final class SystemClipboard: ViewTreeConfined {
  private let clipboard: OpaquePointer
  private var text: String?

  init?(of widget: OpaquePointer) {
    guard let clipboard = gtk_widget_get_clipboard(widget) else { return nil }
    self.clipboard = clipboard
    let changed: Signal.Plain = { _, data in
      guard let data else { return }
      let board = Unmanaged<SystemClipboard>.fromOpaque(data).takeUnretainedValue()
      withViewTree { board.fetch() }
    }
    // The process has one clipboard, and this object exists as long as the process.
    Signal.connect(clipboard, "changed", Unmanaged.passUnretained(self).toOpaque(), changed)
    UIPasteboard.general.systemBoard = UIPasteboard.SystemBoard(
      read: { [unowned self] in text }, write: { [unowned self] in copy($0) })
    fetch()
  }

  private func copy(_ text: String?) {
    self.text = text
    gdk_clipboard_set_text(clipboard, text ?? "")
  }

  private func fetch() {
    guard gdk_clipboard_is_local(clipboard) == 0 else { return }
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, data in
        guard let data else { return }
        let bytes = gdk_clipboard_read_text_finish(source, result, nil)
        let text = bytes.map { String(cString: $0) }
        g_free(bytes)
        let board = Unmanaged<SystemClipboard>.fromOpaque(data).takeUnretainedValue()
        withViewTree { board.text = text }
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
