extension CALayerDelegate {
  /// Returns nil, which continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
