extension CGLayer {
  /// Creates an empty layer for a context. There is no auxiliary information. Returns nil for a size that is not finite.
  public convenience init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
    self.init(context, size: size)
  }
}
