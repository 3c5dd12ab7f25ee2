extension CALayer {
  /// Marks the layer and its ancestors, because a display list with the layer is out of date.
  ///
  /// Stops at the first layer that is marked already, so that many changes in one frame cost little. A list
  /// clears the mark of every layer that it visits. A subtree that is not visible is not visited, and
  /// whatever makes it visible has to mark it again.
  package nonisolated func setNeedsRecording() {
    if needsRecording { return }
    var layer = self
    while !layer.needsRecording {
      layer.needsRecording = true
      guard let parent = layer.parent else { return }
      layer = parent
    }
  }

  /// Marks the layer and its ancestors after a change of the layer's geometry. A layer that has only moved is not marked itself: its
  /// superlayer's visit computes its position again.
  nonisolated func setNeedsRecording(after changes: LayerGeometryChanges) {
    guard changes.isSubset(of: [.position, .transform]), let parentReference else {
      return setNeedsRecording()
    }
    parentReference._withUnsafeGuaranteedRef { if !$0.needsRecording { $0.setNeedsRecording() } }
  }
}

extension AnimationClock {
  /// Marks the animated layers, whose values on the screen have changed.
  package func setAnimatedLayersNeedRecording() {
    for group in groups {
      for change in group.changes { change.layer.setNeedsRecording() }
    }
  }
}

/// The index of a layer's entry in a recorder's list.
///
/// The index may be out of date, so compare the identity of the entry. A different recorder may have cleared
/// the layer's marks since.
struct RecordedPlace {
  private var recorder: ObjectIdentifier?
  private var index: Int32 = -1

  /// Creates an empty place.
  init() {}

  /// Creates the place of an entry.
  init(_ index: Int, of recorder: ObjectIdentifier) {
    self.recorder = recorder
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// The index of the layer's entry in a recorder's last list; nil if another recorder has visited the layer
  /// since.
  func index(for recorder: ObjectIdentifier) -> Int? {
    self.recorder == recorder ? Int(index) : nil
  }
}
