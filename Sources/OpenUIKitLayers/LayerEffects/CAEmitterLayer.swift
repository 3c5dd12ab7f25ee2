/// A layer that emits particles. Its window's clock determines where they are: the same time shows the same particles.
///
/// It begins to emit when it is first visible in a window with cells. Changes of cells that have been set are visible at once.
open class CAEmitterLayer: CALayer {
  /// A time from which the layer emits at a rate.
  private struct Epoch {
    let start: Double
    let rate: Float
  }

  /// The kinds of particles; nil for none.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      epochs = [Epoch(start: 0, rate: birthRate)]
      if emitterCells?.isEmpty == false { add(EmissionAnimation(), forKey: nil) } else { endEmission() }
    }
  }
  /// A factor of the number of particles; 1 by default. With 0 no more particles are emitted, and others live on.
  open var birthRate: Float = 1 {
    didSet {
      if birthRate != oldValue { epochs.append(Epoch(start: elapsed, rate: birthRate)) }
      appearanceDidChange()
    }
  }
  /// A factor of the lifetime.
  open var lifetime: Float = 1
  /// The middle of the place where particles appear.
  open var emitterPosition = CGPoint.zero
  /// The height of that place above the layer. Layers are flattened here; the value has no effect.
  open var emitterZPosition: CGFloat = 0
  /// The size of that place. The radius of circles is its width.
  open var emitterSize = CGSize.zero
  /// The depth of that place. Layers are flattened here; the value has no effect.
  open var emitterDepth: CGFloat = 0
  /// The form of that place; a point by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where in that form particles appear; everywhere by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of the particles. Lights are not added up here.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles are placed in depth. Layers are flattened here; the value has no effect.
  open var preservesDepth = false
  /// A factor of the speed.
  open var velocity: Float = 1
  /// A factor of the size.
  open var scale: Float = 1
  /// A factor of the rotation.
  open var spin: Float = 1
  /// The number from which all chances are computed.
  open var seed: UInt32 = 0

  private var epochs = [Epoch(start: 0, rate: 1)]
  private let copy = PictureCopy()
  /// The layer that this one is a copy of for its presentation.
  private weak var original: CAEmitterLayer?

  private func endEmission() { removeAnimation(forKey: EmissionAnimation.key) }

  /// Seconds since the layer has begun to emit.
  private var elapsed: Double {
    for case let animation as KeyedAnimation in animations where animation.key == EmissionAnimation.key {
      return animation.localElapsed ?? 0
    }
    return 0
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAEmitterLayer else { return }
    original = other.original ?? other
  }

  override func appendContent(size: CGSize, to list: inout DisplayList) {
    if let original { return original.appendContent(size: size, to: &list) }
    var picture = DisplayList(size: size)
    picture.append(DisplayList.Entry(id: 0, size: size)) { list in
      for particle in visibleParticles { particle.append(to: &list) }
    }
    if picture.entries.count > 1 { copy.append(picture, under: CATransform3DIdentity, to: &list) }
  }

  /// The particles that are alive, in the order in which they are drawn.
  private var visibleParticles: [EmittedParticle] {
    let now = elapsed
    var particles: [EmittedParticle] = []
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      for (place, epoch) in epochs.enumerated() {
        let end = place + 1 < epochs.count ? epochs[place + 1].start : nil
        particles += alive(of: cell, index, from: epoch, number: place, to: end, at: now)
      }
    }
    return renderMode == .oldestLast ? particles.sorted { $0.age < $1.age } : particles
  }

  private func alive(
    of cell: CAEmitterCell, _ index: Int, from epoch: Epoch, number: Int, to end: Double?, at now: Double
  ) -> [EmittedParticle] {
    let rate = Double(cell.birthRate * epoch.rate)
    let longest = Double((cell.lifetime + cell.lifetimeRange / 2) * lifetime)
    guard rate > 0, longest > 0 else { return [] }
    let first = max(0, Int(clamping: ((now - longest - epoch.start) * rate).rounded(.down)))
    // More particles than these would take longer than a frame.
    let born =
      end.map { Int(clamping: (($0 - epoch.start) * rate).rounded(.up) - 1) }
      ?? Int(clamping: (now - epoch.start) * rate)
    guard first <= born else { return [] }
    return (first...first + min(born - first, Self.mostParticles)).compactMap { count in
      let chance = ParticleChance(seed: seed, cell: index, epoch: number, count: count)
      let age = now - epoch.start - Double(count) / rate
      return EmittedParticle(of: cell, in: self, age: age, chance)
    }
  }

  private static let mostParticles = 2000
}

/// Keeps a layer on the screen changing from frame to frame, without an end.
private final class EmissionAnimation: CAAnimation {
  static let key = "emission"

  nonisolated override init() { super.init() }

  override var fixedKey: String? { Self.key }
  override var naturalDuration: CFTimeInterval { .infinity }

  override func parts(for layer: CALayer, key: String, _ time: MediaTiming, in group: AnimationGroup)
    -> [KeyedAnimation]
  { [KeyedAnimation(.opacity, key: key, of: self, in: group)] }
}
