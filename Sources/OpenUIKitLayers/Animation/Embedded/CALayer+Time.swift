extension CALayer {
  /// Converts a time of another layer, or of the window's clock for nil, to a time of this layer. All layers share the window's clock, so it is the
  /// same time, in seconds.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// Converts a time of this layer to one of another layer, or of the window's clock for nil, in seconds.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}
