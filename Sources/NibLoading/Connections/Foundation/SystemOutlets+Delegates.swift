import OpenUIKit

/// The outlets of UIKit's own classes that have the types of protocols.
extension SystemOutlets {
  static func setDelegate(_ value: AnyObject, of object: AnyObject) -> Bool {
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

  static func setDataSource(_ value: AnyObject, of object: AnyObject) -> Bool {
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

  static func setInputView(_ view: UIView, for key: String, of field: UITextField) -> Bool {
    switch key {
    case "inputView": field.inputView = view
    case "inputAccessoryView": field.inputAccessoryView = view
    default: return false
    }
    return true
  }

  static func setPrefetchDataSource(_ value: AnyObject, of object: AnyObject) -> Bool {
    switch object {
    case let view as UICollectionView:
      view.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case let view as UITableView: view.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    default: return false
    }
    return true
  }
}
