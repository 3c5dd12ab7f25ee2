/// The targets that the relations of a chain with this axis accept.
public protocol MASTargetAxis: ViewTreeConfined {
  /// The targets that a relation of such a chain accepts, as an existential of one of the target protocols.
  associatedtype Target
  /// The target of a relation in its common form.
  static func target(from value: Target) -> MASTarget
}

extension MASLeftRight: MASTargetAxis {
  public typealias Target = any MASLeftRightTarget
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}

extension MASLeadingTrailing: MASTargetAxis {
  public typealias Target = any MASLeadingTrailingTarget
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}

extension MASHorizontal: MASTargetAxis {
  public typealias Target = any MASCenterXTarget
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}

extension MASEveryHorizontal: MASTargetAxis {
  public typealias Target = any MASHorizontalTarget
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}

extension MASVertical: MASTargetAxis {
  public typealias Target = any MASVerticalTarget
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}

extension MASDimension: MASTargetAxis {
  public typealias Target = any MASDimensionTarget
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}

extension MASEdges: MASTargetAxis {
  public typealias Target = any MASEdgesTarget
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}

extension MASCenter: MASTargetAxis {
  public typealias Target = any MASCenterTarget
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}

extension MASMixed: MASTargetAxis {
  public typealias Target = any MASMixedTarget
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}

extension MASAnyAxis: MASTargetAxis {
  public typealias Target = any MASTargetConvertible
  /// The target of a relation in its common form.
  @inlinable
  public static func target(from value: Target) -> MASTarget { value.mas_target }
}
