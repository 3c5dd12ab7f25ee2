extension ConstraintLog {
  /// How the two sides of a constraint compare.
  public enum Relation: String, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="

    /// The relation after negating both sides.
    var mirrored: Relation {
      switch self {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  /// Whether a log states that a constraint is active.
  public enum State: String, Sendable {
    case active, inactive, unstated
  }

  /// The library or part of the system that made a constraint.
  public enum Origin: String, Sendable {
    /// `NSLayoutConstraint`, from code, from a storyboard, or from a library that leaves no trace.
    case code
    case masonry, snapKit, pureLayout
    /// A frame and autoresizing mask.
    case autoresizing
    /// The intrinsic size of the content.
    case contentSize
    /// `UIView-Encapsulated-Layout-Width` and `-Height`: the size that a table, collection or window sets.
    case encapsulated
    /// `UISV-…`: a stack view.
    case stackView
    /// A view of a stack view that is hidden.
    case stackHiding
    /// A size that the system sets while it measures.
    case temporary
    /// The constraints between a layout guide, such as the margins or the safe area, and its view.
    case guide
    /// Any other constraint of the system.
    case system
  }

  /// A constraint of a log: `first relation multiplier * second + constant`.
  ///
  /// A constraint between distances has an ``firstOffset`` or ``secondOffset``, which is subtracted from the anchor before it.
  public struct Constraint: Sendable {
    /// The name of the class.
    public var className: String
    /// The address in hexadecimal digits, or the key that stands for it.
    public var name: String
    /// The identifier, empty if there is none.
    public var identifier: String
    /// The library or the part of the system that created the constraint.
    public var origin: Origin
    /// The left side.
    public var first: Anchor
    /// The relation of the left side to the right side.
    public var relation: Relation
    /// The right side; nil for a constant.
    public var second: Anchor?
    /// The value that is subtracted from the left side.
    public var firstOffset: Anchor?
    /// The value that is subtracted from the second anchor.
    public var secondOffset: Anchor?
    /// The factor of the right side.
    public var multiplier: Double
    /// The constant in points.
    public var constant: Double
    /// The priority; 1000 is required.
    public var priority: Double
    /// Whether the constraint is active.
    public var state: State
    /// The autoresizing mask as the log has it, such as `h=--& v=-&-`; empty if there is none.
    public var mask: String
    /// The priorities with which a content size hugs its content and resists compression.
    public var contentPriorities: (hugging: Double, compressionResistance: Double)?
    /// The file that made the constraint; empty if the log does not name it.
    public var file: String
    /// The line in the file; 0 if the log does not name it.
    public var line: Int
    /// The description as the log has it.
    public var text: String
    /// The outer one of the two items, as far as the log shows it.
    var itemAround: Int?

    /// Creates a constraint.
    public init(
      className: String = "NSLayoutConstraint", name: String = "", identifier: String = "",
      origin: Origin = .code,
      first: Anchor, relation: Relation = .equal, second: Anchor? = nil, multiplier: Double = 1,
      constant: Double = 0, priority: Double = 1000, state: State = .unstated, file: String = "",
      line: Int = 0, text: String = ""
    ) {
      (self.className, self.name, self.identifier, self.origin) = (className, name, identifier, origin)
      (self.first, self.relation, self.second) = (first, relation, second)
      (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
      (self.state, self.file, self.line, self.text) = (state, file, line, text)
      mask = ""
    }

    /// Whether two constraints are the same equation.
    func states(_ other: Constraint) -> Bool {
      first == other.first && second == other.second && relation == other.relation
        && multiplier == other.multiplier && constant == other.constant && firstOffset == other.firstOffset
        && secondOffset == other.secondOffset
    }

    /// Whether the constraint is between two items.
    func ties(_ one: Int, _ other: Int) -> Bool {
      first.item == one && second?.item == other || first.item == other && second?.item == one
    }

    /// Whether the constraint compares a width or a height with a number.
    var isConstantSize: Bool { first.attribute.isSize && second == nil }

    /// Whether Interface Builder added the constraint at build time, to a view with too few constraints in the file.
    var isOfInterfaceBuilder: Bool {
      className == "NSIBPrototypingLayoutConstraint" || identifier.hasPrefix("IB auto generated")
    }

    /// The identifier of constraints that loading a file makes and that the file itself does not have: between a cell and its content.
    static let nameInFiles = "UIIBSystemGenerated"

    /// Whether the constraint is mirrored in a layout from right to left.
    var followsDirection: Bool {
      first.attribute.mirrored != first.attribute
        || second.map { $0.attribute.mirrored != $0.attribute } ?? false
    }

    /// Whether the app's own code can change the constraint.
    public var isOfApp: Bool {
      switch origin {
      case .code, .masonry, .snapKit, .pureLayout: true
      default: false
      }
    }
  }
}
