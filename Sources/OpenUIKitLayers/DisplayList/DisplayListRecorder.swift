/// Records a layer tree as display lists, one for each frame, and detects whether anything has changed.
///
/// Each window owns one. The traversal uses a stack of its own, so that deep trees need no deep recursion.
/// Subtrees that have not changed since the previous list are copied from it without visiting their layers.
package struct DisplayListRecorder: ViewTreeConfined {
  /// A layer whose sublayers are being recorded.
  private struct Frame {
    let entry: Int
    let shown: CALayer
    let sublayers: [CALayer]
    /// Whether the layer itself shows nothing, so that it needs an entry only for its sublayers.
    let isBlank: Bool
    var next = 0
    /// The layer whose owner's drawing has to wait until its mask is recorded.
    var undrawn: CALayer?
  }

  /// The identity of the recorder in the places of layers.
  private final class Identity: Sendable {}

  private var current = DisplayList(size: .zero)
  /// The list before the current one. The next one reuses its memory.
  private var spare = DisplayList(size: .zero)
  private var frames: [Frame] = []
  private let identity = Identity()
  private var mustLookAtAll = false
  private var graphics: GraphicsStack?

  package nonisolated init() {}

  /// Makes the next list visit all layers, because something that may affect any layer has changed.
  package mutating func setNeedsWholeRecording() { mustLookAtAll = true }

  /// The list for a layer tree as it is visible now, in the coordinates of the root's box. Takes constant
  /// time if nothing has changed.
  package mutating func record(_ root: CALayer) -> DisplayList {
    // Each change of a layer marks all its ancestors, so an unmarked root means that nothing has changed.
    guard root.needsRecording || mustLookAtAll || current.generation == 0 else { return current }
    spare.removeAll(size: root.displayed.bounds.size)
    walk(root)
    graphics = nil
    mustLookAtAll = false
    spare.generation = current.generation
    // A changed layer may look the same as before. The generation stays then, and the renderer draws nothing.
    guard current.generation == 0 || spare.differs(from: current) else { return current }
    // Both lists keep their storage, so recording does not allocate once they have grown.
    swap(&spare, &current)
    current.generation += 1
    return current
  }

  private mutating func walk(_ root: CALayer) {
    // A stack of frames and no recursion: a deep tree of layers must not exhaust the stack of the thread.
    begin(root, in: nil, isMask: false)
    finishFrames()
  }

  /// Records what is inside the layers on the stack, and closes their entries.
  private mutating func finishFrames() {
    while let last = frames.indices.last {
      if let layer = frames[last].undrawn, frames[last].next == 1 {
        frames[last].undrawn = nil
        appendDrawing(of: layer, frames[last].shown)
      }
      let place = frames[last].next
      guard place < frames[last].sublayers.count else {
        let frame = frames.removeLast()
        spare.close(frame.entry)
        if frame.isBlank { spare.removeEntryWithoutDescendants(frame.entry) }
        continue
      }
      frames[last].next += 1
      // A mask comes first, directly after the layer that it masks. Renderers rely on this order.
      let isMask = place == 0 && spare.entries[frames[last].entry].isMasked
      begin(frames[last].sublayers[place], in: frames[last].shown, isMask: isMask)
    }
  }

  #if !hasFeature(Embedded)
    /// The layer whose running transition is not recorded.
    private var recordedWithoutTransition: CALayer?

    /// The sublayers of a layer as a list of their own, in an empty entry with the layer's box.
    mutating func recordSublayers(of layer: CALayer) -> DisplayList {
      let shown = layer.displayed
      spare.removeAll(size: shown.bounds.size)
      let identity = Int(bitPattern: ObjectIdentifier(layer))
      let entry = spare.open(DisplayList.Entry(id: identity, size: shown.bounds.size))
      frames.append(
        Frame(
          entry: entry, shown: shown, sublayers: layer.sublayersBackToFront(in: shown), isBlank: false))
      finishFrames()
      graphics = nil
      return spare
    }

    /// A layer as a list of its own, as it looks after its running transitions.
    mutating func recordContents(of layer: CALayer) -> DisplayList {
      recordedWithoutTransition = layer
      return record(layer)
    }

    /// Appends an entry in which a layer changes from what it was to what it is; false without a transition.
    mutating func appendTransition(
      of layer: CALayer, _ shown: CALayer, _ transform: CATransform3D
    ) -> Bool {
      guard layer !== recordedWithoutTransition, let transition = layer.runningTransition else {
        return false
      }
      var entry = DisplayList.Entry(
        id: transition.identity, transform: transform, size: shown.bounds.size)
      entry.opacity = CGFloat(min(1, shown.opacity))
      let index = spare.open(entry)
      transition.append(layer, to: &spare)
      spare.close(index)
      return true
    }
  #endif

  /// Appends the layer's entry and pushes its sublayers on the stack, unless the layer is not visible.
  private mutating func begin(_ layer: CALayer, in parent: CALayer?, isMask: Bool) {
    let hasChanged = layer.needsRecording
    layer.needsRecording = false
    if layer.hasPendingAnimations { layer.beginPendingAnimations() }
    // May lay out the layer, which marks it again. Its frame and sublayers are final only afterwards.
    layer.getReadyToShow()
    let shown = layer.displayed
    guard !shown.isHidden, shown.opacity > 0 else { return }
    let transform = parent.map { shown.boxTransform(in: $0) } ?? CATransform3DIdentity
    // A plane seen from its edge has no area, and its transform has no inverse.
    guard transform.showsPlane, shown.isDoubleSided || !transform.showsBack else { return }
    if !layer.animations.isEmpty, appendTransition(of: layer, shown, transform) { return }
    // Most views without a look have no sublayers either.
    if layer.isBlank, layer.childCount == 0, parent != nil, !isMask { return }
    guard hasChanged || layer.needsRecording || isMask || !keep(layer, shown, transform) else { return }
    append(layer, shown, transform, isBlank: layer.isBlank && !isMask)
  }

  /// Copies the layer's entry from the previous list with its descendants, if it is there and only its
  /// transform can have changed.
  private mutating func keep(_ layer: CALayer, _ shown: CALayer, _ transform: CATransform3D) -> Bool {
    guard !mustLookAtAll,
      // The place may come from another recorder or from an older list, so the entry has to name the same
      // layer.
      let index = layer.recordedPlace.index(for: ObjectIdentifier(identity)), index < current.entries.count,
      current.entries[index].id == Int(bitPattern: ObjectIdentifier(layer)), !current.isMask(index),
      // A layout pass resizes most layers without marking them.
      current.entries[index].size == shown.bounds.size
    else { return false }
    layer.recordedPlace = RecordedPlace(spare.entries.count, of: ObjectIdentifier(identity))
    spare.keep(index, of: current, transform: transform)
    return true
  }

  private mutating func append(
    _ layer: CALayer, _ shown: CALayer, _ transform: CATransform3D, isBlank: Bool
  ) {
    let mask = layer.mask
    // An invisible mask masks everything away, as in Core Animation. The layer and its sublayers are left
    // out.
    if let mask, !mask.showsAsMask { return mask.noteThatMaskIsLeftOut() }

    layer.owningView?.displayIfNeeded(layer, size: shown.bounds.size, &graphics)
    // After `displayIfNeeded`, which may change the layer's contents.
    let index = spare.open(shown.displayEntry(of: layer, transform: transform))
    layer.recordedPlace = RecordedPlace(index, of: ObjectIdentifier(identity))
    if let shadow = shown.displayShadow { spare.setShadow(shadow) }
    if let pattern = shown.backgroundColor?.pattern {
      spare.setPattern(pattern, covering: shown.bounds.size)
    }
    shown.appendContent(size: shown.bounds.size, to: &spare)
    shown.attributes?.supplement?.appendContents(of: shown, to: &spare)
    layer.owningView?.appendContent(of: layer, size: shown.bounds.size, to: &spare)
    var sublayers = layer.appendsSublayers ? [] : layer.sublayersBackToFront(in: shown)
    if let mask {
      sublayers.insert(mask, at: 0)
      spare.entries[index].isMasked = true
    }
    // The entry of a mask has to follow directly. The drawing of a masked layer is appended after it, in
    // `walk`.
    if mask == nil { appendDrawing(of: layer, shown) }
    frames.append(
      Frame(
        entry: index, shown: shown, sublayers: sublayers, isBlank: isBlank,
        undrawn: mask == nil ? nil : layer))
  }

  private mutating func appendDrawing(of layer: CALayer, _ shown: CALayer) {
    layer.owningView?.appendDrawing(of: layer, size: shown.bounds.size, to: &spare)
    shown.attributes?.supplement?.appendDrawing(of: shown, to: &spare)
  }
}

