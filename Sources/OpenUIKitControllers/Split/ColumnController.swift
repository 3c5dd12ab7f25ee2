import OpenUIKitCore

/// The navigation controller that a column gets.
final class ColumnController: UINavigationController {
  private(set) var content: UIViewController?

  init(wrapping content: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    self.content = content
    setViewControllers([content], animated: false)
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
