/// The common axis of a chain's attributes, as a type.
///
/// An axis decides which targets a relation accepts (``Target``), and the axis of the chain after another
/// attribute. So `make.left.equalTo(other.mas_top)` and `make.left.equalTo(other.mas_leading)` do not compile, while
/// `make.left.equalTo(other.mas_centerX)` does. UIKit refuses leading and trailing against left and right because
/// the side that leading means depends on the layout direction.
public protocol MASAxis {
  #if !hasFeature(Embedded)
    /// The targets that a relation of such a chain accepts, as an existential of one of the target protocols.
    associatedtype Target
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    static func target(from value: Target) -> MASTarget
  #endif
  /// The axis of the chain after left or right.
  associatedtype AndLeftRight: MASAxis
  /// The axis of the chain after leading or trailing.
  associatedtype AndLeadingTrailing: MASAxis
  /// The axis of the chain after the horizontal centre.
  associatedtype AndCenterX: MASAxis
  /// The axis of the chain after a vertical attribute.
  associatedtype AndVertical: MASAxis
  /// The axis of the chain after a width or height.
  associatedtype AndDimension: MASAxis
}

/// An axis whose attributes may be targets of the horizontal centre.
public protocol MASCenterXAxis: MASAxis {}
/// An axis whose attributes may be targets of left and right.
public protocol MASLeftRightAxis: MASCenterXAxis {}
/// An axis whose attributes may be targets of leading and trailing.
public protocol MASLeadingTrailingAxis: MASCenterXAxis {}
/// An axis whose attributes may be targets of all horizontal ones.
public protocol MASHorizontalAxis: MASLeftRightAxis, MASLeadingTrailingAxis {}
/// An axis whose attributes may be targets of vertical ones.
public protocol MASVerticalAxis: MASAxis {}
/// An axis whose attributes may be targets of widths and heights.
public protocol MASDimensionAxis: MASAxis {}

/// Left and right, and their margins.
public enum MASLeftRight: MASLeftRightAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASLeftRightTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASLeftRight
  public typealias AndLeadingTrailing = MASEveryHorizontal
  public typealias AndCenterX = MASLeftRight
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Leading and trailing, and their margins.
public enum MASLeadingTrailing: MASLeadingTrailingAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASLeadingTrailingTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASEveryHorizontal
  public typealias AndLeadingTrailing = MASLeadingTrailing
  public typealias AndCenterX = MASLeadingTrailing
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// The horizontal centre, and that between the margins. It relates to all horizontal attributes.
public enum MASHorizontal: MASHorizontalAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASCenterXTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASLeftRight
  public typealias AndLeadingTrailing = MASLeadingTrailing
  public typealias AndCenterX = MASHorizontal
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Left or right together with leading or trailing: only what relates to both is a target.
public enum MASEveryHorizontal: MASAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASHorizontalTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASEveryHorizontal
  public typealias AndLeadingTrailing = MASEveryHorizontal
  public typealias AndCenterX = MASEveryHorizontal
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Top, bottom, vertical centre, baselines, and the vertical margins.
public enum MASVertical: MASVerticalAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASVerticalTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASVertical
  public typealias AndDimension = MASMixed
}

/// Width and height.
public enum MASDimension: MASDimensionAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASDimensionTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASDimension
}

/// The four edges.
public enum MASEdges: MASAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASEdgesTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Both centres.
public enum MASCenter: MASAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASCenterTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Attributes of several axes in one chain: no single attribute can be the target of all of them.
public enum MASMixed: MASAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASMixedTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Attributes chosen at run time, whose axis is not known at compile time. Errors are found when the
/// constraint is made.
public enum MASAnyAxis: MASHorizontalAxis, MASVerticalAxis, MASDimensionAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASTargetConvertible
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndLeftRight = MASAnyAxis
  public typealias AndLeadingTrailing = MASAnyAxis
  public typealias AndCenterX = MASAnyAxis
  public typealias AndVertical = MASAnyAxis
  public typealias AndDimension = MASAnyAxis
}
