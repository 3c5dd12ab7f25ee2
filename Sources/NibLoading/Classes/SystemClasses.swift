import Foundation
import OpenUIKit

/// UIKit's own classes that files name as custom classes, such as `UIControl` for a plain view.
enum SystemClasses: ViewTreeConfined {
  /// The maker of a class; nil if files do not name it as one.
  static func maker(_ name: String) -> NibClasses.Maker? { makers[name] }

  private static let makers: [String: NibClasses.Maker] = [
    "UIView": { UIView(coder: $0) }, "UIControl": { UIControl(coder: $0) },
    "UIImageView": { UIImageView(coder: $0) },
    "UIScrollView": { UIScrollView(coder: $0) }, "UILabel": { UILabel(coder: $0) },
    "UIButton": { UIButton(coder: $0) }, "UIViewController": { UIViewController(coder: $0) },
    "UINavigationController": { UINavigationController(coder: $0) },
    "UITabBarController": { UITabBarController(coder: $0) },
    "UITableViewController": { UITableViewController(coder: $0) },
    "UICollectionViewController": { UICollectionViewController(coder: $0) },
    "UISplitViewController": { UISplitViewController(coder: $0) },
    "UIPageViewController": { UIPageViewController(coder: $0) },
    "UICollectionViewFlowLayout": { _ in UICollectionViewFlowLayout() },
    "UITableViewCell": { UITableViewCell(coder: $0) },
    "UICollectionViewCell": { UICollectionViewCell(coder: $0) },
    "UICollectionReusableView": { UICollectionReusableView(coder: $0) },
    "UIBarButtonItem": { UIBarButtonItem(coder: $0) }, "NSObject": { _ in NSObject() },
  ]
}

/// Actions of UIKit's own classes that files name, mostly of the first responder.
enum SystemActions: ViewTreeConfined {
  /// The method of an action; nil if the object has none of that name.
  static func action(_ name: String, of object: AnyObject) -> Selector? {
    actions[name].flatMap { $0.isMethod(of: object) ? $0 : nil }
  }

  private static let actions: [String: Selector] = [
    "becomeFirstResponder": Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
    "resignFirstResponder": Selector("resignFirstResponder", UIResponder.resignFirstResponder),
  ]
}
