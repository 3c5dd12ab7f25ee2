import UIKitShim

/// One constraint, apart from its items: `first.attribute REL second.attribute * multiplier + constant`.
///
/// The second side is resolved when the constraint is installed, so that "the superview" means the superview
/// that the item has at that time.
struct MASEquation {
  enum Target {
    /// A number alone: the constant size, or else the distance to the superview's attribute.
    case constant
    case item
    case superview(MASSuperviewArea)
  }

  // The properties are in the order that needs the least memory.
  let attribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var target = Target.constant
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var priority = MASLayoutPriority.required
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var location: MASSourceLocation

  init(_ attribute: NSLayoutConstraint.Attribute, at location: MASSourceLocation) {
    self.attribute = attribute
    self.location = location
  }

  /// Sets the relation to a target. Returns false if the target is a value without a meaning for the
  /// attribute; the constant is 0 then.
  mutating func relate(
    _ relation: NSLayoutConstraint.Relation, to target: MASTarget.Kind, at location: MASSourceLocation,
    rightToLeft: Bool
  ) -> Bool {
    self.relation = relation
    self.location = location
    if relate(to: target) { return true }
    let value = constant(from: target, rightToLeft: rightToLeft)
    constant = value ?? 0
    return value != nil
  }

  /// Sets the second attribute from a target that is an item or the superview. Returns false if the target is
  /// a value.
  private mutating func relate(to target: MASTarget.Kind) -> Bool {
    switch target {
    case .item(let attribute):
      self.target = .item
      secondAttribute = attribute.flatMap { $0 == .notAnAttribute ? nil : $0 } ?? self.attribute
    case .sides(let withinMargins):
      self.target = .item
      secondAttribute = attribute.counterpart(withinMargins: withinMargins)
    case .superview(let area):
      self.target = .superview(area)
    default: return false
    }
    return true
  }

  /// The constant that a value means for the attribute, in points; nil if it means nothing.
  ///
  /// - Parameter rightToLeft: the layout direction of the first item, for insets by reading direction.
  func constant(from value: MASTarget.Kind, rightToLeft: Bool) -> CGFloat? {
    switch value {
    case .number(let number): number
    case .point(let point): attribute.offset(from: point)
    case .size(let size): attribute.length(in: size)
    case .insets(let insets): attribute.offset(from: insets)
    case .directionalInsets(let insets): attribute.offset(from: insets, rightToLeft: rightToLeft)
    case .item, .sides, .superview: nil
    }
  }
}

/// Where in the source a constraint was written.
@frozen @usableFromInline
struct MASSourceLocation {
  @usableFromInline let fileID: StaticString
  /// Stored in 32 bits, which fit into the padding behind the name of the file.
  @usableFromInline let lineNumber: UInt32

  var line: UInt { UInt(lineNumber) }

  @inlinable
  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    lineNumber = UInt32(truncatingIfNeeded: line)
  }
}
