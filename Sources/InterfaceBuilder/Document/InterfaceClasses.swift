/// UIKit's classes by the names of their elements.
public enum InterfaceClasses {
  /// The name of UIKit's class of an element; nil if the element is no object of UIKit.
  public static func className(of element: String) -> String? {
    views[element] ?? controllers[element] ?? others[element]
  }

  /// Whether elements of a name are controllers.
  public static func isController(_ element: String) -> Bool { controllers[element] != nil }

  /// Whether elements of a name are views.
  public static func isView(_ element: String) -> Bool { views[element] != nil }

  /// Whether the class of an element is UIKit's own, and OpenUIKit has it. A view of another class is built as a plain view.
  public static func isAvailable(_ element: String) -> Bool {
    className(of: element).map { $0.hasPrefix("UI") && !unavailable.contains($0) } ?? false
  }

  /// Whether a name is that of a class of UIKit that an element stands for.
  public static func isClass(_ name: String) -> Bool {
    views.values.contains(name) || controllers.values.contains(name) || others.values.contains(name)
  }

  private static let unavailable: Set<String> = ["UIWebView", "UIHostingController"]

  /// The outlets of UIKit's own classes.
  public static let outlets: Set<String> = [
    "delegate", "dataSource", "view", "tableView", "collectionView", "gestureRecognizers", "titleView",
    "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
    "editingAccessoryView", "inputView", "inputAccessoryView", "prefetchDataSource", "dragDelegate",
    "dropDelegate", "searchDisplayController", "searchBar", "searchContentsController",
    "searchResultsDataSource", "searchResultsDelegate", "searchResultsTableView", "tableHeaderView",
    "tableFooterView", "maskView", "navigationItem", "tabBarItem", "toolbarItems", "layoutManager",
    "textStorage", "imageView", "textLabel", "detailTextLabel", "contentView", "window", "scrollView",
    "uiDelegate", "UIDelegate", "navigationDelegate", "menu", "refreshControl",
  ]

  /// Actions of UIKit's own classes.
  public static let actions: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "cut:", "copy:", "paste:", "select:", "selectAll:",
    "delete:", "startAnimating", "stopAnimating", "reloadData", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:",
  ]

  private static let views: [String: String] = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "tableView": "UITableView",
    "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView", "stackView": "UIStackView",
    "textField": "UITextField", "textView": "UITextView", "scrollView": "UIScrollView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionViewCellContentView": "UIView", "collectionReusableView": "UICollectionReusableView",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "searchBar": "UISearchBar",
    "activityIndicatorView": "UIActivityIndicatorView", "switch": "UISwitch", "slider": "UISlider",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView", "pickerView": "UIPickerView",
    "datePicker": "UIDatePicker", "pageControl": "UIPageControl", "stepper": "UIStepper",
    "control": "UIControl",
    "containerView": "UIView", "visualEffectView": "UIVisualEffectView", "refreshControl": "UIRefreshControl",
    "window": "UIWindow", "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView",
    "sceneKitView": "SCNView", "arscnView": "ARSCNView", "glkView": "GLKView", "mtkView": "MTKView",
    "colorWell": "UIColorWell",
  ]

  private static let controllers: [String: String] = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "hostingController": "UIHostingController",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "viewControllerPlaceholder": "UIStoryboardPlaceholder",
  ]

  private static let others: [String: String] = [
    "navigationItem": "UINavigationItem", "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "collectionViewLayout": "UICollectionViewLayout",
    "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer", "customObject": "NSObject",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]
}
