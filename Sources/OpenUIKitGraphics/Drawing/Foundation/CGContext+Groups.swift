extension CGContext {
  /// Begins a group, which is drawn as a whole where it ends: with the opacity, the blend mode and the shadow of the present state. Inside of
  /// it these have their defaults. The dictionary has no keys that change anything.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    outerDrawings.append(exchangeSteps(for: []))
    setAlpha(1)
    setBlendMode(.normal)
    shadow = nil
  }

  /// Begins a group of what is inside a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let former = clipping
    clip(to: rect)
    let own = clipping
    clipping = former
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clipping = own
  }

  /// Ends a group and draws it. Does nothing without one.
  public func endTransparencyLayer() {
    guard let outer = outerDrawings.popLast() else { return }
    let steps = exchangeSteps(for: outer)
    restoreGState()
    guard !steps.isEmpty else { return }
    // Steps are placed in the first coordinates of the context, with the clips around them.
    let clips = clipping
    clipping = nil
    append(.list(DisplayList(steps, size: Self.sizeOfGroups(steps))), .identity)
    clipping = clips
  }

  /// Gradients cover the box of a drawing. That of a context is not known here, so it is larger than any screen, in points.
  private static func sizeOfGroups(_ steps: [DrawingStep]) -> CGSize {
    let hasGradient = steps.contains { if case .gradient = $0.content { true } else { false } }
    return hasGradient ? CGSize(width: 4096, height: 4096) : .zero
  }
}
