/// The properties that most layers do not use, created when the first of them is set.
final class LayerAttributes: ViewTreeConfined {
  static let black = CGColor(gray: 0, alpha: 1)
  static let defaultAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  static let defaultShadowOffset = CGSize(width: 0, height: -3)
  static let defaultShadowRadius: CGFloat = 3

  /// The origin of the bounds, which moves in scroll views.
  @exclusivity(unchecked) nonisolated(unsafe) var boundsOrigin = CGPoint.zero
  var anchorPoint = defaultAnchorPoint
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity

  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var hasContinuousCorners = false
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = black

  var shadowColor: CGColor? = black
  var shadowOpacity: Float = 0
  var shadowOffset = defaultShadowOffset
  var shadowRadius = defaultShadowRadius
  var shadowPath: [PathElement]?

  var name: String?
  var hints: LayerRenderingHints?
  /// Provides content of the layer's own.
  var supplement: LayerSupplement?
  #if !hasFeature(Embedded)
    /// The time of the layer, if it is not that of its superlayer.
    var timing: LayerTiming?
    /// The values that an app keeps in the layer under keys of its own.
    var ownValues: [String: Any] = [:]
    var pendingAnimations: [PendingAnimation] = [] { didSet { releaseAfterAssignment(oldValue) } }
  #endif
  nonisolated(unsafe) var mask: CALayer? { didSet { releaseAfterAssignment(oldValue) } }

  init() {}

  deinit {
    mask?.parent = nil
  }

  /// Creates a copy for presentation. The mask stays with the layer itself.
  init(copying other: LayerAttributes) {
    boundsOrigin = other.boundsOrigin
    anchorPoint = other.anchorPoint
    anchorPointZ = other.anchorPointZ
    zPosition = other.zPosition
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    hasContinuousCorners = other.hasContinuousCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    name = other.name
    supplement = other.supplement
  }
}
