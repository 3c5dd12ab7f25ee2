/// The chances of one particle, which are the same in every frame.
struct ParticleChance {
  private var state: UInt64

  init(seed: UInt32, cell: Int, epoch: Int, count: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    for number in [cell, epoch, count] {
      state = (state ^ UInt64(truncatingIfNeeded: number)) &* 0xBF58_476D_1CE4_E5B9 &+ 0x94D0_49BB_1331_11EB
      state ^= state >> 31
    }
  }

  /// The next number from 0 to 1.
  mutating func next() -> Double {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / 9_007_199_254_740_992
  }

  /// The next value of a mean and a range.
  mutating func next(_ mean: CGFloat, _ range: CGFloat) -> CGFloat {
    mean + (CGFloat(next()) - 0.5) * range
  }

  mutating func next(_ mean: Float, _ range: Float) -> Float { Float(next(CGFloat(mean), CGFloat(range))) }
}

/// A particle at a moment.
struct EmittedParticle: ViewTreeConfined {
  /// Seconds since its birth.
  let age: Double
  private let picture: CGImage
  private let size: CGSize
  private let transform: CATransform3D
  private let tint: DisplayList.Color
  private let opacity: CGFloat

  /// Nil for a particle that is not visible.
  init?(of cell: CAEmitterCell, in layer: CAEmitterLayer, age: Double, _ chance: ParticleChance) {
    var chance = chance
    let lifetime = chance.next(cell.lifetime, cell.lifetimeRange) * layer.lifetime
    guard let contents = cell.contents, let picture = contents as? CGImage, age >= 0, age < Double(lifetime)
    else { return nil }
    let time = CGFloat(age)
    let place = Self.place(of: cell, in: layer, after: time, &chance)
    let turn = chance.next(cell.spin, cell.spinRange) * CGFloat(layer.spin) * time
    let scale =
      (chance.next(cell.scale, cell.scaleRange) + cell.scaleSpeed * time) * CGFloat(layer.scale)
    let color = Self.color(of: cell, after: Float(age), &chance)
    guard scale > 0, color.alpha > 0 else { return nil }
    (self.age, self.picture, opacity) = (age, picture, CGFloat(color.alpha))
    let density = max(cell.contentsScale, 0.01)
    size = CGSize(width: CGFloat(picture.width) / density, height: CGFloat(picture.height) / density)
    let isWhite = color.red >= 1 && color.green >= 1 && color.blue >= 1
    tint =
      isWhite ? .clear : DisplayList.Color(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    let centred = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
    let turned = CATransform3DConcat(centred, CATransform3DMakeRotation(turn, 0, 0, 1))
    let scaled = CATransform3DConcat(turned, CATransform3DMakeScale(scale, scale, 1))
    transform = CATransform3DConcat(scaled, CATransform3DMakeTranslation(place.x, place.y, 0))
  }

  /// Appends the particle to a list.
  func append(to list: inout DisplayList) {
    var entry = DisplayList.Entry(id: 0, transform: transform, size: size)
    entry.opacity = opacity
    list.append(entry) {
      $0.setImage(DisplayList.Image(source: picture, frame: CGRect(origin: .zero, size: size), tint: tint))
    }
  }

  private static func place(
    of cell: CAEmitterCell, in layer: CAEmitterLayer, after time: CGFloat, _ chance: inout ParticleChance
  ) -> CGPoint {
    let start = layer.emitterShape.point(in: layer.emitterSize, layer.emitterMode, &chance)
    let angle = chance.next(cell.emissionLongitude, cell.emissionRange)
    let speed = chance.next(cell.velocity, cell.velocityRange) * CGFloat(layer.velocity)
    func way(_ direction: CGFloat, _ acceleration: CGFloat) -> CGFloat {
      direction * speed * time + acceleration * time * time / 2
    }
    return CGPoint(
      x: layer.emitterPosition.x + start.x + way(cos(angle), cell.xAcceleration),
      y: layer.emitterPosition.y + start.y + way(sin(angle), cell.yAcceleration))
  }

  private static func color(of cell: CAEmitterCell, after time: Float, _ chance: inout ParticleChance)
    -> DisplayList.Color
  {
    let mean = DisplayList.Color(cell.color)
    func value(_ mean: Float, _ range: Float, _ speed: Float) -> Float {
      min(1, max(0, chance.next(mean, range) + speed * time))
    }
    return DisplayList.Color(
      red: value(mean.red, cell.redRange, cell.redSpeed),
      green: value(mean.green, cell.greenRange, cell.greenSpeed),
      blue: value(mean.blue, cell.blueRange, cell.blueSpeed),
      alpha: value(mean.alpha, cell.alphaRange, cell.alphaSpeed))
  }
}
