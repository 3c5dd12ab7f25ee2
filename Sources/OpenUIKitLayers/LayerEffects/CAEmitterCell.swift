/// The particles of one kind that an emitter layer emits. A range is the width of the values around a mean.
open class CAEmitterCell: NSObject, ViewTreeConfined {
  /// A name for lookup, without effect.
  open var name: String?
  /// Whether particles are emitted; true by default.
  open var isEnabled = true
  /// The picture of the particles, a `CGImage`; nil for none. Values of other types are not drawn.
  open var contents: Any?
  /// The number of pixels per point of the picture.
  open var contentsScale: CGFloat = 1
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// How long particles are visible, in seconds.
  open var lifetime: Float = 0
  /// The range of the lifetime.
  open var lifetimeRange: Float = 0
  /// The direction in which particles move, in radians, clockwise from the right.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane. Layers are flattened here; the value has no effect.
  open var emissionLatitude: CGFloat = 0
  /// The range of the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The speed of particles, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the speed.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration to the viewer. Layers are flattened here; the value has no effect.
  open var zAcceleration: CGFloat = 0
  /// The size of particles, as a factor of the picture's.
  open var scale: CGFloat = 1
  /// The range of the size.
  open var scaleRange: CGFloat = 0
  /// The change of the size per second.
  open var scaleSpeed: CGFloat = 0
  /// The speed of the rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The range of the rotation's speed.
  open var spinRange: CGFloat = 0
  /// The colour of particles; white, the default, for the colours of the picture. Another one replaces these, and keeps the
  /// picture's opacity.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0

  /// Creates a cell that emits nothing.
  nonisolated public override init() { super.init() }
}
