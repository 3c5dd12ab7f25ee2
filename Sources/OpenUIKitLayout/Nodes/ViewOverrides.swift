/// Which methods of `UIView` the class of a view may override, as far as layout depends on it. Passes call
/// only what may be overridden.
@_spi(Layout) @frozen
public struct ViewOverrides: OptionSet {
  /// A bit for each.
  public let rawValue: UInt8

  /// Creates a set by its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `layoutSubviews()`.
  @inlinable public static var layout: Self { Self(rawValue: 1 << 0) }
  /// Content sizes, baselines, alignment insets and traits.
  @inlinable public static var content: Self { Self(rawValue: 1 << 1) }
  /// `setNeedsLayout()`, `addConstraint(_:)` and `removeConstraint(_:)`.
  @inlinable public static var requests: Self { Self(rawValue: 1 << 2) }
  /// Everything else: geometry, callbacks and hit testing.
  @inlinable public static var others: Self { Self(rawValue: 1 << 3) }

  /// All of them, for a class about which nothing is known.
  @inlinable public static var all: Self { [.layout, .content, .requests, .others] }
}
