import CGTK
import OpenUIKitCore

/// A window on the desktop with a controller's view.
public final class DesktopWindow: ViewTreeConfined {
  /// The view that fills the window.
  public let view: DesktopView
  /// GTK's window, which exists until it is closed. A reference of this object would keep it from being closed.
  public let widget: OpaquePointer
  /// Called after the user or `close()` has closed the window.
  public var closeHandler: (() -> Void)?

  private var isClosed = false

  /// The text in the title bar.
  public var title: String { didSet { if !isClosed { gtk_window_set_title(widget, title) } } }

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - view: The view that fills it.
  ///   - title: The text in the title bar.
  ///   - size: The size of the content in points. The user can change it.
  ///   - content: A widget of GTK that fills the window and has the view in it; nil for the view alone.
  ///   - titleBar: A widget of GTK that takes the place of the title bar; nil for the desktop's.
  public init(
    _ view: DesktopView, title: String, size: CGSize, content: OpaquePointer? = nil,
    titleBar: OpaquePointer? = nil
  ) {
    guard let window = gtk_window_new() else { fatalError("GTK has not created a window") }
    self.view = view
    self.title = title
    widget = window
    let zoom = DesktopScale.unitsPerPoint
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, Int32(size.width * zoom), Int32(size.height * zoom))
    if let titleBar { gtk_window_set_titlebar(window, titleBar) }
    gtk_window_set_child(window, content ?? view.widget)
    DesktopLoop.current.add(self)
    let destroyed: Signal.Plain = { _, data in
      guard let data else { return }
      let window = Unmanaged<DesktopWindow>.fromOpaque(data).takeUnretainedValue()
      withViewTree { window.didClose() }
    }
    Signal.connect(window, "destroy", Unmanaged.passUnretained(self).toOpaque(), destroyed)
    gtk_window_present(window)
    gtk_widget_grab_focus(view.widget)
  }

  /// Closes the window. Nothing happens if it is closed.
  public func close() {
    guard !isClosed else { return }
    gtk_window_destroy(widget)
  }

  private func didClose() {
    isClosed = true
    view.window.isHidden = true
    closeHandler?()
    DesktopLoop.current.remove(self)
  }
}
