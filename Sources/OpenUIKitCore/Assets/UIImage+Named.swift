extension UIImage {
  /// Makes the picture that `imageSource` of the window made key last on this thread, or else of the newest one, has under
  /// a name; nil if there is none.
  public convenience init?(named name: String) {
    guard let found = UIImage.found(name) else { return nil }
    self.init(found)
  }

  #if !hasFeature(Embedded)
    /// Makes the picture with a name for given traits, or for those of its view if they are nil; nil if there is none. The
    /// bundle is not used: the host has one source of pictures.
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
      guard let found = UIImage.found(name) else { return nil }
      self.init(traitCollection.flatMap { found.content?.variant(for: $0) } ?? found)
    }

    /// Makes the picture with a name and a configuration, whose traits choose the variant; nil if there is none.
    public convenience init?(
      named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
    ) {
      self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
  #endif

  /// What the window's table has; code without isolation asks, which runs where the windows live all the same.
  private static func found(_ name: String) -> UIImage? {
    #if ThreadConfined
      imageSource?(name)
    #else
      MainActor.assumeIsolated { imageSource?(name) }
    #endif
  }

  /// The source of the window used last. Before the first window there is that of the launched app's scene: the app may
  /// make its images before its window.
  #if !ThreadConfined
    @MainActor
  #endif
  private static var imageSource: ((String) -> UIImage?)? {
    WindowScope.current?.imageSource ?? ApplicationScope.scene?.imageSource
  }
}
