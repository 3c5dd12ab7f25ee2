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
}

extension AnimationClock {
  /// Whether layers show something else as time passes.
  var isAnimating: Bool { !groups.isEmpty }
}