extension DisplayList {
  /// Removes an entry that shows nothing, unless others are inside it.
  fileprivate mutating func removeEntryWithoutDescendants(_ index: Int) {
    if index > 0, index == entries.count - 1 { entries.removeLast() }
  }

  /// Whether an entry is the mask of its parent.
  fileprivate func isMask(_ index: Int) -> Bool { index > 0 && entries[index - 1].isMasked }
}

extension CALayer {
  /// Whether the layer shows nothing but its sublayers: that of a view without content, with the initial
  /// appearance.
  fileprivate var isBlank: Bool { !hasChanged && attributes == nil && owningView?.hasNoContent == true }

  /// Clears the mark of a mask that is not recorded, and of its own mask. Whatever makes them visible has to
  /// mark them.
  fileprivate func noteThatMaskIsLeftOut() {
    var mask: CALayer? = self
    while let layer = mask {
      layer.needsRecording = false
      mask = layer.mask
    }
  }

  /// Whether the mask has any opacity. Without it the masked layer is not visible either.
  fileprivate var showsAsMask: Bool {
    let shown = displayed
    guard !shown.isHidden, shown.opacity > 0, mask?.showsAsMask != false, let masked = parent else {
      return false
    }
    let transform = shown.boxTransform(in: masked.displayed)
    return transform.showsPlane && (shown.isDoubleSided || !transform.showsBack)
  }
}
