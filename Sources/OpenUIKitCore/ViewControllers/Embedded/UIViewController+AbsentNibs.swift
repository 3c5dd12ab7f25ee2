extension UIViewController {
  /// False: pages have no nibs.
  func loadNib() -> Bool { false }
}
