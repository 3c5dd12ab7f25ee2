import OpenUIKit
import OpenUIKitCairo

/// An app that runs in a window of its own, with the taps and keys of its user.
@MainActor
public final class AppDriver {
  /// The app's window.
  public let window: UIWindow
  /// The scene retains its delegate.
  private let scene: UIWindowScene

  /// Launches an app on a device. An app whose Info.plist names the class of its scene's delegate creates that itself. Traps if the app
  /// creates no window.
  public init(
    _ delegate: any UIApplicationDelegate, _ sceneDelegate: (any UIWindowSceneDelegate)? = nil,
    on device: Device = .phone
  ) {
    let scene = UIWindowScene(size: device.size, scale: 2, traits: device.traits)
    if device.measuresWithPango {
      let measurer = PangoTextMeasurer()
      scene.textMeasurer = measurer
      // Views have the same sizes before they enter the window.
      UIWindow.defaultTextMeasurer = measurer
    }
    self.scene = scene
    UIApplication.launch(delegate: delegate, on: scene, sceneDelegate: { _ in sceneDelegate })
    guard let window = scene.windows.last else { fatalError("The app has created no window") }
    self.window = window
    window.deviceSafeAreaInsets = device.safeArea
    settle()
  }

  /// Lets two seconds pass, in which animations end.
  public func settle() {
    for _ in 0..<20 { window.clock.advance(by: 0.1) }
    window.layoutIfNeeded()
  }

  /// The controller on top: the last one that is presented.
  public var presented: UIViewController? {
    var last = window.rootViewController
    while let next = last?.presentedViewController { last = next }
    return last
  }

  // MARK: Events

  /// Taps the element with a name for assistive technology. Traps if there is none.
  public func tap(_ name: String) {
    guard let frame = frame(of: name) else { fatalError("There is no element \(name) in \(names)") }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Taps a place of the window.
  public func tap(at point: CGPoint) {
    window.sendTouch(.began, at: point, time: window.clock.now)
    window.clock.advance(by: 0.05)
    window.sendTouch(.ended, at: point, time: window.clock.now)
    settle()
  }

  /// Moves a finger from one place to another, and lifts it there.
  public func drag(from start: CGPoint, to end: CGPoint) {
    window.sendTouch(.began, at: start, time: window.clock.now)
    for step in 1...10 {
      window.clock.advance(by: 0.03)
      let part = CGFloat(step) / 10
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      window.sendTouch(.moved, at: point, time: window.clock.now)
    }
    window.clock.advance(by: 0.2)
    window.sendTouch(.ended, at: end, time: window.clock.now)
    settle()
  }

  /// Types a text into the first responder.
  public func type(_ text: String) {
    window.sendText(text)
    settle()
  }

  // MARK: Elements

  /// The frame of the element with a name, in points of the window; nil if there is none. A row's name is its first text.
  public func frame(of name: String) -> CGRect? {
    let elements = window.accessibilityTree()
    let element =
      elements.first { $0.accessibilityLabel == name }
      ?? elements.first { $0.accessibilityLabel?.hasPrefix(name + ", ") == true }
    return element?.accessibilityFrame
  }

  /// The names of all elements.
  public var names: [String] { window.accessibilityTree().compactMap { $0.accessibilityLabel } }
}
