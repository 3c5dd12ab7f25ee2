extension UIImage {
  /// Makes the picture that `imageSource` of the window made key last on this thread, or else of the newest one, has under
  /// a name; nil if there is none.
  public convenience init?(named name: String) {
    guard let found = UIImage.found(name) else { return nil }
    self.init(found)
  }

  /// Returns the picture of a name in the window's table. Code without isolation asks, which runs where the windows live all the same.
  static func found(_ name: String) -> UIImage? {
    withViewTree { WindowScope.imageSource?(name) }
  }
}

extension WindowScope {
  /// The source of the window used last. Before the first window there is that of the launched app's scene: the app may
  /// make its images before its window.
  fileprivate static var imageSource: ((String) -> UIImage?)? {
    current?.imageSource ?? ApplicationScope.scene?.imageSource
  }
}
