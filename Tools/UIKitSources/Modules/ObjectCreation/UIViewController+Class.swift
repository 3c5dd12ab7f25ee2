import OpenUIKit

extension UIViewController {
  /// A controller of this class, by its initialiser without arguments.
  public static func _newObject() -> Self {
    let type = self as? any CreatedWithoutArguments.Type
    return (type?.createdObject() ?? object(nibName: nil, bundle: nil)) as! Self
  }

  /// A controller of this class whose view is in a nib.
  public static func _newObject(nibName: String?, bundle: Bundle?) -> Self {
    object(nibName: nibName, bundle: bundle) as! Self
  }
}

extension UINavigationController {
  /// A navigation controller of this class.
  public static func _newObject(rootViewController: UIViewController) -> Self {
    object(root: rootViewController) as! Self
  }
}

extension UITableViewController {
  /// A controller of this class with a table.
  public static func _newObject(style: UITableView.Style) -> Self { object(style: style) as! Self }
}

extension UICollectionViewController {
  /// A controller of this class with a collection.
  public static func _newObject(collectionViewLayout layout: UICollectionViewLayout) -> Self {
    object(layout: layout) as! Self
  }
}

// Each initialiser calls the one of the class at run time; the method with its address creates the object.

extension UIViewController {
  @_silgen_name("masonry_UIViewController_nib") @inline(never)
  convenience init(_nibName: String?, bundle: Bundle?) { self.init(nibName: _nibName, bundle: bundle) }
  @_silgen_name("masonry_UIViewController_nib")
  fileprivate static func object(nibName: String?, bundle: Bundle?) -> UIViewController
}

extension UINavigationController {
  @_silgen_name("masonry_UINavigationController_root") @inline(never)
  convenience init(_root: UIViewController) { self.init(rootViewController: _root) }
  @_silgen_name("masonry_UINavigationController_root")
  fileprivate static func object(root: UIViewController) -> UINavigationController
}

extension UITableViewController {
  @_silgen_name("masonry_UITableViewController_style") @inline(never)
  convenience init(_style: UITableView.Style) { self.init(style: _style) }
  @_silgen_name("masonry_UITableViewController_style")
  fileprivate static func object(style: UITableView.Style) -> UITableViewController
}

extension UICollectionViewController {
  @_silgen_name("masonry_UICollectionViewController_layout") @inline(never)
  convenience init(_layout: UICollectionViewLayout) { self.init(collectionViewLayout: _layout) }
  @_silgen_name("masonry_UICollectionViewController_layout")
  fileprivate static func object(layout: UICollectionViewLayout) -> UICollectionViewController
}
