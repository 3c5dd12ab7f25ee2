/// The effect of a `CAAnimation` on its layer.
class KeyedAnimation: LayerAnimation {
  let key: String
  let source: CAAnimation

  init(_ property: AnimatedProperty, key: String, of source: CAAnimation, in group: AnimationGroup) {
    (self.key, self.source) = (key, source)
    super.init(property, in: group)
  }
}

/// The effect of a `CAAnimation` on one property of its layer.
final class ExplicitAnimation: KeyedAnimation {
  private let track: AnimationTrack
  private let staysAfterEnd: Bool
  /// The elapsed seconds when the animation reached its end.
  private var endTime: Double?

  init(_ track: AnimationTrack, key: String, of source: CAAnimation, in group: AnimationGroup) {
    self.track = track
    staysAfterEnd = !source.isRemovedOnCompletion
    super.init(track.target.property, key: key, of: source, in: group)
  }

  override func apply(to value: AnimatableValue, hidesWaiting: Bool) -> AnimatableValue {
    guard let time = localElapsed ?? endTime else { return value }
    return track.apply(to: value, at: time)
  }

  override func staysAfterEnd(of group: AnimationGroup) -> Bool {
    guard staysAfterEnd else { return false }
    endTime = localElapsed
    return true
  }
}

/// An animation that waits until its layer is visible.
struct PendingAnimation {
  let key: String
  let animation: CAAnimation
}

/// Explicit animations.
extension CALayer {
  /// The implementation of `add`.
  final func begin(_ anim: CAAnimation, forKey key: String?) {
    let key = anim.fixedKey ?? key
    let name = key ?? "animation \(UInt(bitPattern: ObjectIdentifier(anim)))"
    if key != nil { endAnimation(forKey: name) }
    guard let clock else {
      // Programmer errors trap here, where the animation is added, and not when the layer becomes visible.
      var tracks: [AnimationTrack] = []
      anim.compile(&tracks, under: [])
      ownAttributes().pendingAnimations.append(PendingAnimation(key: name, animation: anim))
      setNeedsRecording()
      return
    }
    begin(anim, name, on: clock)
  }

  final var hasPendingAnimations: Bool { attributes?.pendingAnimations.isEmpty == false }

  final func discardPendingAnimations() { ownAttributes().pendingAnimations = [] }

  /// Starts the animations that were added before the layer was in a window.
  func beginPendingAnimations() {
    guard let clock, let pending = attributes?.pendingAnimations else { return }
    ownAttributes().pendingAnimations = []
    for entry in pending { begin(entry.animation, entry.key, on: clock) }
  }

  private func begin(_ animation: CAAnimation, _ key: String, on clock: AnimationClock) {
    let transaction = AnimationScope.transactions
    let natural = animation.naturalDuration > 0 ? animation.naturalDuration : transaction.timing.duration
    let time = animation.mediaTiming(
      duration: natural, begin: animation.beginTime > 0 ? animation.beginTime - ownTime(at: clock.now) : 0)
    let completion = AnimationCompletion(outer: transaction.completion) { finished in
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
    let group = AnimationGroup(
      timing: AnimationTiming(duration: max(0, time.end), curve: .linear), blocksTouches: false,
      completion: completion)
    clock.add(group)
    for part in animation.parts(for: self, key: key, time, in: group) {
      animations.append(part)
      group.add(part, of: self)
    }
    group.start()
    completion.leave(finished: true)
    if animation.delegate != nil {
      clock.schedule(at: clock.now + max(0, time.begin)) {
        animation.delegate?.animationDidStart(animation)
      }
    }
    setNeedsRecording()
  }

  /// The implementation of `animation(forKey:)`.
  final func ownAnimation(forKey key: String) -> CAAnimation? {
    if let pending = attributes?.pendingAnimations.last(where: { $0.key == key }) {
      return pending.animation
    }
    for case let animation as KeyedAnimation in animations where animation.key == key {
      return animation.source
    }
    return nil
  }

  /// The implementation of `animationKeys`.
  final func keysOfAnimations() -> [String]? {
    var keys: [String] = []
    for case let animation as KeyedAnimation in animations where !keys.contains(animation.key) {
      keys.append(animation.key)
    }
    for pending in attributes?.pendingAnimations ?? [] { keys.append(pending.key) }
    return keys.isEmpty ? nil : keys
  }

  /// The implementation of `removeAnimation`.
  final func endAnimation(forKey key: String) {
    if attributes?.pendingAnimations.isEmpty == false {
      _ = ownAttributes().pendingAnimations.extract { $0.key == key }
    }
    removeAnimations { ($0 as? KeyedAnimation)?.key == key }
  }
}
