/// Turns a layer tree into display lists, one for each frame, and says whether anything has changed in between.
///
/// A window owns one. The walk keeps a stack of its own, so that deep trees need no deep recursion. It takes
/// O(layers + lines of text).
#if !ThreadConfined
  @MainActor
#endif
struct DisplayListRecorder {
  /// A layer whose sublayers are being recorded.
  private struct Frame {
    let entry: Int
    let shown: CALayer
    let sublayers: [CALayer]
    var next = 0
    /// The layer whose owner's drawing has to wait until its mask is there.
    var undrawn: CALayer?
  }

  private var current = DisplayList(size: .zero)
  /// The list before the current one, whose memory the next one uses.
  private var spare = DisplayList(size: .zero)
  private var frames: [Frame] = []
  private var wasAnimating = false
  private var graphics: GraphicsStack?

  nonisolated init() {}

  /// The list for a layer tree as it shows now, in the coordinates of the root's box. Takes no time if nothing has
  /// changed.
  ///
  /// - Parameter isAnimating: whether layers show something else as time passes.
  mutating func record(_ root: CALayer, isAnimating: Bool) -> DisplayList {
    // The frame after the last one of an animation differs from it too.
    let mayDiffer = root.needsRecording || isAnimating || wasAnimating || current.generation == 0
    guard mayDiffer else { return current }
    wasAnimating = isAnimating
    spare.removeAll(size: root.displayed.bounds.size)
    walk(root)
    graphics = nil
    spare.generation = current.generation
    guard current.generation == 0 || spare != current else { return current }
    swap(&spare, &current)
    current.generation += 1
    return current
  }

  private mutating func walk(_ root: CALayer) {
    begin(root, in: nil)
    while var frame = frames.popLast() {
      if let layer = frame.undrawn, frame.next == 1 {
        appendDrawing(of: layer, frame.shown)
        frame.undrawn = nil
      }
      guard frame.next < frame.sublayers.count else {
        spare.close(frame.entry)
        continue
      }
      let layer = frame.sublayers[frame.next]
      frame.next += 1
      frames.append(frame)
      begin(layer, in: frame.shown)
    }
  }

  /// Appends the layer's entry and puts its sublayers on the stack, unless it cannot be seen.
  private mutating func begin(_ layer: CALayer, in parent: CALayer?) {
    layer.needsRecording = false
    #if !hasFeature(Embedded)
      if layer.attributes?.pendingAnimations.isEmpty == false { layer.beginPendingAnimations() }
    #endif
    layer.getReadyToShow()
    let shown = layer.displayed
    guard !shown.isHidden, shown.opacity > 0 else { return }
    let transform = parent.map { shown.boxTransform(in: $0) } ?? CATransform3DIdentity
    guard transform.showsPlane, shown.isDoubleSided || !transform.showsBack else { return }

    let mask = layer.mask
    if let mask, !mask.showsAsMask { return }

    layer.owningView?.displayIfNeeded(layer, size: shown.bounds.size, &graphics)
    let index = spare.open(DisplayList.Entry(shown, id: layer, transform: transform))
    if let shadow = DisplayList.Shadow(shown) { spare.setShadow(shadow) }
    shown.appendContent(size: shown.bounds.size, to: &spare)
    shown.attributes?.supplement?.appendContents(of: shown, to: &spare)
    layer.owningView?.appendContent(of: layer, size: shown.bounds.size, to: &spare)
    var sublayers = layer.sublayersBackToFront(in: shown)
    if let mask {
      sublayers.insert(mask, at: 0)
      spare.entries[index].isMasked = true
    }
    if mask == nil { appendDrawing(of: layer, shown) }
    frames.append(
      Frame(entry: index, shown: shown, sublayers: sublayers, undrawn: mask == nil ? nil : layer))
  }

  private mutating func appendDrawing(of layer: CALayer, _ shown: CALayer) {
    layer.owningView?.appendDrawing(of: layer, size: shown.bounds.size, to: &spare)
    shown.attributes?.supplement?.appendDrawing(of: shown, to: &spare)
  }
}

extension CALayer {
  /// Whether there is something of a mask to show through; what a mask that cannot be seen masks cannot be seen either.
  fileprivate var showsAsMask: Bool {
    let shown = displayed
    guard !shown.isHidden, shown.opacity > 0, mask?.showsAsMask != false, let masked = parent else {
      return false
    }
    let transform = shown.boxTransform(in: masked.displayed)
    return transform.showsPlane && (shown.isDoubleSided || !transform.showsBack)
  }
}
