extension CALayer {
  /// Notes that a display list that shows the layer is out of date, for the layer and those that it lies in.
  ///
  /// Stops at the first that knows it already, so that many changes in one frame cost little. A list clears the mark of
  /// every layer that it looks at; one that it leaves out with all that is inside, since it cannot be seen, is marked
  /// again by whatever makes it seen.
  nonisolated func setNeedsRecording() {
    if needsRecording { return }
    var layer = self
    while !layer.needsRecording {
      layer.needsRecording = true
      guard let parent = layer.parent else { return }
      layer = parent
    }
  }

  /// The same after a change of the layer's geometry. One that has only moved has not changed in itself: where it stands is
  /// found out anew whenever the layer that it lies in is looked at.
  nonisolated func setNeedsRecording(after changes: LayerGeometryChanges) {
    let hasOnlyMoved = changes.isSubset(of: [.position, .transform])
    (hasOnlyMoved ? parent ?? self : self).setNeedsRecording()
  }
}

extension AnimationClock {
  /// Notes that the layers that are animated show something else than before.
  func setAnimatedLayersNeedRecording() {
    for group in groups {
      for change in group.changes { change.layer.setNeedsRecording() }
    }
  }
}

/// Where the lists of a recorder have a layer.
///
/// A place may be out of date: that what stands there is the layer's entry has to be seen from the entry. Of another
/// recorder the layer may have been told about changes since.
struct RecordedPlace {
  private var recorder: ObjectIdentifier?
  private var index: Int32 = -1

  /// No place.
  init() {}

  /// The place of an entry.
  init(_ index: Int, of recorder: ObjectIdentifier) {
    self.recorder = recorder
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// Where a recorder had the layer last; nil if it was not the last to look at it.
  func index(for recorder: ObjectIdentifier) -> Int? {
    self.recorder == recorder ? Int(index) : nil
  }
}
