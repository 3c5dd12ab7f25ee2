import OpenUIKit

/// The outlets of UIKit's own classes.
enum SystemOutlets: ViewTreeConfined {
  /// Sets an outlet. Returns false if the class has none of that name, or of another type.
  static func set(_ value: NibValue, for key: String, of object: AnyObject) -> Bool {
    switch value {
    case .objects(let values): key == "gestureRecognizers" && addRecognizers(values, to: object)
    case .object(let value):
      switch key {
      case "delegate": setDelegate(value, of: object)
      case "dataSource": setDataSource(value, of: object)
      case "prefetchDataSource": setPrefetchDataSource(value, of: object)
      case "view": setView(value, of: object)
      default: setOther(value, for: key, of: object)
      }
    default: false
    }
  }

  private static func addRecognizers(_ recognizers: [AnyObject], to object: AnyObject) -> Bool {
    guard let view = object as? UIView else { return false }
    for recognizer in recognizers { (recognizer as? UIGestureRecognizer).map(view.addGestureRecognizer) }
    return true
  }

  private static func setView(_ value: AnyObject, of object: AnyObject) -> Bool {
    guard let controller = object as? UIViewController, let view = value as? UIView else { return false }
    if controller.viewIfLoaded !== view { controller.view = view }
    return true
  }

  private static func setOther(_ value: AnyObject, for key: String, of object: AnyObject) -> Bool {
    switch (key, object, value) {
    case ("tableView", let controller as UITableViewController, let view as UITableView):
      controller.tableView = view
    case ("collectionView", let controller as UICollectionViewController, let view as UICollectionView):
      controller.collectionView = view
    case ("titleView", let item as UINavigationItem, let view as UIView): item.titleView = view
    case ("backgroundView", let cell as UITableViewCell, let view as UIView): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UITableViewCell, let view as UIView):
      cell.selectedBackgroundView = view
    case ("accessoryView", let cell as UITableViewCell, let view as UIView): cell.accessoryView = view
    case (_, let field as UITextField, let view as UIView): return setInputView(view, for: key, of: field)
    default: return false
    }
    return true
  }
}
