import CGTK
import Foundation
import OpenUIKitCore
import OpenUIKitDesktop

/// The loop of GTK in this process, with the views that it shows. A process has one.
final class DesktopLoop: ViewTreeConfined, @unchecked Sendable {
  /// The loop.
  static var current: DesktopLoop { objectOfLoop }

  private static let objectOfLoop = DesktopLoop()

  private struct WeakView {
    weak var view: DesktopView?
  }

  private var views: [WeakView] = []
  private(set) var windows: [DesktopWindow] = []
  private var isFollowing = false
  private var clipboard: SystemClipboard?

  private init() {
    guard gtk_init_check() != 0 else {
      printLine(
        "OpenUIKitGTK: there is no display. Set DISPLAY or WAYLAND_DISPLAY, or run the program under xvfb-run."
      )
      exit(1)
    }
    runMainQueue()
  }

  /// Initializes GTK, once. Ends the process with a message if there is no display.
  static func start() { _ = current }

  // MARK: Views and windows

  func add(_ view: DesktopView) {
    views.removeAll { $0.view == nil }
    views.append(WeakView(view: view))
    if clipboard == nil { clipboard = SystemClipboard(of: view.widget) }
  }

  func add(_ window: DesktopWindow) { windows.append(window) }

  func remove(_ window: DesktopWindow) { windows.removeAll { $0 === window } }

  /// Runs GTK's loop until all windows are closed.
  func run() {
    while !windows.isEmpty { _ = g_main_context_iteration(nil, 1) }
  }

  /// All views draw what has changed.
  func setNeedsDisplay() {
    for view in views { view.view?.setNeedsDisplay() }
  }

  // MARK: Settings

  func follow(_ settings: OpaquePointer) {
    guard !isFollowing else { return }
    isFollowing = true
    let changed: Signal.Object = { _, _, _ in
      withViewTree {
        for view in DesktopLoop.current.views { view.view?.settingsDidChange() }
      }
    }
    for name in DesktopSettings.followed { Signal.connect(settings, "notify::\(name)", nil, changed) }
  }

  // MARK: The main actor

  /// Runs what the main actor and Dispatch's main queue are to run, which GTK's loop would not do by itself.
  private func runMainQueue() {
    let queue = _dispatch_get_main_queue_handle_4CF()
    _ = g_unix_fd_add(
      queue, G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
        _dispatch_main_queue_callback_4CF(nil)
        // The code may have changed views.
        withViewTree { DesktopLoop.current.setNeedsDisplay() }
        return 1
      }, nil)
  }
}

private func printLine(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
