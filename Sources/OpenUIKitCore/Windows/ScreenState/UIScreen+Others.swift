extension UIScreen {
  /// How a screen that is not rectangular in pixels shows its edges.
  public enum OverscanCompensation: Int, Sendable {
    /// The picture is scaled to the visible part.
    case scale = 0
    /// The bounds are those of the visible part.
    case insetBounds = 1
    /// Not at all.
    case none = 2
  }

  /// A screen was connected. Hosts have one screen, so that it is never posted.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was disconnected. Hosts have one screen, so that it is never posted.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")

  /// The screen whose picture this one repeats: nil, because hosts have one screen.
  public var mirrored: UIScreen? { nil }
  /// How the edges are compensated: not at all, because windows show their whole bounds. Setting it does nothing.
  public var overscanCompensation: OverscanCompensation {
    get { .none }
    set {}
  }
  /// The part of the bounds that is not visible: none.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// Whether a colour may dim the screen beyond its least brightness; false by default. It is kept, and hosts do not follow it.
  public var wantsSoftwareDimming: Bool {
    get { ApplicationScope.shared.screen.wantsSoftwareDimming }
    set { ApplicationScope.shared.screen.wantsSoftwareDimming = newValue }
  }
  /// The time from the drawing of a picture to its appearance, in seconds: 0, because hosts do not state it.
  public var calibratedLatency: TimeInterval { 0 }

  /// Creates a link that sends `sel` to `target` in every frame of the screen, after it was added to a run loop.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// A view with a picture of the screen's window. Without a window it is empty.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  // MARK: Focus

  /// Whether keys move a focus on the screen: true.
  public var supportsFocus: Bool { true }
  /// The item in the screen's window that has the focus; nil for none.
  public var focusedItem: (any UIFocusItem)? { window?.focusSystemIfMade?.focusedItem }
  /// The view in the screen's window that has the focus; nil for none, and for an item that is no view.
  public var focusedView: UIView? { focusedItem as? UIView }
}
