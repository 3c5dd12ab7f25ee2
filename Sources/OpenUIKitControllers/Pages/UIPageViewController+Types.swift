import OpenUIKitCore

extension UIPageViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// UIKit turns the page. Here it slides.
    case pageCurl = 0
    /// The pages scroll.
    case scroll = 1
  }

  /// The direction in which the pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right, or from right to left in a right-to-left layout.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The direction of a change of the page.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The characters.
    public let rawValue: String

    /// Creates a name from its characters.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether both are the same characters.
    public static func == (first: OptionsKey, second: OptionsKey) -> Bool {
      first.rawValue.hasSameBytes(as: second.rawValue)
    }

    /// The space between pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// The object that provides the pages of a page controller.
public protocol UIPageViewControllerDataSource: AnyObject, ViewTreeConfined {
  /// The page before another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots in the page control; 0, the default, for no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the selected dot after a call of `setViewControllers`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The object that is notified of changes of the page.
public protocol UIPageViewControllerDelegate: AnyObject, ViewTreeConfined {
  /// Called when the user begins to change the page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a change by the user has ended, with whether the page is another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
