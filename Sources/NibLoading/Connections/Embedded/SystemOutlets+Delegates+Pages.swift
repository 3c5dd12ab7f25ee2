import OpenUIKit

/// The outlets of UIKit's own classes that have the types of protocols. Embedded Swift has no cast to a protocol: the app's classes set
/// themselves, as far as they conform, by a method that the plugin for apps writes. UIKit's own controllers are set here.
extension SystemOutlets {
  static func setDelegate(_ value: AnyObject, of object: AnyObject) -> Bool {
    if become(value, "delegate", of: object) { return true }
    switch (object, value) {
    case (let view as UITableView, let value as UITableViewController): view.delegate = value
    case (let view as UICollectionView, let value as UICollectionViewController): view.delegate = value
    default: return false
    }
    return true
  }

  static func setDataSource(_ value: AnyObject, of object: AnyObject) -> Bool {
    // A table with static cells has a data source of its own.
    if let view = object as? UITableView, view.dataSource is StaticTable { return true }
    if become(value, "dataSource", of: object) { return true }
    switch (object, value) {
    case (let view as UITableView, let value as UITableViewController): view.dataSource = value
    case (let view as UICollectionView, let value as UICollectionViewController): view.dataSource = value
    default: return false
    }
    return true
  }

  static func setPrefetchDataSource(_ value: AnyObject, of object: AnyObject) -> Bool {
    become(value, "prefetchDataSource", of: object)
  }

  /// False: pages have no input views.
  static func setInputView(_ view: UIView, for key: String, of field: UITextField) -> Bool { false }

  private static func become(_ value: AnyObject, _ key: String, of object: AnyObject) -> Bool {
    (value as? NSObject)?.becomeNibDelegate(of: object, forKey: key) ?? false
  }
}
