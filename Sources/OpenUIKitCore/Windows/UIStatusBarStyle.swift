/// The colour of the time and the icons in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in light appearance, light in dark appearance.
  case `default` = 0
  /// Light, for a dark background.
  case lightContent = 1
  /// Dark, for a light background.
  case darkContent = 3
}

/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

/// The state of the status bar, as the controllers in the key window of a scene prefer it.
public final class UIStatusBarManager: NSObject, ViewTreeConfined {
  @Weak private var scene: UIWindowScene?
  /// Called after a controller has requested an update, for hosts that draw a status bar.
  public var changeHandler: ((UIStatusBarManager) -> Void)? { didSet { releaseAfterAssignment(oldValue) } }

  init(_ scene: UIWindowScene) {
    super.init()
    self.scene = scene
  }

  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.last }

  /// The colour of the content: light or dark, never `default`, unless there is no controller.
  public var statusBarStyle: UIStatusBarStyle {
    guard let root = window?.rootViewController else { return .default }
    let controller = root.controllerOfStatusBar { $0.childForStatusBarStyle }
    let style = controller.preferredStatusBarStyle
    guard style == .default else { return style }
    return controller.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool {
    window?.rootViewController?.controllerOfStatusBar { $0.childForStatusBarHidden }.prefersStatusBarHidden
      ?? false
  }

  /// The rectangle of the status bar, in points of the window: its safe area at the top; zero while the
  /// status bar is hidden.
  public var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceSafeAreaInsets.top)
  }
}

extension UIWindowScene {
  /// The state of the status bar.
  public final var statusBarManager: UIStatusBarManager? {
    if let statusBarManagerIfMade { return statusBarManagerIfMade }
    let made = UIStatusBarManager(self)
    statusBarManagerIfMade = made
    return made
  }
}

extension UIViewController {
  /// The implementation of `setNeedsStatusBarAppearanceUpdate()`.
  final func statusBarMayHaveChanged() {
    guard let manager = viewIfLoaded?.window?.windowScene?.statusBarManagerIfMade else { return }
    manager.changeHandler?(manager)
  }

  /// The controller that decides about the status bar: the frontmost one that covers the window, or the child
  /// that it names.
  final func controllerOfStatusBar(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while true {
      if let next = controller.presented, next.capturesStatusBar {
        controller = next
      } else if let next = child(controller) {
        controller = next
      } else {
        return controller
      }
    }
  }

  private var capturesStatusBar: Bool {
    presentation?.style == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}
