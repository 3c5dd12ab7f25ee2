import OpenUIKitCore

extension UIPageViewController {
  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: the pages scroll.
    case none = 0
    /// At the first edge: the left or the upper one.
    case min = 1
    /// In the middle, between two pages.
    case mid = 2
    /// At the last edge: the right or the lower one.
    case max = 3
  }
}

extension UIPageViewController.OptionsKey {
  /// Where the spine of a book is, a `UIPageViewController.SpineLocation` or its number.
  public static let spineLocation = UIPageViewController.OptionsKey(
    rawValue: "UIPageViewControllerOptionSpineLocationKey")
}
