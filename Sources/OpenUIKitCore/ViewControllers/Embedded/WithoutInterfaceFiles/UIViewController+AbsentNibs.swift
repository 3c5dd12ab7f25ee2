extension UIViewController {
  /// False: pages have no nibs.
  func loadNib() -> Bool { false }

  /// False: pages have no files of Interface Builder.
  package func loadViewOfFile() -> Bool { false }
}
