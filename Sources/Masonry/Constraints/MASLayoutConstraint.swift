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

  /// The constraint in Masonry's format, such as `<MASLayoutConstraint:key UIView:box.width >= 300 ^low>`.
  nonisolated open override var description: String {
    #if ThreadConfined
      mas_description
    #else
      MainActor.assumeIsolated { mas_description }
    #endif
  }

  convenience init(_ equation: MASEquation, _ sides: MASResolvedSides, key: String?) {
    self.init(
      item: sides.first, attribute: equation.attribute, relatedBy: equation.relation, toItem: sides.second,
      attribute: sides.secondAttribute, multiplier: equation.multiplier, constant: equation.constant)
    if equation.priority != .required { priority = equation.priority }
    location = equation.location
    if let key { identifier = key }
  }
}

extension NSLayoutConstraint {
  /// Whether it relates the same attributes of the same items in the same way; constant and priority can be
  /// set, the rest not.
  func states(_ equation: MASEquation, _ sides: MASResolvedSides) -> Bool {
    firstAttribute == equation.attribute && secondAttribute == sides.secondAttribute
      && relation == equation.relation && multiplier == equation.multiplier
      && firstItem === sides.first && secondItem === sides.second
  }
}
