/// A bar that has a position.
public protocol UIBarPositioning: AnyObject, ViewTreeConfined {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The object that determines the position of a bar.
public protocol UIBarPositioningDelegate: AnyObject, ViewTreeConfined {
  /// The position of a bar; at the top by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// At the top.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// The object that decides about the stack of a navigation bar without a controller.
///
/// A navigation controller of an app may conform to the protocol. Its method `navigationBar(_:shouldPop:)` then decides about taps on
/// the back button.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed, and after the animation of that.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped, and after the animation of that.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar: UIBarPositioning {
  /// The position that the delegate determines. Without a delegate the bar is at the top, and its background extends below the
  /// status bar.
  public final var barPosition: UIBarPosition { delegate?.position(for: self) ?? .topAttached }

  /// Calls a closure when the items have faded, or at once if they do not.
  final func afterFading(_ animated: Bool, _ action: @escaping (UINavigationBar) -> Void) {
    guard animated, UIView.areAnimationsEnabled, let clock = window?.clock else { return action(self) }
    let bar = Weak<UINavigationBar>(wrappedValue: self)
    clock.schedule(at: clock.now + Self.fadeDuration) { bar.wrappedValue.map(action) }
  }
}
