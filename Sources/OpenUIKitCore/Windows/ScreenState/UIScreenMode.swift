/// A resolution of a screen.
open class UIScreenMode: NSObject, ViewTreeConfined {
  /// The size, in pixels.
  public final let size: CGSize
  /// The width of a pixel divided by its height: 1.
  public final var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  /// The resolution of the screen, which is that of its window.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }

  /// All resolutions of the screen: the present one.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// The best resolution: the present one.
  public var preferredMode: UIScreenMode? { currentMode }

  /// `isCaptured` has changed. No host records its screen, so it is never posted.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The mode of the screen has changed. A window is resized without a change of the mode, so it is never posted.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
}
