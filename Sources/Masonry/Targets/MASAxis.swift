/// What the attributes of a chain have in common, known to the compiler.
///
/// An axis decides which targets a relation accepts (``Target``) and what a chain becomes when another
/// attribute joins it. So `make.left.equalTo(other.mas_top)` does not compile, while
/// `make.left.equalTo(other.mas_centerX)` does.
public protocol MASAxis {
  #if !hasFeature(Embedded)
    /// What a relation of such a chain accepts, as an existential of one of the target protocols.
    associatedtype Target
    /// The value that a relation was given, in its common form.
    #if !ThreadConfined
      @preconcurrency @MainActor
    #endif
    static func target(from value: Target) -> MASTarget
  #endif
  /// The axis of the chain after a horizontal attribute joined it.
  associatedtype AndHorizontal: MASAxis
  /// The axis of the chain after a vertical attribute joined it.
  associatedtype AndVertical: MASAxis
  /// The axis of the chain after a width or height joined it.
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
    /// The value that a relation was given, in its common form.
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
    /// The value that a relation was given, in its common form.
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
    /// The value that a relation was given, in its common form.
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
    /// The value that a relation was given, in its common form.
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
    /// The value that a relation was given, in its common form.
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
    /// The value that a relation was given, in its common form.
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

/// Attributes named at run time, whose axis the compiler cannot know. Mistakes are found when the constraint
/// is made.
public enum MASAnyAxis: MASHorizontalAxis, MASVerticalAxis, MASDimensionAxis {
  #if !hasFeature(Embedded)
    public typealias Target = any MASTargetConvertible
    /// The value that a relation was given, in its common form.
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
