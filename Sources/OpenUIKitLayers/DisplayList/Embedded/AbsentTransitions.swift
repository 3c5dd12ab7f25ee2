extension DisplayListRecorder {
  /// Layers of pages have no transitions.
  mutating func appendTransition(of layer: CALayer, _ shown: CALayer, _ transform: CATransform3D) -> Bool {
    false
  }
}
