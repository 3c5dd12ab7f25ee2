import UIKitShim

/// A layout constraint that knows its name and the line of source it comes from.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class MASLayoutConstraint: NSLayoutConstraint {
  /// The name given by ``MASConstraint/key(_:)``, which is the constraint's identifier too.
  open var mas_key: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The file whose chain made the constraint, as `Module/File.swift`; empty if no chain did.
  public final var fileID: StaticString { file }
  /// The line of the chain's relation.
  public final var line: UInt { UInt(lineNumber) }

  // In the order in which they need the least room.
  private final var file: StaticString = ""
  /// What it relates how, for finding it among others.
  private(set) final var form = Form()
  private final var lineNumber: UInt32 = 0

  /// The constraint in Masonry's format, such as `<MASLayoutConstraint:key UIView:box.width >= 300 ^low>`.
  /// On other threads than the main one it has no names.
  nonisolated open override var description: String {
    textOnMainActor(of: self) {
      $0.mas_description
    } elsewhere: {
      $0.bareDescription
    }
  }

  /// The description with the file and line that the constraint comes from, as far as a chain made it.
  nonisolated open override var debugDescription: String {
    textOnMainActor(of: self) {
      $0.mas_description + $0.place
    } elsewhere: {
      $0.bareDescription
    }
  }

  private var place: String { line > 0 ? "  \(fileName):\(line)" : "" }

  nonisolated private var bareDescription: String {
    "<MASLayoutConstraint:0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) + ">"
  }

  convenience init(
    _ item: borrowing AnyObject, _ constraint: borrowing MASConstraint, _ second: borrowing MASSecondSide
  ) {
    self.init(
      item: item, attribute: constraint.statement.attribute, relatedBy: constraint.statement.relation,
      toItem: second.item, attribute: second.attribute, multiplier: constraint.statement.multiplier,
      constant: constraint.statement.constant)
    if constraint.statement.priority != .required { priority = constraint.statement.priority }
    file = constraint.statement.location.fileID
    lineNumber = constraint.statement.location.lineNumber
    form = Form(constraint.statement, second)
    if let key = constraint.key ?? constraint.layoutConstraint?.mas_key { identifier = key }
  }
}

extension MASLayoutConstraint {
  /// Attributes and relation in one small number: where it differs, so do they.
  struct Form: Equatable {
    private var bits: UInt16 = 0

    init() {}

    init(_ equation: MASEquation, _ second: borrowing MASSecondSide) {
      let (first, second) = (equation.attribute.rawValue, second.attribute.rawValue)
      bits = UInt16(truncatingIfNeeded: first ^ second << 6 ^ equation.relation.rawValue << 12)
    }
  }
}

#if !ThreadConfined
  @MainActor
#endif
extension NSLayoutConstraint {
  /// Whether it relates the same attributes in the same way to the same second item; constant and priority can be set,
  /// the rest not.
  func states(_ equation: MASEquation, _ second: borrowing MASSecondSide) -> Bool {
    firstAttribute == equation.attribute && secondAttribute == second.attribute
      && relation == equation.relation && multiplier == equation.multiplier && secondItem === second.item
  }
}
