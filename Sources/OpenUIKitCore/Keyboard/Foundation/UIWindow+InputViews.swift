extension UIResponder {
  /// The keyboard is about to be shown. Its object is the screen, and so for the following.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to be hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The frame of the keyboard is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The frame of the keyboard has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The old frame of the keyboard on the screen, an `NSValue` with a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The new frame of the keyboard on the screen, an `NSValue` with a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the movement takes, in seconds, a `Double`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the movement, the raw value of a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is for this app, a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// A change of the keyboard's frame.
struct KeyboardMovement: ViewTreeConfined {
  let old: CGRect
  let new: CGRect
  let screen: UIScreen

  init(from old: CGRect, to new: CGRect, in window: UIWindow) {
    self.old = old.isEmpty ? Self.below(window, like: new) : old
    self.new = new.isEmpty ? Self.below(window, like: old) : new
    isShowing = old.isEmpty && !new.isEmpty
    isHiding = !old.isEmpty && new.isEmpty
    screen = window.screen
  }

  private let isShowing: Bool
  private let isHiding: Bool

  /// A hidden keyboard is below the window.
  private static func below(_ window: UIWindow, like frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: window.bounds.maxY, width: frame.width, height: frame.height)
  }

  var willNames: [Notification.Name] {
    let change = UIResponder.keyboardWillChangeFrameNotification
    if isShowing { return [change, UIResponder.keyboardWillShowNotification] }
    return isHiding ? [change, UIResponder.keyboardWillHideNotification] : [change]
  }

  var didNames: [Notification.Name] {
    let change = UIResponder.keyboardDidChangeFrameNotification
    if isShowing { return [change, UIResponder.keyboardDidShowNotification] }
    return isHiding ? [change, UIResponder.keyboardDidHideNotification] : [change]
  }

  /// The duration and the curve are those of UIKit.
  func post(_ names: [Notification.Name]) {
    let values: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: values) }
  }
}
