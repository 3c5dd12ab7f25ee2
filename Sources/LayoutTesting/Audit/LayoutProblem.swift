/// A problem of a screen: its kind, its place on the screen, and its place in the code.
public struct LayoutProblem: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of problems.
  public enum Kind: String, CaseIterable, Sendable {
    /// Required constraints contradict each other. On Apple's systems the console alone shows them.
    case conflict
    /// Constraints do not determine a view's position or size.
    case ambiguity
    /// A text has not enough room.
    case truncatedText = "truncated text"
    /// Texts or controls cover each other.
    case overlap
    /// Content lies outside of the window, and no scroll view shows it.
    case offScreen = "off screen"
    /// Content lies where bars, the camera or the home indicator are.
    case outsideSafeArea = "outside safe area"
    /// A control, or the end of the content, stays behind the keyboard.
    case behindKeyboard = "behind keyboard"
    /// A control takes touches in less than 44 x 44 points (Human Interface Guidelines, "Buttons").
    case smallTarget = "small target"
    /// A visible control does not receive the touches on it.
    case blockedTouches = "blocked touches"
    /// A text has less contrast with what is behind it than 4.5, or 3 for large text (WCAG 2.2, 1.4.3).
    case contrast
    /// An element that takes touches, or an image, has no accessibility label.
    case missingLabel = "missing label"
    /// Two elements that take touches have the same label.
    case duplicateLabel = "duplicate label"
    /// Assistive technology does not reach a visible text: no element contains it.
    case unreadText = "unread text"
    /// Assistive technology does not reach a control, and the element around it has no actions.
    case unreachedControl = "unreached control"
    /// A view recognizes taps, and is neither a button nor a link for assistive technology.
    case missingTrait = "missing trait"
    /// A list of accessibility elements has another order than the screen.
    case readingOrder = "reading order"
    /// A text does not grow with the text size of the user.
    case fixedFont = "fixed font"
    /// A constraint fixes the height of a view whose text grows with the text size of the user.
    case fixedHeight = "fixed height"
    /// A constraint relates left or right edges, which do not follow the direction of the language.
    case leftAndRight = "left and right"
    /// An edge lies between pixels, so that it is drawn blurred.
    case betweenPixels = "between pixels"
    /// A second layout gives other frames than the first.
    case unsettled
    /// The layout has refused a number, or exceeded its limits. On Apple's systems this is not found.
    case layoutError = "layout error"
    /// Controllers or views of the screen stay in memory after it is gone.
    case leak
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The view: its class with its key or text.
  public let view: String
  /// A sentence that describes the problem, with numbers.
  public let message: String
  /// The place in the window, in points; null for none.
  public let frame: CGRect
  /// The file that made the constraint: as in `#fileID` for one of Masonry, and its path from the folder of the package for a plain one; nil
  /// if it is not known.
  public let file: String?
  /// The line that made the constraint; nil if it is not known.
  public let line: Int?
  /// The view's place in the tree, which is the same in every configuration; empty for none.
  var place = ""

  /// The kind, the view, what is wrong, the line of the code, and what to do.
  public var description: String {
    let place = file.map { "  \($0):\(line ?? 0)" } ?? ""
    return "\(kind.rawValue): \(view) \(message)\(place)\n  Do: \(advice)"
  }
}

extension UIView {
  /// A problem of the view, perhaps by a constraint.
  func problem(
    _ kind: LayoutProblem.Kind, _ message: String, by constraint: NSLayoutConstraint? = nil
  ) -> LayoutProblem {
    let location = constraint.flatMap { ViewName.location(of: $0) }
    return LayoutProblem(
      kind: kind, view: ViewName.description(of: self), message: message, frame: frameInWindow,
      file: location?.file, line: location?.line, place: ViewPlace.description(of: self))
  }
}

extension CGFloat {
  /// The number with at most one decimal.
  var short: String {
    let tenths = (self * 10).rounded()
    guard tenths.isFinite, tenths.magnitude < 1e15 else { return "\(self)" }
    return tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10))" : "\(Double(tenths / 10))"
  }
}
