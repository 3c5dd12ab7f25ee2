/// The screen of a window.
///
/// The host determines the size and scale of a window, so each window has its own screen: `UIWindow.screen`.
/// Code without access to a window uses `main`.
public final class UIScreen: NSObject, ViewTreeConfined {
  @Weak private var reference: WindowReference?

  init(_ window: UIWindow?) {
    super.init()
    reference = window?.reference
  }

  var window: UIWindow? { reference?.window }

  /// The screen of the window that was last made key on this thread, or else of the newest window. While an application
  /// runs, windows outside of its scene do not count. Without a window, the screen of the application's scene, and
  /// without that, one of 390 × 844 points with 3 pixels per point.
  public class var main: UIScreen { UIScreen(mainWindow) }

  /// The window's rectangle on its screen, in points. Its origin is zero.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: window?.bounds.size ?? ApplicationScope.scene?.frame.size ?? Self.usualSize)
  }

  /// Pixels per point.
  public var scale: CGFloat { Self.scale(of: window) }

  /// Pixels per point of the screen itself, equal to `scale`.
  public var nativeScale: CGFloat { scale }

  /// The rectangle of the window on its screen, in pixels.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The traits of the window before overrides.
  public var traitCollection: UITraitCollection {
    window?.windowTraits ?? ApplicationScope.scene?.traitsOfScreen ?? .detached
  }

  /// The scale of the main screen, without the creation of an object for it.
  static var mainScale: CGFloat { scale(of: mainWindow) }

  /// The window that determines the main screen; nil if the scene of a launched application does.
  private static var mainWindow: UIWindow? {
    if let scene = ApplicationScope.scene, WindowScope.current?.windowScene !== scene { return nil }
    return WindowScope.current
  }

  private static func scale(of window: UIWindow?) -> CGFloat {
    window?.screenScale ?? ApplicationScope.scene?.scale ?? UIWindow.defaultScreenScale
  }

  private static let usualSize = CGSize(width: 390, height: 844)
}

extension UIWindow {
  /// The screen of the window.
  public final var screen: UIScreen { UIScreen(self) }
}
