extension UIColor {
  /// Creates the colour that `colorSource` of the window made key last on this thread, or else of the newest one, has under
  /// a name; nil if there is none.
  public convenience init?(named name: String) {
    guard let found = UIColor.found(name) else { return nil }
    self.init(found)
  }

  static func found(_ name: String) -> UIColor? {
    withViewTree { WindowScope.colorSource?(name) }
  }
}

extension WindowScope {
  /// The source of the window used last. Before the first window there is that of the launched app's scene: the app may
  /// make its colors before its window.
  fileprivate static var colorSource: ((String) -> UIColor?)? {
    current?.colorSource ?? ApplicationScope.scene?.colorSource
  }
}
