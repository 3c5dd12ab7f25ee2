import OpenUIKit

/// UIKit's own classes that files name as custom classes, such as `UIControl` for a plain view.
enum SystemClasses: ViewTreeConfined {
  /// The maker of a class; nil if files do not name it as one.
  static func maker(_ name: String) -> NibClasses.Maker? {
    switch name {
    case "UIView": { UIView(coder: $0) }
    case "UIControl": { UIControl(coder: $0) }
    case "UIImageView": { UIImageView(coder: $0) }
    case "UIScrollView": { UIScrollView(coder: $0) }
    case "UILabel": { UILabel(coder: $0) }
    case "UIButton": { UIButton(coder: $0) }
    case "UIViewController": { UIViewController(coder: $0) }
    case "UINavigationController": { UINavigationController(coder: $0) }
    case "UITabBarController": { UITabBarController(coder: $0) }
    case "UITableViewController": { UITableViewController(coder: $0) }
    case "UICollectionViewController": { UICollectionViewController(coder: $0) }
    case "UISplitViewController": { UISplitViewController(coder: $0) }
    case "UIPageViewController": { UIPageViewController(coder: $0) }
    case "UICollectionViewFlowLayout": { _ in UICollectionViewFlowLayout() }
    case "UITableViewCell": { UITableViewCell(coder: $0) }
    case "UICollectionViewCell": { UICollectionViewCell(coder: $0) }
    case "UICollectionReusableView": { UICollectionReusableView(coder: $0) }
    case "UIBarButtonItem": { UIBarButtonItem(coder: $0) }
    case "NSObject": { _ in NSObject() }
    default: nil
    }
  }
}

/// Actions of UIKit's own classes that files name, mostly of the first responder.
enum SystemActions: ViewTreeConfined {
  /// The method of an action; nil if the object has none of that name.
  static func action(_ name: String, of object: AnyObject) -> Selector? {
    guard object is UIResponder else { return nil }
    return switch name {
    case "becomeFirstResponder":
      Selector(name, { (target: UIResponder) in { _ = target.becomeFirstResponder() } })
    case "resignFirstResponder":
      Selector(name, { (target: UIResponder) in { _ = target.resignFirstResponder() } })
    default: nil
    }
  }
}
