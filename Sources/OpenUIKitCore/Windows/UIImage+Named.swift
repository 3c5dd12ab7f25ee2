extension UIImage {
  /// Makes the picture that `imageSource` of the window made key last on this thread, or else of the newest one, has under
  /// a name; nil if there is none.
  public convenience init?(named name: String) {
    guard let found = UIImage.found(name) else { return nil }
    self.init(
      cgImage: found.cgImage, scale: found.scale, renderingMode: found.renderingMode,
      alignmentRectInsets: found.alignmentRectInsets)
  }

  /// What the window's table has; code without isolation asks, which runs where the windows live all the same.
  private static func found(_ name: String) -> UIImage? {
    #if ThreadConfined
      WindowScope.current?.imageSource?(name)
    #else
      MainActor.assumeIsolated { WindowScope.current?.imageSource?(name) }
    #endif
  }
}
