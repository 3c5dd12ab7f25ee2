/// A view with the background of the keyboard, for what an app shows in its place or above it.
open class UIInputView: UIView {
  /// The background of the view.
  public enum Style: Int, Sendable {
    /// That of the view itself: none by default.
    case `default` = 0
    /// That of the keyboard.
    case keyboard = 1
  }

  /// The background of the view.
  public final let inputViewStyle: Style
  /// Whether constraints inside the view decide about its height; false by default.
  open var allowsSelfSizing = false

  /// Creates a view with a frame, in points. Only its height counts where the view is shown.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { super.backgroundColor = .keyboardBackground }
  }

  /// Creates a view of zero size without a background of its own.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

extension UIColor {
  fileprivate static let keyboardBackground = UIColor(
    inLight: CGColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1), inDark: CGColor(gray: 0.17, alpha: 1))
}
