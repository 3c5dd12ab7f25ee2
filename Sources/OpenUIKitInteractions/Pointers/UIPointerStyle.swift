import OpenUIKitControls

/// The shape of the pointer over a region.
public enum UIPointerShape {
  /// A path around the pointer's place.
  case path(UIBezierPath)
  /// A rectangle with round corners, in points of the interaction's view.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical bar with a length, as over text.
  case verticalBeam(length: CGFloat)
  /// A horizontal bar with a length.
  case horizontalBeam(length: CGFloat)

  /// The radius of corners without another one, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// The effect of the pointer on a view.
public enum UIPointerEffect: ViewTreeConfined {
  /// How an effect tints a view.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Above it.
    case overlay = 1
    /// Below it.
    case underlay = 2
  }

  /// An effect that fits the size of the view: a highlight for small ones, a lift for others.
  case automatic(UITargetedPreview)
  /// The pointer becomes a background of the view.
  case highlight(UITargetedPreview)
  /// The view rises, and the pointer disappears.
  case lift(UITargetedPreview)
  /// The pointer stays, and the view gets a tint, a shadow or a larger scale.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that the effect changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The look of the pointer over a region, and of the region under the pointer.
open class UIPointerStyle: NSObject, ViewTreeConfined {
  /// The effect on the view; nil for none.
  public final let effect: UIPointerEffect?
  /// The shape of the pointer; nil for that of the effect or, without one, the system's.
  public final let shape: UIPointerShape?
  /// The axes along which the pointer stays in the middle of the region.
  public final let constrainedAxes: UIAxis
  /// Whether the pointer is invisible.
  public final let isHidden: Bool

  /// Creates a style with an effect, and the shape that the pointer takes.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, [], isHidden: false)
  }

  /// Creates a style that only changes the pointer's shape.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(nil, shape, constrainedAxes, isHidden: false)
  }

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis, isHidden: Bool) {
    (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
    super.init()
  }

  /// A style without a pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: true) }

  /// The system's pointer.
  public class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: false) }
}
