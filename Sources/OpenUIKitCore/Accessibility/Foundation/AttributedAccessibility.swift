/// The texts for assistive technology with attributes.
struct AttributedAccessibility {
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
}

/// The kind of a text, for assistive technology.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The output of a program.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
  /// Names and paths of files.
  public static let fileSystem = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextFileSystem")
  /// A message to a person.
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging")
  /// A text to read, such as a book.
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative")
  /// The source of a program.
  public static let sourceCode = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A document that is written.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
}

extension UIResponder {
  /// The rectangle around the outline of the element; nil without one.
  final var frameOfAccessibilityPath: CGRect? { accessibilityPath?.bounds }
}

extension UIAccessibility {
  /// A path in a view's coordinates, converted to those of the screen, for `accessibilityPath`.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let corners = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map { corner -> CGPoint in
      guard let window = view.window else { return corner }
      let place = view.convert(corner, to: window)
      return CGPoint(x: place.x + window.frame.minX, y: place.y + window.frame.minY)
    }
    let converted = UIBezierPath(cgPath: path.cgPath)
    // Of a view that is turned in depth, the plane at its corner.
    converted.apply(
      CGAffineTransform(
        a: corners[1].x - corners[0].x, b: corners[1].y - corners[0].y, c: corners[2].x - corners[0].x,
        d: corners[2].y - corners[0].y, tx: corners[0].x, ty: corners[0].y))
    return converted
  }

  /// A rectangle in a view's coordinates, converted to those of the screen, for `accessibilityFrame`.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.screenRectangle(of: rect)
  }
}
