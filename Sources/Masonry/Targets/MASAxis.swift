/// The common axis of a chain's attributes, as a type.
///
/// An axis decides which targets a relation accepts (``Target``), and the axis of the chain after another
/// attribute. So `make.left.equalTo(other.mas_top)` does not compile, while
/// `make.left.equalTo(other.mas_centerX)` does.
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
  /// The axis of the chain after a horizontal attribute.
  associatedtype AndHorizontal: MASAxis
  /// The axis of the chain after a vertical attribute.
  associatedtype AndVertical: MASAxis
  /// The axis of the chain after a width or height.
  associatedtype AndDimension: MASAxis
}

/// An axis whose attributes may be targets of horizontal ones.
public protocol MASHorizontalAxis: MASAxis {}
/// An axis whose attributes may be targets of vertical ones.
public protocol MASVerticalAxis: MASAxis {}
/// An axis whose attributes may be targets of widths and heights.
public protocol MASDimensionAxis: MASAxis {}

/// Left, right, leading, trailing, horizontal centre, and their margins.
public enum MASHorizontal: MASHorizontalAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASHorizontalTarget
    /// The target of a relation in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    @inlinable
    public static func target(from value: Target) -> MASTarget { value.mas_target }
  #endif
  public typealias AndHorizontal = MASHorizontal
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
  public typealias AndHorizontal = MASMixed
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
  public typealias AndHorizontal = MASMixed
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
  public typealias AndHorizontal = MASMixed
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
  public typealias AndHorizontal = MASMixed
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
  public typealias AndHorizontal = MASMixed
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
  public typealias AndHorizontal = MASAnyAxis
  public typealias AndVertical = MASAnyAxis
  public typealias AndDimension = MASAnyAxis
}
