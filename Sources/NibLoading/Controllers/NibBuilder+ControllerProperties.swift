import InterfaceBuilder
import OpenUIKit

/// The properties of controllers.
extension NibBuilder {
  func setProperties(of controller: UIViewController, _ element: InterfaceElement) {
    if let title = element.string("title") { controller.title = title }
    setItems(of: controller, element)
    setPresentation(of: controller, element)
    setExtendedLayout(of: controller, element)
    if let size = element.size("preferredContentSize") {
      controller.preferredContentSize = CGSize(width: size.width, height: size.height)
    }
    if let name = element["restorationIdentifier"] { controller.restorationIdentifier = name }
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    guard let clears = element.flag("clearsSelectionOnViewWillAppear") else { return }
    (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
    (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
  }

  private func setItems(of controller: UIViewController, _ element: InterfaceElement) {
    if let item = element.value("tabBarItem") {
      if let made = tabItem(item) { controller.tabBarItem = made }
      setTabItem(controller.tabBarItem, item)
    }
    if let item = element.value("navigationItem") { setNavigationItem(controller.navigationItem, item) }
    let toolbarItems = element.list("toolbarItems").map(barItem)
    if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems }
    if let hides = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
  }

  private func setPresentation(of controller: UIViewController, _ element: InterfaceElement) {
    if let style = element["modalPresentationStyle"].flatMap({ SegueNames.presentationStyles[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ SegueNames.transitionStyles[$0] }) {
      controller.modalTransitionStyle = style
    }
    if let defines = element.flag("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    setTransition(of: controller, element)
    if let isModal = element.flag("modalInPresentation") { controller.isModalInPresentation = isModal }
  }

  private func setExtendedLayout(of controller: UIViewController, _ element: InterfaceElement) {
    if let extends = element.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = extends
    }
    if let adjusts = element.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    guard let edges = element.value("edgesForExtendedLayout") else { return }
    var extended: UIRectEdge = []
    for (name, edge) in Self.edges where edges.flag(name) == true { extended.insert(edge) }
    controller.edgesForExtendedLayout = extended
  }

  private static let edges: [(String, UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]

  /// Sets what the bars of a navigation controller hide from, and its tool bar.
  func setBars(of navigation: UINavigationController, _ element: InterfaceElement) {
    if let hides = element.flag("navigationBarHidden") { navigation.isNavigationBarHidden = hides }
    if let bar = element.value("toolbar"), bar.name == "toolbar" {
      setBarProperties(of: navigation.toolbar, bar)
      setToolbar(navigation.toolbar, bar)
    }
    if let hidden = element.flag("toolbarHidden") { navigation.isToolbarHidden = hidden }
    if let hides = element.flag("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = hides }
    if let hides = element.flag("hidesBarsOnTap") { navigation.hidesBarsOnTap = hides }
  }

  func setSplit(_ split: UISplitViewController, _ element: InterfaceElement) {
    if let mode = element["preferredDisplayMode"].flatMap({ Self.displayModes[$0] }) {
      split.preferredDisplayMode = mode
    }
    if let width = element.number("minimumPrimaryColumnWidth") { split.minimumPrimaryColumnWidth = width }
    if let width = element.number("maximumPrimaryColumnWidth") { split.maximumPrimaryColumnWidth = width }
    if let part = element.number("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = part
    }
  }

  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
  ]
}
