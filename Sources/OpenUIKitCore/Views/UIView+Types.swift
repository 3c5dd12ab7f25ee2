extension UIView {
  /// The length of content without a natural size along an axis, -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size of `systemLayoutSizeFitting(_:)` for the smallest layout.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size of `systemLayoutSizeFitting(_:)` for the largest layout.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The parts of a view's frame that follow its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The space to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content of another size is placed in a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits, in proportion.
    case scaleAspectFit
    /// As small as fills, in proportion.
    case scaleAspectFill
    /// Drawn again when the bounds change.
    case redraw
    /// In the middle, unscaled.
    case center
    /// At the top, unscaled.
    case top
    /// At the bottom, unscaled.
    case bottom
    /// At the left, unscaled.
    case left
    /// At the right, unscaled.
    case right
    /// In the top left corner, unscaled.
    case topLeft
    /// In the top right corner, unscaled.
    case topRight
    /// In the bottom left corner, unscaled.
    case bottomLeft
    /// In the bottom right corner, unscaled.
    case bottomRight
  }
}
