/// The common axis of a chain's attributes, as a type.
///
/// An axis decides which targets a relation accepts (``MASTargetAxis``), and the axis of the chain after another
/// attribute. So `make.left.equalTo(other.mas_top)` and `make.left.equalTo(other.mas_leading)` do not compile, while
/// `make.left.equalTo(other.mas_centerX)` does. UIKit refuses leading and trailing against left and right because
/// the side that leading means depends on the layout direction.
public protocol MASAxis: MASTargetAxis {
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
  public typealias AndLeftRight = MASLeftRight
  public typealias AndLeadingTrailing = MASEveryHorizontal
  public typealias AndCenterX = MASLeftRight
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Leading and trailing, and their margins.
public enum MASLeadingTrailing: MASLeadingTrailingAxis {
  public typealias AndLeftRight = MASEveryHorizontal
  public typealias AndLeadingTrailing = MASLeadingTrailing
  public typealias AndCenterX = MASLeadingTrailing
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// The horizontal centre, and that between the margins. It relates to all horizontal attributes.
public enum MASHorizontal: MASHorizontalAxis {
  public typealias AndLeftRight = MASLeftRight
  public typealias AndLeadingTrailing = MASLeadingTrailing
  public typealias AndCenterX = MASHorizontal
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Left or right together with leading or trailing: only what relates to both is a target.
public enum MASEveryHorizontal: MASAxis {
  public typealias AndLeftRight = MASEveryHorizontal
  public typealias AndLeadingTrailing = MASEveryHorizontal
  public typealias AndCenterX = MASEveryHorizontal
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Top, bottom, vertical centre, baselines, and the vertical margins.
public enum MASVertical: MASVerticalAxis {
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASVertical
  public typealias AndDimension = MASMixed
}

/// Width and height.
public enum MASDimension: MASDimensionAxis {
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASDimension
}

/// The four edges.
public enum MASEdges: MASAxis {
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Both centres.
public enum MASCenter: MASAxis {
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Attributes of several axes in one chain: no single attribute can be the target of all of them.
public enum MASMixed: MASAxis {
  public typealias AndLeftRight = MASMixed
  public typealias AndLeadingTrailing = MASMixed
  public typealias AndCenterX = MASMixed
  public typealias AndVertical = MASMixed
  public typealias AndDimension = MASMixed
}

/// Attributes chosen at run time, whose axis is not known at compile time. Errors are found when the
/// constraint is made.
public enum MASAnyAxis: MASHorizontalAxis, MASVerticalAxis, MASDimensionAxis {
  public typealias AndLeftRight = MASAnyAxis
  public typealias AndLeadingTrailing = MASAnyAxis
  public typealias AndCenterX = MASAnyAxis
  public typealias AndVertical = MASAnyAxis
  public typealias AndDimension = MASAnyAxis
}
