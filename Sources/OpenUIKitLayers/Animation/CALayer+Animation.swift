/// The animations that run on a layer.
extension CALayer {
  /// The clock of the layer's window. O(depth) for layers without a view.
  var clock: AnimationClock? {
    var layer = self
    while layer.owningView == nil {
      guard let parent = layer.parent else { return nil }
      layer = parent
    }
    return layer.owningView?.animationClock
  }

  /// A block that changes nothing reports its end on the clock of the layer that it sets. The clock of another window may never advance.
  func noteSameValue() { AnimationContext.enclosing?.noteChange(of: self) }

  /// Animates the coming change of `property` if an animation block is running. Call it before the value is
  /// stored.
  func willChange(_ property: AnimatedProperty, to value: @autoclosure () -> AnimatableValue) {
    let enclosing = AnimationContext.enclosing
    if let enclosing, !enclosing.animates { enclosing.noteChange(of: self) }
    let current = enclosing.flatMap { $0.animates ? $0 : nil }
    // Implicit animations are those of layers without a view. Views animate only in blocks, as in UIKit.
    guard let context = current ?? (owningView == nil && parent != nil ? implicitContext : nil) else {
      return
    }
    guard isChangedPlainly || !runOwnAction(for: property) else { return }
    context.record(self, property, to: value())
  }

  /// Changes a property's value with `store`, as part of the running animation block.
  func change(_ property: AnimatedProperty, to value: @autoclosure () -> AnimatableValue, _ store: () -> Void)
  {
    willChange(property, to: value())
    store()
    appearanceDidChange()
  }

  private var implicitContext: AnimationContext? {
    AnimationScope.context == nil ? AnimationScope.transactions.layerContext : nil
  }

  /// Adds the animation of `property` from its current value to `value`.
  func animate(
    _ property: AnimatedProperty, to value: AnimatableValue, in group: AnimationGroup,
    _ interruption: AnimationContext.Interruption
  ) {
    let former = modelValue(of: property)
    let last = animations.last { $0.property == property && $0.change != nil }
    // A property that changes twice in a block animates once, to its last value.
    if let last, last.group === group {
      last.change?.end = value
      return
    }
    var start = former
    switch interruption {
    case .replacesEarlier:
      start = presentedValue(of: property)
      removeAnimations { $0.property == property && $0.change != nil }
    case .addsToEarlier where !former.isAdditive:
      start = presentedValue(of: property)
      _ = animations.extract { $0.property == property && $0.change != nil }
    case .addsToEarlier, .followsEarlier:
      break
    }
    let animation = ValueChange(property, from: start, to: value, formerly: former, in: group)
    animations.append(animation)
    group.add(animation, of: self)
  }

  /// The implementation of `removeAllAnimations`.
  final func endAllAnimations() {
    if hasPendingAnimations { discardPendingAnimations() }
    removeAnimations { _ in true }
  }

  func removeAnimations(where isStopped: (LayerAnimation) -> Bool) {
    let stopped = animations.filter(isStopped)
    guard !stopped.isEmpty else { return }
    setNeedsRecording()
    // Before the groups are notified: their completions may read or change the layer.
    _ = animations.extract(where: isStopped)
    for animation in stopped { animation.group?.changeWasStopped() }
  }

  /// Ends the animations of the layer and all its descendants.
  func removeAnimationsInSubtree() {
    var layers = [self]
    while let layer = layers.popLast() {
      layer.endAllAnimations()
      layers.append(contentsOf: layer.children)
      if let mask = layer.mask { layers.append(mask) }
    }
  }

  /// Discards an animation that has ended.
  func detach(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
  }
}
