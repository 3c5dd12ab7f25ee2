@_spi(Layout) @testable import OpenUIKitLayers

/// A root layer on a clock, standing in for a window: what lies in it animates.
#if !ThreadConfined
  @MainActor
#endif
final class Stage: NSObject, LayerOwner {
  let root = CALayer()
  let clock = AnimationClock()
  let mayProvideActions: Bool
  var geometryChanges = 0

  init(mayProvideActions: Bool = false) {
    self.mayProvideActions = mayProvideActions
    super.init()
    root.owningView = self
  }

  var animationClock: AnimationClock? { clock }

  var hostMeasurer: any TextMeasurer { ProcessMeasurer.shared.measurer }

  func noteGeometryObserver() {}
  func reportRefusedGeometry() {}
  func layerGeometryDidChange(_ layer: CALayer, _ changes: LayerGeometryChanges, oldSize: CGSize) {
    geometryChanges += 1
  }

  var hasNoContent: Bool { false }
  func setNeedsLayout() {}
  func layoutIfNeeded() {}
  func setNeedsDisplay() {}

  func addLayer(at x: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.position.x = x
    root.addSublayer(layer)
    return layer
  }

  /// Runs `changes` as an animation block of its own.
  func animate(
    _ duration: Double, delay: Double = 0, curve: TimingCurve = .linear,
    interruption: AnimationContext.Interruption = .addsToEarlier, changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext(
      timing: AnimationTiming(duration: duration, delay: delay, curve: curve), interruption: interruption,
      completion: AnimationCompletion(handler: completion)
    ).run(changes)
  }
}

extension CALayer {
  /// The x of the position on the screen.
  var shownX: CGFloat? { presentation()?.position.x }
}
