#if !hasFeature(Embedded)
  /// What a `CAAnimation` does to one property of the layer that it was added to.
  final class ExplicitAnimation: LayerAnimation {
    let key: String
    let source: CAAnimation
    private let track: AnimationTrack
    private let staysAfterEnd: Bool
    /// The seconds that had passed when the animation came to its end.
    private var endTime: Double?

    init(_ track: AnimationTrack, key: String, of source: CAAnimation, in group: AnimationGroup) {
      self.track = track
      self.key = key
      self.source = source
      staysAfterEnd = !source.isRemovedOnCompletion
      super.init(track.target.property, in: group)
    }

    override func apply(to value: AnimatableValue, hidesWaiting: Bool) -> AnimatableValue {
      guard let time = group?.elapsed ?? endTime else { return value }
      return track.apply(to: value, at: time)
    }

    override func staysAfterEnd(of group: AnimationGroup) -> Bool {
      guard staysAfterEnd else { return false }
      endTime = group.elapsed
      return true
    }
  }

  /// An animation that waits for its layer to show.
  struct PendingAnimation {
    let key: String
    let animation: CAAnimation
  }

  /// Animations of one's own.
  extension CALayer {
    /// Has the layer show an animation, in place of the one that had the key; nil for one without a name. It begins at
    /// once, or when the layer first shows in a window.
    ///
    /// Traps for a key path that names nothing that can be animated, and for values of another kind than its property.
    public func add(_ anim: CAAnimation, forKey key: String?) {
      let name = key ?? "animation \(UInt(bitPattern: ObjectIdentifier(anim)))"
      if key != nil { removeAnimation(forKey: name) }
      guard let clock else {
        // Mistakes are found where they are made, not when the layer shows.
        var tracks: [AnimationTrack] = []
        anim.compile(&tracks, under: [])
        ownAttributes().pendingAnimations.append(PendingAnimation(key: name, animation: anim))
        setNeedsRecording()
        return
      }
      begin(anim, name, on: clock)
    }

    /// Begins the animations that were added before the layer was in a window.
    func beginPendingAnimations() {
      guard let clock, let pending = attributes?.pendingAnimations else { return }
      ownAttributes().pendingAnimations = []
      for entry in pending { begin(entry.animation, entry.key, on: clock) }
    }

    private func begin(_ animation: CAAnimation, _ key: String, on clock: AnimationClock) {
      let transaction = AnimationScope.transactions
      let natural = animation.naturalDuration > 0 ? animation.naturalDuration : transaction.timing.duration
      let time = MediaTiming(
        animation, duration: natural, begin: animation.beginTime > 0 ? animation.beginTime - clock.now : 0)
      var tracks: [AnimationTrack] = []
      animation.compile(&tracks, under: [time])
      let completion = AnimationCompletion(outer: transaction.completion) { finished in
        animation.delegate?.animationDidStop(animation, finished: finished)
      }
      let group = AnimationGroup(
        timing: AnimationTiming(duration: max(0, time.end), curve: .linear), blocksTouches: false,
        completion: completion)
      clock.add(group)
      for track in tracks {
        let part = ExplicitAnimation(track, key: key, of: animation, in: group)
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

    /// The animation that has a key; nil for none.
    public func animation(forKey key: String) -> CAAnimation? {
      if let pending = attributes?.pendingAnimations.last(where: { $0.key == key }) {
        return pending.animation
      }
      for case let animation as ExplicitAnimation in animations where animation.key == key {
        return animation.source
      }
      return nil
    }

    /// The keys of the layer's animations, in the order in which they were added; nil for none.
    public func animationKeys() -> [String]? {
      var keys: [String] = []
      for case let animation as ExplicitAnimation in animations where !keys.contains(animation.key) {
        keys.append(animation.key)
      }
      for pending in attributes?.pendingAnimations ?? [] { keys.append(pending.key) }
      return keys.isEmpty ? nil : keys
    }

    /// Takes the animation that has a key off the layer; its delegate hears that it has not finished.
    public func removeAnimation(forKey key: String) {
      if attributes?.pendingAnimations.isEmpty == false {
        ownAttributes().pendingAnimations.removeAll { $0.key == key }
      }
      removeAnimations { ($0 as? ExplicitAnimation)?.key == key }
    }
  }
#endif
