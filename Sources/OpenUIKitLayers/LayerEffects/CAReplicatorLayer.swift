/// A layer that shows its sublayers several times, each copy moved, coloured and delayed relative to the one before.
open class CAReplicatorLayer: CALayer {
  private var copies: [PictureCopy] = []
  /// The layer that this one is a copy of for its presentation.
  private weak var original: CAReplicatorLayer?

  /// How often the sublayers are visible; 1 by default. At most 10,000 copies are drawn.
  open var instanceCount = 1 { didSet { appearanceDidChange() } }
  /// Whether copies are placed in depth. Layers are flattened here; the value has no effect.
  open var preservesDepth = false
  /// How much later animations of the sublayers are visible in a copy than in the one before, in seconds. A
  /// copy ends with the animation itself.
  open var instanceDelay: CFTimeInterval = 0 { didSet { appearanceDidChange() } }
  /// The transform from one copy to the next, about the anchor point of the layer.
  open var instanceTransform = CATransform3DIdentity { didSet { appearanceDidChange() } }
  /// The colour that multiplies those of the first copy; white by default. Pictures only take its opacity.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { appearanceDidChange() } }
  /// The offset that is added to the red component of the colour for each copy.
  open var instanceRedOffset: Float = 0 { didSet { appearanceDidChange() } }
  /// The offset that is added to the green component of the colour for each copy.
  open var instanceGreenOffset: Float = 0 { didSet { appearanceDidChange() } }
  /// The offset that is added to the blue component of the colour for each copy.
  open var instanceBlueOffset: Float = 0 { didSet { appearanceDidChange() } }
  /// The offset that is added to the opacity for each copy.
  open var instanceAlphaOffset: Float = 0 { didSet { appearanceDidChange() } }

  override var appendsSublayers: Bool { true }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAReplicatorLayer else { return }
    original = other.original ?? other
    instanceCount = other.instanceCount
    preservesDepth = other.preservesDepth
    instanceDelay = other.instanceDelay
    instanceTransform = other.instanceTransform
    instanceColor = other.instanceColor
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
  }

  override func appendContent(size: CGSize, to list: inout DisplayList) {
    (original ?? self).appendCopies(as: self, size: size, to: &list)
  }

  /// Appends the sublayers of this layer as often as a presentation of it shows them.
  private func appendCopies(as shown: CAReplicatorLayer, size: CGSize, to list: inout DisplayList) {
    let count = min(shown.instanceCount, Self.mostCopies)
    guard count > 0, childCount > 0 else { return }
    while copies.count < count { copies.append(PictureCopy()) }
    let pivot = CATransform3DMakeTranslation(
      size.width * shown.anchorPoint.x, size.height * shown.anchorPoint.y, 0)
    var turn = CATransform3DIdentity
    var picture = record(after: 0)
    for index in 0..<count {
      if index > 0, shown.instanceDelay != 0 {
        picture = record(after: shown.instanceDelay * Double(index))
      }
      let about = CATransform3DConcat(CATransform3DConcat(CATransform3DInvert(pivot), turn), pivot)
      copies[index].append(shown.tinted(picture, at: index), under: about, to: &list)
      turn = CATransform3DConcat(turn, shown.instanceTransform)
    }
  }

  /// More copies than these would take all memory.
  private static let mostCopies = 10_000

  private func record(after lag: TimeInterval) -> DisplayList {
    let clock = clock
    clock?.lag = lag
    defer { clock?.lag = 0 }
    var recorder = DisplayListRecorder()
    return recorder.recordSublayers(of: self)
  }

  private func tinted(_ picture: DisplayList, at index: Int) -> DisplayList {
    let color = DisplayList.Color(instanceColor)
    let step = Float(index)
    let factor = DisplayList.Color(
      red: min(1, max(0, color.red + step * instanceRedOffset)),
      green: min(1, max(0, color.green + step * instanceGreenOffset)),
      blue: min(1, max(0, color.blue + step * instanceBlueOffset)),
      alpha: min(1, max(0, color.alpha + step * instanceAlphaOffset)))
    var picture = picture
    picture.multiply(by: factor)
    return picture
  }
}
