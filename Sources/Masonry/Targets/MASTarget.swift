import UIKitShim

/// The target of a relation: another attribute, a whole item, or a value.
///
/// Views, guides, attributes, numbers, points, sizes and insets become targets by themselves. Your own type
/// can too, such as an enumeration of standard spacings: conform it to one of the target protocols and return
/// ``points(_:)``.
@frozen
public struct MASTarget {
  /// The kind of target, without object references: plain values, which are copied without counting
  /// references.
  @usableFromInline
  enum Kind {
    /// An attribute of the item; nil for the one that is being related.
    case item(NSLayoutConstraint.Attribute?)
    /// The edges or margins of the item: each attribute is related to the one on its side.
    case sides(withinMargins: Bool)
    case superview(MASSuperviewArea)
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case insets(MASEdgeInsets)
    case directionalInsets(NSDirectionalEdgeInsets)
  }

  @usableFromInline let kind: Kind
  /// The view, guide or layout support that is the target; nil for the superview and for values.
  @usableFromInline let item: AnyObject?
  /// The view of a layout support.
  @usableFromInline let supportView: MASView?

  @inlinable
  init(_ kind: Kind, of item: AnyObject? = nil, supportView: MASView? = nil) {
    self.kind = kind
    self.item = item
    self.supportView = supportView
  }

  /// A number of points: the constant of a width or height, the distance from the superview's attribute
  /// otherwise.
  @inlinable
  public static func points(_ points: CGFloat) -> MASTarget { MASTarget(.number(points)) }

  /// The attribute of a view or guide that is the same as the one being related.
  @inlinable
  public static func item(_ item: some MASLayoutItem) -> MASTarget {
    MASTarget(.item(nil), of: item)
  }
}

/// The part of the superview that "the superview" means in a relation.
@usableFromInline
enum MASSuperviewArea {
  case bounds, safeArea, margins
}

// Not `ViewTreeConfined`, because numbers and views of Apple's kits conform, and these belong to other modules.
/// A type whose values can be the target of a relation.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol MASTargetConvertible {
  /// The value as a target.
  var mas_target: MASTarget { get }
}

/// A target for the horizontal centre.
public protocol MASCenterXTarget: MASTargetConvertible {}
/// A target for left, right, their margins and the horizontal centre.
public protocol MASLeftRightTarget: MASCenterXTarget {}
/// A target for leading, trailing, their margins and the horizontal centre.
public protocol MASLeadingTrailingTarget: MASCenterXTarget {}
/// A target for left, right, leading, trailing, the horizontal centre and their margins.
public protocol MASHorizontalTarget: MASLeftRightTarget, MASLeadingTrailingTarget {}
/// A target for top, bottom, the vertical centre, the baselines and the vertical margins.
public protocol MASVerticalTarget: MASTargetConvertible {}
/// A target for widths and heights.
public protocol MASDimensionTarget: MASTargetConvertible {}
/// A target for the four edges at once.
public protocol MASEdgesTarget: MASTargetConvertible {}
/// A target for both centres at once.
public protocol MASCenterTarget: MASTargetConvertible {}
/// A target for attributes of several axes at once.
public protocol MASMixedTarget: MASTargetConvertible {}

/// A target for any attribute.
public typealias MASUniversalTarget = MASHorizontalTarget & MASVerticalTarget & MASDimensionTarget
  & MASEdgesTarget & MASCenterTarget & MASMixedTarget
