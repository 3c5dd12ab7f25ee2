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
  public final var fileID: StaticString { location.fileID }
  /// The line of the chain's relation.
  public final var line: UInt { location.line }

  private final var location = MASSourceLocation(fileID: "", line: 0)
  /// What it relates how, for finding it among others.
  private(set) final var form = Form()

  /// The constraint in Masonry's format, such as `<MASLayoutConstraint:key UIView:box.width >= 300 ^low>`.
  nonisolated open override var description: String {
    #if ThreadConfined
      mas_description
    #else
      MainActor.assumeIsolated { mas_description }
    #endif
  }

  convenience init(
    _ item: borrowing AnyObject, _ equation: MASEquation, _ second: borrowing MASSecondSide, key: String?
  ) {
    self.init(
      item: item, attribute: equation.attribute, relatedBy: equation.relation, toItem: second.item,
      attribute: second.attribute, multiplier: equation.multiplier, constant: equation.constant)
    if equation.priority != .required { priority = equation.priority }
    location = equation.location
    form = Form(equation, second)
    if let key { identifier = key }
  }
}

extension MASLayoutConstraint {
  /// Attributes and relation in one number: where it differs, so do they.
  struct Form: Equatable {
    private var bits = 0

    init() {}

    init(_ equation: MASEquation, _ second: borrowing MASSecondSide) {
      bits = equation.attribute.rawValue ^ second.attribute.rawValue << 8 ^ equation.relation.rawValue << 16
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it relates the same attributes in the same way to the same second item; constant and priority can be set,
  /// the rest not.
  func states(_ equation: MASEquation, _ second: MASSecondSide) -> Bool {
    firstAttribute == equation.attribute && secondAttribute == second.attribute
      && relation == equation.relation && multiplier == equation.multiplier && secondItem === second.item
  }
}
