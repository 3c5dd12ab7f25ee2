import OpenUIKit
import Testing

// The members of Auto Layout as Apple's interface for Swift declares them. Every line gives a member the type that it has
// there, so that one that is missing, or has another signature, does not compile.

extension SurfaceTests {
  @Test("Constraints have UIKit's members")
  func constraints() {
    typealias Constraint = NSLayoutConstraint
    let _: ([Constraint]) -> Void = Constraint.activate
    let _: ([Constraint]) -> Void = Constraint.deactivate
    let _: (String, Constraint.FormatOptions, [String: Any]?, [String: Any]) -> [Constraint] =
      Constraint.constraints(withVisualFormat:options:metrics:views:)
    let _:
      (Any, Constraint.Attribute, Constraint.Relation, Any?, Constraint.Attribute, CGFloat, CGFloat) ->
        Constraint =
        Constraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    let _: () -> Constraint = Constraint.init
    isWritable(\Constraint.priority, UILayoutPriority.self)
    isWritable(\Constraint.constant, CGFloat.self)
    isWritable(\Constraint.isActive, Bool.self)
    isWritable(\Constraint.shouldBeArchived, Bool.self)
    isWritable(\Constraint.identifier, String?.self)
    isReadable(\Constraint.firstItem, AnyObject?.self)
    isReadable(\Constraint.secondItem, AnyObject?.self)
    isReadable(\Constraint.firstAttribute, Constraint.Attribute.self)
    isReadable(\Constraint.secondAttribute, Constraint.Attribute.self)
    isReadable(\Constraint.relation, Constraint.Relation.self)
    isReadable(\Constraint.multiplier, CGFloat.self)
    isReadable(\Constraint.firstAnchor, NSLayoutAnchor<AnyObject>.self)
    isReadable(\Constraint.secondAnchor, NSLayoutAnchor<AnyObject>?.self)
  }

  @Test("The enumerations of constraints have UIKit's cases and numbers")
  func constraintEnumerations() {
    typealias Attribute = NSLayoutConstraint.Attribute
    let attributes: [Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(axes.map(\.rawValue) == [0, 1])
    typealias Options = NSLayoutConstraint.FormatOptions
    let alignments: [(Options, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments {
      let bit: UInt = 1 << UInt(attribute.rawValue)
      #expect(option.rawValue == bit)
    }
    let others: [Options] = [
      .alignmentMask, .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
      .directionMask,
      .spacingEdgeToEdge, .spacingBaselineToBaseline, .spacingMask,
    ]
    let values: [UInt] = [0xFFFF, 0, 1 << 16, 2 << 16, 3 << 16, 0, 1 << 19, 1 << 19]
    #expect(others.map(\.rawValue) == values)
  }

  @Test("Priorities have UIKit's members and numbers")
  func priorities() {
    let _: (Float) -> UILayoutPriority = UILayoutPriority.init(_:)
    let _: (Float) -> UILayoutPriority = UILayoutPriority.init(rawValue:)
    isReadable(\UILayoutPriority.rawValue, Float.self)
    let levels: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
      .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(levels.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test("Anchors have UIKit's members")
  func anchors() {
    typealias X = NSLayoutXAxisAnchor
    typealias Y = NSLayoutYAxisAnchor
    typealias D = NSLayoutDimension
    typealias C = NSLayoutConstraint
    let plain: [(X) -> (NSLayoutAnchor<X>) -> C] = [
      { $0.constraint(equalTo:) }, { $0.constraint(greaterThanOrEqualTo:) },
      { $0.constraint(lessThanOrEqualTo:) },
    ]
    let moved: [(X) -> (NSLayoutAnchor<X>, CGFloat) -> C] = [
      { $0.constraint(equalTo:constant:) }, { $0.constraint(greaterThanOrEqualTo:constant:) },
      { $0.constraint(lessThanOrEqualTo:constant:) },
    ]
    let after: [(X) -> (X, CGFloat) -> C] = [
      { $0.constraint(equalToSystemSpacingAfter:multiplier:) },
      { $0.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) },
      { $0.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:) },
    ]
    let below: [(Y) -> (Y, CGFloat) -> C] = [
      { $0.constraint(equalToSystemSpacingBelow:multiplier:) },
      { $0.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) },
      { $0.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:) },
    ]
    let constants: [(D) -> (CGFloat) -> C] = [
      { $0.constraint(equalToConstant:) }, { $0.constraint(greaterThanOrEqualToConstant:) },
      { $0.constraint(lessThanOrEqualToConstant:) },
    ]
    let scaled: [(D) -> (D, CGFloat) -> C] = [
      { $0.constraint(equalTo:multiplier:) }, { $0.constraint(greaterThanOrEqualTo:multiplier:) },
      { $0.constraint(lessThanOrEqualTo:multiplier:) },
    ]
    let scaledAndMoved: [(D) -> (D, CGFloat, CGFloat) -> C] = [
      { $0.constraint(equalTo:multiplier:constant:) },
      { $0.constraint(greaterThanOrEqualTo:multiplier:constant:) },
      { $0.constraint(lessThanOrEqualTo:multiplier:constant:) },
    ]
    for count in [plain.count, moved.count, after.count, below.count] { #expect(count == 3) }
    for count in [constants.count, scaled.count, scaledAndMoved.count] { #expect(count == 3) }
    let _: (X) -> (X) -> D = X.anchorWithOffset(to:)
    let _: (Y) -> (Y) -> D = Y.anchorWithOffset(to:)
    let _: any NSCopying.Type = NSLayoutAnchor<X>.self
    let _: any NSCoding.Type = NSLayoutAnchor<X>.self
  }

  @Test("Guides have UIKit's members")
  func guides() {
    typealias Guide = UILayoutGuide
    let _: () -> Guide = Guide.init
    let _: (NSCoder) -> Guide? = Guide.init(coder:)
    let _: any NSCoding.Type = Guide.self
    isReadable(\Guide.layoutFrame, CGRect.self)
    isWritable(\Guide.owningView, UIView?.self)
    isWritable(\Guide.identifier, String.self)
    let horizontal: [KeyPath<Guide, NSLayoutXAxisAnchor>] = [
      \.leadingAnchor, \.trailingAnchor, \.leftAnchor, \.rightAnchor, \.centerXAnchor,
    ]
    let vertical: [KeyPath<Guide, NSLayoutYAxisAnchor>] = [\.topAnchor, \.bottomAnchor, \.centerYAnchor]
    let sizes: [KeyPath<Guide, NSLayoutDimension>] = [\.widthAnchor, \.heightAnchor]
    #expect(horizontal.count + vertical.count + sizes.count == 10)
    let guide = UIViewController().topLayoutGuide
    let _: CGFloat = guide.length
    let _: [NSLayoutYAxisAnchor] = [guide.topAnchor, guide.bottomAnchor]
    let _: NSLayoutDimension = guide.heightAnchor
    let _: any NSObjectProtocol = guide
  }

  @Test("Insets have UIKit's members")
  func insets() throws {
    let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> UIEdgeInsets = UIEdgeInsets.init(top:left:bottom:right:)
    let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> NSDirectionalEdgeInsets =
      NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    let sides: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [\.top, \.left, \.bottom, \.right]
    let directions: [WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>] = [
      \.top, \.leading, \.bottom, \.trailing,
    ]
    #expect(sides.count == directions.count)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let copy = try JSONDecoder().decode(UIEdgeInsets.self, from: JSONEncoder().encode(insets))
    let other = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let otherCopy = try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: JSONEncoder().encode(other))
    #expect(copy == insets && otherCopy == other)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
  }
}
