import OpenUIKitCore

/// The animation of an effect of a symbol.
struct SymbolMotion: ViewTreeConfined {
  static let prefix = "symbolEffect."
  static let keyOfWayBack = prefix + "wayBack"
  static let keyOfReplacement = prefix + "replacement"
  /// Seconds in which a symbol replaces another one.
  static let replacement = 0.3

  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions
  private let isAnimated: Bool

  init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, animated: Bool) {
    (self.configuration, self.options, isAnimated) = (configuration, options, animated)
  }

  /// The key of the animations of the type.
  var key: String { Self.prefix + "\(configuration.kind)" }

  /// Whether there is anything to see: an effect that comes back needs an animation.
  var isVisible: Bool { isAnimated || stays }

  /// Whether the symbol keeps what the effect leads to.
  private var stays: Bool {
    switch configuration.kind {
    case .scale, .disappear: true
    default: false
    }
  }

  /// Seconds of one run. UIKit does not document its own.
  private var duration: Double {
    switch configuration.kind {
    case .bounce, .wiggle: 0.5
    case .pulse, .variableColor, .rotate, .breathe: 1.5
    default: Self.replacement
    }
  }

  private var repeats: Bool {
    if stays || configuration.kind == .appear { return false }
    if let repeats = options.repeats { return repeats }
    switch configuration.kind {
    case .pulse, .variableColor, .rotate, .breathe: return true
    default: return false
    }
  }

  /// The opacities in the course of a run; empty for none.
  private var opacities: [Double] {
    switch configuration.kind {
    case .pulse: [1, 0.35, 1]
    case .variableColor:
      configuration.isReversing ? [0.4, 0.6, 0.8, 1, 0.8, 0.6, 0.4] : [0.4, 0.6, 0.8, 1]
    case .breathe: [1, 0.6, 1]
    case .appear: [0, 1]
    case .disappear: [1, 0]
    default: []
    }
  }

  /// The sizes in the course of a run, as fractions of the symbol's; empty for none.
  private var sizes: [CGFloat] {
    let isDown = configuration.direction == .down
    return switch configuration.kind {
    case .bounce: isDown ? [1, 0.8, 1.05, 1] : [1, 1.25, 0.95, 1]
    case .breathe: [1, 1.1, 1]
    case .scale: [1, isDown ? 0.8 : 1.2]
    case .appear: [isDown ? 1.3 : 0.6, 1]
    case .disappear: [1, isDown ? 0.6 : 1.3]
    default: []
    }
  }

  /// The angles in the course of a run, in radians; empty for none.
  private var angles: [CGFloat] {
    switch configuration.kind {
    case .wiggle: return [0, -0.2, 0.2, -0.1, 0]
    case .rotate:
      let turn: CGFloat = configuration.direction == .counterClockwise ? -2 : 2
      // In steps, because a whole turn is none for a transform.
      return (0...8).map { turn * .pi * CGFloat($0) / 8 }
    default: return []
    }
  }

  /// The animations of the opacity and the transform, beside what the view has of its own.
  func animation(delegate: (any CAAnimationDelegate)?) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    var parts: [CAAnimation] = []
    if !opacities.isEmpty { parts.append(Self.frames("opacity", opacities.map { $0 })) }
    let transforms =
      sizes.map { CATransform3DMakeScale($0, $0, 1) } + angles.map { CATransform3DMakeRotation($0, 0, 0, 1) }
    if !transforms.isEmpty {
      let animation = Self.frames("transform", transforms.map { $0 })
      animation.isAdditive = true
      parts.append(animation)
    }
    group.animations = parts
    group.duration = isAnimated ? duration / options.speed : Self.instant
    group.repeatCount = repeats ? .infinity : Float(options.runs ?? 1)
    if stays {
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
      group.repeatCount = 1
    }
    group.delegate = delegate
    return group
  }

  /// The animation from where an effect has led back to the symbol's own look.
  static func wayBack(of effect: CAAnimationGroup, _ options: SymbolEffectOptions) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = (effect.animations ?? []).compactMap { part in
      guard let part = part as? CAKeyframeAnimation, let values = part.values else { return nil }
      let back = frames(part.keyPath ?? "", values.reversed())
      back.isAdditive = part.isAdditive
      return back
    }
    group.duration = replacement / options.speed
    return group
  }

  private static func frames(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    // For a group that keeps its last values.
    animation.fillMode = .forwards
    return animation
  }

  /// Less than a frame, because a duration of 0 means that of the transaction.
  private static let instant = 1e-6
}
