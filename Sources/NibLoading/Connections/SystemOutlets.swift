import OpenUIKit

/// The outlets of UIKit's own classes.
enum SystemOutlets: ViewTreeConfined {
  /// Sets an outlet. Returns false if the class has none of that name, or of another type.
  static func set(_ value: Any, for key: String, of object: AnyObject) -> Bool {
    switch key {
    case "delegate": setDelegate(value, of: object)
    case "dataSource": setDataSource(value, of: object)
    case "gestureRecognizers": addRecognizers(value, to: object)
    case "view": setView(value, of: object)
    default: setOther(value, for: key, of: object)
    }
  }

  private static func setDelegate(_ value: Any, of object: AnyObject) -> Bool {
    switch object {
    case let view as UITableView: view.delegate = value as? any UITableViewDelegate
    case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
    case let view as UITextView: view.delegate = value as? any UITextViewDelegate
    case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
    case let view as UITextField: view.delegate = value as? any UITextFieldDelegate
    case let view as UISearchBar: view.delegate = value as? any UISearchBarDelegate
    case let view as UIPickerView: view.delegate = value as? any UIPickerViewDelegate
    case let view as UITabBar: view.delegate = value as? any UITabBarDelegate
    case let controller as UINavigationController:
      controller.delegate = value as? any UINavigationControllerDelegate
    case let controller as UITabBarController: controller.delegate = value as? any UITabBarControllerDelegate
    case let controller as UIPageViewController:
      controller.delegate = value as? any UIPageViewControllerDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(_ value: Any, of object: AnyObject) -> Bool {
    switch object {
    // A table with static cells has a data source of its own.
    case let view as UITableView:
      if !(view.dataSource is StaticTable) { view.dataSource = value as? any UITableViewDataSource }
    case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
    case let view as UIPickerView: view.dataSource = value as? any UIPickerViewDataSource
    case let controller as UIPageViewController:
      controller.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  private static func addRecognizers(_ value: Any, to object: AnyObject) -> Bool {
    guard let view = object as? UIView, let recognizers = value as? [AnyObject] else { return false }
    for recognizer in recognizers { (recognizer as? UIGestureRecognizer).map(view.addGestureRecognizer) }
    return true
  }

  private static func setView(_ value: Any, of object: AnyObject) -> Bool {
    guard let controller = object as? UIViewController, let view = value as? UIView else { return false }
    if controller.viewIfLoaded !== view { controller.view = view }
    return true
  }

  private static func setOther(_ value: Any, for key: String, of object: AnyObject) -> Bool {
    switch (key, object, value) {
    case ("tableView", let controller as UITableViewController, let view as UITableView):
      controller.tableView = view
    case ("collectionView", let controller as UICollectionViewController, let view as UICollectionView):
      controller.collectionView = view
    case (
      "prefetchDataSource", let view as UICollectionView,
      let source as any UICollectionViewDataSourcePrefetching
    ):
      view.prefetchDataSource = source
    case ("prefetchDataSource", let view as UITableView, let source as any UITableViewDataSourcePrefetching):
      view.prefetchDataSource = source
    case ("titleView", let item as UINavigationItem, let view as UIView): item.titleView = view
    case ("backgroundView", let cell as UITableViewCell, let view as UIView): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UITableViewCell, let view as UIView):
      cell.selectedBackgroundView = view
    case ("accessoryView", let cell as UITableViewCell, let view as UIView): cell.accessoryView = view
    case ("inputView", let field as UITextField, let view as UIView): field.inputView = view
    case ("inputAccessoryView", let field as UITextField, let view as UIView): field.inputAccessoryView = view
    default: return false
    }
    return true
  }
}
