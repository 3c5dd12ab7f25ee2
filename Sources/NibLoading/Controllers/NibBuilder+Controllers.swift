import InterfaceBuilder
import OpenUIKit

/// Controllers of scenes. Their views are built when they are loaded, as UIKit does.
extension NibBuilder {
  /// Creates a controller with its items and its relationships. `storyboard` creates the controllers that it contains. `creator` is code of
  /// the app that creates the controller itself; where it returns nil, the class of the file is created.
  func makeController(
    _ element: InterfaceElement, in storyboard: StoryboardFile, by creator: StoryboardContents.Creator?
  ) -> UIViewController {
    let controller =
      created(element, by: creator) ?? customObject(of: element, as: UIViewController.self)
      ?? plainController(element)
    setController(controller, for: element)
    setProperties(of: controller, element)
    addRelated(to: controller, element, in: storyboard)
    if let view = element.children.first(where: { $0.key == "view" && InterfaceClasses.isView($0.name) }) {
      controller.sceneViewLoader = { controller in self.load(view, of: controller, element) }
    } else {
      finish()
    }
    return controller
  }

  private func created(_ element: InterfaceElement, by creator: StoryboardContents.Creator?)
    -> UIViewController?
  {
    guard let creator else { return nil }
    let coder = InterfaceCoder()
    fill(coder, from: element)
    return creator(coder)
  }

  private func plainController(_ element: InterfaceElement) -> UIViewController {
    switch element.name {
    case "tableViewController":
      return UITableViewController(style: element.value("view").map(tableStyle) ?? .plain)
    case "collectionViewController":
      return UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case "navigationController": return UINavigationController()
    case "tabBarController": return UITabBarController()
    case "splitViewController": return UISplitViewController(style: Self.splitStyle(element))
    case "pageViewController":
      return UIPageViewController(
        transitionStyle: Self.pageTransition(element), navigationOrientation: Self.pageOrientation(element))
    case "viewController": return UIViewController()
    default:
      remark(element, "\(InterfaceClasses.className(of: element.name) ?? element.name) is not available here")
      return UIViewController()
    }
  }

  // MARK: Controllers inside

  private func addRelated(
    to controller: UIViewController, _ element: InterfaceElement, in storyboard: StoryboardFile
  ) {
    let children = element.list("connections").filter { $0["kind"] == "relationship" }.compactMap { segue in
      storyboard.destination(of: segue, from: controller).map {
        (name: segue["relationship"] ?? "", controller: $0)
      }
    }
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.value("navigationBar") {
        setBarProperties(of: navigation.navigationBar, bar)
        setNavigationBar(navigation.navigationBar, bar)
      }
      setBars(of: navigation, element)
      navigation.viewControllers = children.map { $0.controller }
    case let tabs as UITabBarController:
      if let bar = element.value("tabBar") {
        setBarProperties(of: tabs.tabBar, bar)
        setTabBar(tabs.tabBar, bar)
      }
      tabs.viewControllers = children.map { $0.controller }
      if let index = element.integer("selectedIndex"), children.indices.contains(index) {
        tabs.selectedIndex = index
      }
    case let split as UISplitViewController:
      setSplit(split, element)
      addColumns(children, to: split)
    default: break
    }
  }

  /// Adds the columns of a split view controller, whose connections may stand in any order.
  private func addColumns(
    _ children: [(name: String, controller: UIViewController)], to split: UISplitViewController
  ) {
    let columns = Self.columns.compactMap { name in children.first { $0.name == name } }
    split.viewControllers = columns.map { $0.controller }
    if let compact = children.first(where: { $0.name == "compactViewController" }) {
      split.setViewController(compact.controller, for: .compact)
    }
  }

  /// The relationships of a split view controller from the outside to the inside, with the names of files before Xcode 12.
  private static let columns = [
    "masterViewController", "primaryViewController", "supplementaryViewController", "detailViewController",
    "secondaryViewController",
  ]

  // MARK: Objects beside the controller

  /// Leaves the objects that stand beside the controller with it: outlets such as data sources do not retain them.
  func keepTopLevelObjects() {
    guard let controller, !topLevelObjects.isEmpty else { return }
    objc_setAssociatedObject(
      controller, Self.topLevelKey, TopLevelObjects(topLevelObjects), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    topLevelObjects = []
  }

  /// An address that belongs to nothing else, under which a controller keeps the objects beside it.
  private nonisolated(unsafe) static let topLevelKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  // MARK: Views

  private func load(
    _ described: InterfaceElement, of controller: UIViewController, _ element: InterfaceElement
  ) {
    let view = self.view(described)
    // The window or the container places it.
    view.translatesAutoresizingMaskIntoConstraints = true
    place(view, in: controller)
    if let control = element.value("refreshControl"), let table = view as? UIScrollView {
      setRefreshControl(of: table, control)
    }
    // They belong to the view.
    addLayoutGuides(of: controller, element)
    finish()
  }

  private func place(_ view: UIView, in controller: UIViewController) {
    switch (controller, view) {
    case (let controller as UITableViewController, let view as UITableView): controller.tableView = view
    case (let controller as UICollectionViewController, let view as UICollectionView):
      controller.view = UIView(frame: view.frame)
      controller.collectionView = view
    default: controller.view = view
    }
  }

  /// The guides of old files, which stand for the bars above and below the content.
  private func addLayoutGuides(of controller: UIViewController, _ element: InterfaceElement) {
    for guide in element.list("layoutGuides") {
      guard let id = guide.id else { continue }
      objects[id] =
        (guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide) as AnyObject
    }
  }
}

/// The objects that stand beside a controller in its scene.
private final class TopLevelObjects: NSObject {
  private let objects: [AnyObject]

  init(_ objects: [AnyObject]) { self.objects = objects }
}

/// The names that files have for presentations.
enum SegueNames {
  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    "automatic": .automatic, "custom": .custom,
  ]
  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
  ]
}
