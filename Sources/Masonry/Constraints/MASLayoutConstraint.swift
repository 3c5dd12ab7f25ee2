import UIKitShim

/// A layout constraint with a name and the line of source that it comes from.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class MASLayoutConstraint: NSLayoutConstraint {
  /// The name given by ``MASConstraint/key(_:)``, which is also the constraint's identifier.
  open var mas_key: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The file whose chain made the constraint, as `Module/File.swift`; empty if no chain did.
  public final var fileID: StaticString { file }
  /// The line of the chain's relation.
  public final var line: UInt { UInt(lineNumber) }

  // The properties are in the order that needs the least memory.
  private final var file: StaticString = ""
  /// Attributes and relation, to find the constraint among others.
  private(set) final var form = Form()
  private final var lineNumber: UInt32 = 0

  /// The constraint in Masonry's format, such as `<MASLayoutConstraint:key UIView:box.width >= 300 ^low>`.
  /// Without names on threads other than the main thread.
  nonisolated open override var description: String {
    textOnMainActor(of: self) {
      $0.mas_description
    } elsewhere: {
      $0.bareDescription
    }
  }

  /// The description with the file and line that the constraint comes from, if a chain made it.
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
  /// Attributes and relation in one small number, which differs if one of them does.
  struct Form: Equatable {
    private var bits: UInt16 = 0

    init() {}

    init(_ equation: MASEquation, _ second: borrowing MASSecondSide) {
      let (first, second) = (equation.attribute.rawValue, second.attribute.rawValue)
      bits = UInt16(truncatingIfNeeded: first ^ second << 6 ^ equation.relation.rawValue << 12)
    }
  }
}

// AppKit's constraints belong to no actor, unlike UIKit's.
#if !ThreadConfined
  @MainActor
#endif
extension NSLayoutConstraint {
  /// Whether the constraint relates the same attributes in the same way to the same second item. Constant and
  /// priority are not compared, because they can be set.
  func states(_ equation: MASEquation, _ second: borrowing MASSecondSide) -> Bool {
    firstAttribute == equation.attribute && secondAttribute == second.attribute
      && relation == equation.relation && multiplier == equation.multiplier && secondItem === second.item
  }
}
