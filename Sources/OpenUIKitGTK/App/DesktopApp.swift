import CGTK
import OpenUIKitCore

/// A program with windows on a Linux desktop.
///
/// ```swift
/// DesktopApp.run { ProfileViewController() }
/// ```
///
/// It needs GTK 4: on Debian and Ubuntu the package `libgtk-4-dev` to build a program, and `libgtk-4-1` to run it.
public enum DesktopApp: ViewTreeConfined {
  /// Shows a controller's view in a window, and returns when all windows are closed. Ends the process with a message if there is
  /// no display. Call this from `main`.
  ///
  /// - Parameters:
  ///   - title: The text in the title bar.
  ///   - size: The size of the view in points.
  ///   - root: Creates the controller, after GTK was initialized.
  public static func run(
    title: String = "", size: CGSize = CGSize(width: 390, height: 844), _ root: () -> UIViewController
  ) {
    DesktopLoop.start()
    open(root(), title: title, size: size)
    runUntilWindowsAreClosed()
  }

  /// Launches an app for UIKit, shows its windows, and returns when all are closed. Traps if the app creates no window while it starts.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - sceneDelegate: Creates the delegate of the scene, for an app with scenes; see `UIApplication.launch`.
  ///   - title: The text in the title bar.
  ///   - size: The size of the scene in points.
  ///   - prepare: Sets what the scene needs before the app starts, such as the sources of pictures and colours.
  public static func launch(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: UIApplication.SceneDelegateMaker = { _ in nil }, title: String = "",
    size: CGSize = CGSize(width: 390, height: 844), preparing prepare: (UIWindowScene) -> Void = { _ in }
  ) {
    DesktopLoop.start()
    let scene = UIWindowScene(size: size)
    prepare(scene)
    let application = UIApplication.launch(
      delegate: delegate, on: scene, host: DesktopApplicationHost(), sceneDelegate: sceneDelegate)
    guard !application.windows.isEmpty else { fatalError("The app has created no window") }
    for window in application.windows where !window.isHidden {
      _ = DesktopWindow(DesktopView(window: window), title: title, size: size)
    }
    runUntilWindowsAreClosed()
    application.terminate()
  }

  /// Opens a further window. Call this while `run` runs, or before it.
  @discardableResult
  public static func open(
    _ controller: UIViewController, title: String = "", size: CGSize = CGSize(width: 390, height: 844)
  ) -> DesktopWindow {
    DesktopWindow(DesktopView(controller), title: title, size: size)
  }

  /// Runs GTK's loop until all windows are closed, for programs that have opened them with `open`.
  public static func runUntilWindowsAreClosed() {
    let state = ContinuedState()
    withExtendedLifetime(state) { DesktopLoop.current.run() }
  }
}

/// The requests of an application to the desktop.
final class DesktopApplicationHost: ApplicationHost {
  func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme, let program = g_app_info_get_default_for_uri_scheme(scheme) else {
      return false
    }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  func open(_ url: URL) -> Bool { g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0 }
}
