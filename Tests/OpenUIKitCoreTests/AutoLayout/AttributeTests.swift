import OpenUIKit
import Testing

/// One constraint between a box of 100 x 60 in a 400 x 300 superview, and where it puts the box.
struct AttributeCase: CustomTestStringConvertible {
  let first: NSLayoutConstraint.Attribute
  let second: NSLayoutConstraint.Attribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  let leftToRight: CGPoint
  let rightToLeft: CGPoint

  var testDescription: String { "\(first) == \(second) * \(multiplier) + \(constant)" }

  init(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, _ leftToRight: CGPoint, rightToLeft: CGPoint? = nil
  ) {
    (self.first, self.second) = (first, second)
    (self.multiplier, self.constant) = (multiplier, constant)
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft ?? leftToRight
  }
}

@MainActor
@Suite("Attributes have the meaning that UIKit documents")
struct AttributeTests {
  static let size = CGSize(width: 100, height: 60)

  static func x(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 0) }
  static func y(_ y: CGFloat) -> CGPoint { CGPoint(x: 0, y: y) }

  /// Worked by hand from the equation of NSLayoutConstraint.h; margins are (10, 20, 30, 40). Leading and trailing
  /// swap sides in a right-to-left superview and the constant is negated there, while multipliers still scale from
  /// the left edge.
  nonisolated static let cases: [AttributeCase] = [
    AttributeCase(.left, .left, plus: 7, CGPoint(x: 7, y: 0)),
    AttributeCase(.right, .right, plus: -7, CGPoint(x: 293, y: 0)),
    AttributeCase(.top, .top, plus: 5, CGPoint(x: 0, y: 5)),
    AttributeCase(.bottom, .bottom, plus: -5, CGPoint(x: 0, y: 235)),
    AttributeCase(.centerX, .centerX, plus: 3, CGPoint(x: 153, y: 0)),
    AttributeCase(.centerY, .centerY, plus: 3, CGPoint(x: 0, y: 123)),
    AttributeCase(.leading, .leading, plus: 7, CGPoint(x: 7, y: 0), rightToLeft: CGPoint(x: 293, y: 0)),
    AttributeCase(.trailing, .trailing, plus: -7, CGPoint(x: 293, y: 0), rightToLeft: CGPoint(x: 7, y: 0)),
    AttributeCase(.leading, .centerX, plus: 10, CGPoint(x: 210, y: 0), rightToLeft: CGPoint(x: 90, y: 0)),
    AttributeCase(.trailing, .trailing, times: 0.8, CGPoint(x: 220, y: 0), rightToLeft: CGPoint(x: 0, y: 0)),
    AttributeCase(.left, .right, times: 0.5, CGPoint(x: 200, y: 0)),
    AttributeCase(.left, .leftMargin, plus: 1, CGPoint(x: 21, y: 0)),
    AttributeCase(.right, .rightMargin, CGPoint(x: 260, y: 0)),
    AttributeCase(.top, .topMargin, CGPoint(x: 0, y: 10)),
    AttributeCase(.bottom, .bottomMargin, CGPoint(x: 0, y: 210)),
    AttributeCase(.leading, .leadingMargin, CGPoint(x: 20, y: 0), rightToLeft: CGPoint(x: 260, y: 0)),
    AttributeCase(.trailing, .trailingMargin, CGPoint(x: 260, y: 0), rightToLeft: CGPoint(x: 20, y: 0)),
    AttributeCase(.centerX, .centerXWithinMargins, CGPoint(x: 140, y: 0)),
    AttributeCase(.centerY, .centerYWithinMargins, CGPoint(x: 0, y: 110)),
    AttributeCase(.firstBaseline, .top, plus: 4, CGPoint(x: 0, y: 4)),
    AttributeCase(.lastBaseline, .bottom, plus: -4, CGPoint(x: 0, y: 236)),
  ]

  @Test("in both directions", arguments: cases, [false, true])
  func attribute(_ example: AttributeCase, isMirrored: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    window.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let box = constrainedView(in: window)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: Self.size.width),
      box.heightAnchor.constraint(equalToConstant: Self.size.height),
      NSLayoutConstraint(
        item: box, attribute: example.first, relatedBy: .equal, toItem: window, attribute: example.second,
        multiplier: example.multiplier, constant: example.constant),
    ])
    window.layoutIfNeeded()
    let origin = isMirrored ? example.rightToLeft : example.leftToRight
    if example.first.isVertical {
      #expect(box.frame.minY == origin.y)
    } else {
      #expect(box.frame.minX == origin.x)
    }
    #expect(box.frame.size == Self.size)
  }

  @Test("an inequality with leading and trailing is reversed when it is mirrored")
  func mirroredInequality() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.layoutDirection = .rightToLeft
    let box = constrainedView(in: window)
    let wish = box.rightAnchor.constraint(equalTo: window.rightAnchor)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100), wish,
      box.leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor, constant: 30),
    ])
    window.layoutIfNeeded()
    #expect(box.frame.maxX == 370)
  }

  @Test("a change of direction moves what leading and trailing place")
  func changeOfDirection() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let box = constrainedView(in: window)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100),
      box.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
    ])
    window.layoutIfNeeded()
    #expect(box.frame.minX == 8)
    window.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(box.frame.minX == 292)
  }

  @Test("numbers are interpreted in the coordinates of the view that holds the constraint")
  func coordinatesOfTheHolder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: 100, y: 0, width: 200, height: 200))
    let (first, second) = (constrainedView(in: panel), constrainedView(in: panel))
    first.pin(CGRect(x: 20, y: 0, width: 10, height: 10))
    let half = NSLayoutConstraint(
      item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .left, multiplier: 2,
      constant: 0)
    half.isActive = true
    window.layoutIfNeeded()
    #expect(second.frame.minX == 40)
    half.isActive = false
    window.addConstraint(half)
    window.layoutIfNeeded()
    #expect(second.frame.minX == 140)
  }

  @Test("the system's spacing is 8 points times the multiplier, as much, no less or no more")
  func systemSpacing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (first, next) = (constrainedView(in: window), constrainedView(in: window))
    first.pin(CGRect(x: 10, y: 20, width: 30, height: 40))
    let after = next.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2)
    let below = next.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([after, below])
    window.layoutIfNeeded()
    #expect(next.frame.origin == CGPoint(x: 56, y: 64))
    NSLayoutConstraint.deactivate([after, below])
    let (left, top) = (
      next.leftAnchor.constraint(equalTo: window.leftAnchor),
      next.topAnchor.constraint(equalTo: window.topAnchor)
    )
    (left.priority, top.priority) = (.defaultLow, .defaultLow)
    NSLayoutConstraint.activate([
      left, top,
      next.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      next.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
    ])
    window.layoutIfNeeded()
    #expect(next.frame.origin == CGPoint(x: 48, y: 68))
    (left.constant, top.constant) = (300, 300)
    next.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 3)
      .isActive = true
    next.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 3)
      .isActive = true
    window.layoutIfNeeded()
    #expect(next.frame.origin == CGPoint(x: 64, y: 84))
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: true
    default: false
    }
  }
}
