/// The shape and the background of a preview.
open class UIPreviewParameters: NSObject, ViewTreeConfined {
  /// The visible part, in points of the view; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in points of the view; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; nil for the system's background.
  open var backgroundColor: UIColor!

  /// Creates parameters for a whole view.
  public override init() {
    super.init()
  }
}

/// Where a preview comes from, or goes to.
open class UIPreviewTarget: NSObject, ViewTreeConfined {
  /// The view that contains the preview's place.
  public final let container: UIView
  /// The middle of the preview, in points of the container.
  public final let center: CGPoint
  /// The transform of the preview there.
  public final let transform: CGAffineTransform

  /// Creates a target at a point of a container.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target at a point of a container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view to show as a preview, with its shape and its place.
open class UITargetedPreview: NSObject, ViewTreeConfined {
  /// Where the preview comes from, or goes to.
  public final let target: UIPreviewTarget
  /// The view.
  public final let view: UIView
  /// The shape and the background.
  public final let parameters: UIPreviewParameters

  /// Creates a preview of a view with its place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view where it is. Traps if the view has no superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      fatalError("A UITargetedPreview without a target needs a view in a superview")
    }
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: superview, center: view.center))
  }

  /// A preview of a whole view where it is; nil without a superview, which an app may have removed the view from.
  package static func inPlace(_ view: UIView) -> UITargetedPreview? {
    view.superview == nil ? nil : UITargetedPreview(view: view)
  }

  /// Creates a preview of a whole view where it is. Traps if the view has no superview.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
