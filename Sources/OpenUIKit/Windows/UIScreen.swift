/// What a window is shown on.
///
/// The size and scale of a window come from its host, so each window is a screen to itself: `UIWindow.screen`. Code without
/// a window at hand asks for `main`.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class UIScreen: NSObject {
  @Weak private var reference: WindowReference?

  init(_ window: UIWindow?) {
    super.init()
    reference = window?.reference
  }

  private var window: UIWindow? { reference?.window }

  /// The screen of the window that was last made key on this thread; without one that of the last that was made. Before
  /// there is any window, a screen of 390 × 844 points with 3 pixels a point.
  public class var main: UIScreen { UIScreen(WindowScope.current) }

  /// The window's rectangle on its screen, in points; its origin is zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: window?.bounds.size ?? Self.usualSize) }

  /// Pixels per point.
  public var scale: CGFloat { window?.screenScale ?? UIWindow.defaultScreenScale }

  /// Pixels per point of the screen itself, the same as `scale`.
  public var nativeScale: CGFloat { scale }

  /// The rectangle of the window on its screen, in pixels.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The traits of the window before anything overrides them.
  public var traitCollection: UITraitCollection { window?.windowTraits ?? .detached }

  private static let usualSize = CGSize(width: 390, height: 844)
}

/// What a program runs on.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class UIDevice: NSObject {
  /// The device of the window that `UIScreen.main` is the screen of.
  public class var current: UIDevice { UIDevice() }

  /// The kind of device, as the window's host says; unspecified if it does not.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
}

extension UIWindow {
  /// What the window is shown on.
  public final var screen: UIScreen { UIScreen(self) }
}

// Which window code means that has none at hand. What follows holds the difference between the language modes.

#if hasFeature(Embedded)
  /// The windows that were made and made key last. The program has one thread.
  enum WindowScope {
    nonisolated(unsafe) private static var windows = RecentWindows()

    static var current: UIWindow? { (windows.key ?? windows.newest)?.window }

    static func noteKey(_ window: UIWindow) { windows.key = window.reference }
    static func noteNew(_ window: UIWindow) { windows.newest = window.reference }
  }
#else
  /// The windows that were made and made key last on a thread.
  #if !ThreadConfined
    @MainActor
  #endif
  enum WindowScope {
    static var current: UIWindow? { (windows.key ?? windows.newest)?.window }

    static func noteKey(_ window: UIWindow) {
      windows.key = window.reference
      RecentMeasurers.current.noteKey(window.sharedMeasurer)
    }

    static func noteNew(_ window: UIWindow) {
      windows.newest = window.reference
      RecentMeasurers.current.noteNew(window.sharedMeasurer)
    }

    private static var windows: RecentWindows { objectOfThread("OpenUIKit.RecentWindows", RecentWindows()) }
  }
#endif

/// The windows that were made and made key last, as long as they live.
#if !ThreadConfined
  @MainActor
#endif
final class RecentWindows {
  @Weak var key: WindowReference?
  @Weak var newest: WindowReference?

  nonisolated init() {}
}
