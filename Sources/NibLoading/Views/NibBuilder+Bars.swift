import InterfaceBuilder
import OpenUIKit

/// Bars and their items.
extension NibBuilder {
  func setNavigationBar(_ view: UINavigationBar, _ element: InterfaceElement) {
    if let color = colors.color("barTintColor", of: element) { view.barTintColor = color }
    if let isTranslucent = element.flag("translucent") { view.isTranslucent = isTranslucent }
    if let large = element.flag("largeTitles") ?? element.flag("prefersLargeTitles") {
      view.prefersLargeTitles = large
    }
    if let style = element["barStyle"] {
      view.barStyle = style == "black" || style == "blackTranslucent" ? .black : .default
    }
    setAppearances(of: view, element)
    let items = element.list("items").map(navigationItem)
    if !items.isEmpty { view.setItems(items, animated: false) }
  }

  func setToolbar(_ view: UIToolbar, _ element: InterfaceElement) {
    if let color = colors.color("barTintColor", of: element) { view.barTintColor = color }
    if let isTranslucent = element.flag("translucent") { view.isTranslucent = isTranslucent }
    setAppearances(of: view, element)
    let items = element.list("items").map(barItem)
    if !items.isEmpty { view.setItems(items, animated: false) }
  }

  func setTabBar(_ view: UITabBar, _ element: InterfaceElement) {
    if let color = colors.color("barTintColor", of: element) { view.barTintColor = color }
    // The name of the tint in old files.
    if let color = colors.color("selectedImageTintColor", of: element) { view.tintColor = color }
    if let color = colors.color("unselectedItemTintColor", of: element) {
      view.unselectedItemTintColor = color
    }
    if let isTranslucent = element.flag("translucent") { view.isTranslucent = isTranslucent }
    setAppearances(of: view, element)
    let items = element.list("items").map { item in
      let made = tabItem(item) ?? UITabBarItem()
      setTabItem(made, item)
      return made
    }
    if !items.isEmpty { view.setItems(items, animated: false) }
  }

  func setSearchBar(_ view: UISearchBar, _ element: InterfaceElement) {
    view.placeholder = element.string("placeholder")
    view.text = element.string("text")
    if let shows = element.flag("showsCancelButton") { view.showsCancelButton = shows }
    if let shows = element.flag("showsBookmarkButton") { view.showsBookmarkButton = shows }
    if let shows = element.flag("showsScopeBar") { view.showsScopeBar = shows }
    if let isTranslucent = element.flag("translucent") { view.isTranslucent = isTranslucent }
    if let traits = element.value("textInputTraits") { setTraits(traits, of: view) }
    if let color = colors.color("barTintColor", of: element) { view.barTintColor = color }
    if let style = element["searchBarStyle"] {
      view.searchBarStyle = style == "minimal" ? .minimal : style == "prominent" ? .prominent : .default
    }
    let titles = element.child("scopeButtonTitles")?.children.map { $0.decodedText } ?? []
    if !titles.isEmpty { view.scopeButtonTitles = titles }
  }

  // MARK: Items

  /// The navigation item of a controller, or one of a bar that stands alone.
  func navigationItem(_ element: InterfaceElement) -> UINavigationItem {
    let item = UINavigationItem(title: element.string("title") ?? "")
    setNavigationItem(item, element)
    return item
  }

  func setNavigationItem(_ item: UINavigationItem, _ element: InterfaceElement) {
    add(item, for: element)
    if let title = element.string("title") { item.title = title }
    if let prompt = element.string("prompt") { item.prompt = prompt }
    if let mode = element["largeTitleDisplayMode"] {
      item.largeTitleDisplayMode = mode == "always" ? .always : mode == "never" ? .never : .automatic
    }
    if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
    if let adds = element.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = adds }
    if let hides = element.flag("hidesBackButton") { item.hidesBackButton = hides }
    setAppearances(of: item, element)
    if let view = element.value("titleView") { item.titleView = self.view(view) }
    if let back = element.value("backBarButtonItem") { item.backBarButtonItem = barItem(back) }
    let left = itemElements("left", in: element).map(barItem)
    let right = itemElements("right", in: element).map(barItem)
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  /// A single item is the value of a property, several are in a list.
  private func itemElements(_ side: String, in element: InterfaceElement) -> [InterfaceElement] {
    let list = element.list("\(side)BarButtonItems")
    return list.isEmpty ? element.value("\(side)BarButtonItem").map { [$0] } ?? [] : list
  }

  func barItem(_ element: InterfaceElement) -> UIBarButtonItem {
    let item = customObject(of: element, as: UIBarButtonItem.self) ?? plainBarItem(element)
    add(item, for: element)
    setBarItem(item, element)
    if let width = element.number("width") { item.width = width }
    if let color = colors.color("tintColor", of: element) { item.tintColor = color }
    if element["style"] == "done" { item.style = .done }
    if let isSelected = element.flag("selected") { item.isSelected = isSelected }
    if let changes = element.flag("changesSelectionAsPrimaryAction") {
      item.changesSelectionAsPrimaryAction = changes
    }
    if let menu = element.value("menu") { item.menu = self.menu(menu) }
    return item
  }

  private func plainBarItem(_ element: InterfaceElement) -> UIBarButtonItem {
    if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) {
      return UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    }
    if let view = element.value("customView") { return UIBarButtonItem(customView: self.view(view)) }
    return UIBarButtonItem(title: element.string("title"), style: .plain, target: nil, action: nil)
  }

  /// A tab of a common kind; nil if the element states none.
  func tabItem(_ element: InterfaceElement) -> UITabBarItem? {
    element["systemItem"].flatMap { Self.systemTabs[$0] }.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
  }

  func setTabItem(_ item: UITabBarItem, _ element: InterfaceElement) {
    add(item, for: element)
    setBarItem(item, element)
    if let image = images.image("selectedImage", of: element) { item.selectedImage = image }
    if let text = element.string("badgeValue") { item.badgeValue = text }
    if let color = colors.color("badgeColor", of: element) { item.badgeColor = color }
    if let offset = offset("titlePositionAdjustment", of: element) { item.titlePositionAdjustment = offset }
  }

  /// Sets what buttons and tabs have in common.
  private func setBarItem(_ item: UIBarItem, _ element: InterfaceElement) {
    if let title = element.string("title") { item.title = title }
    if let image = images.image("image", of: element) { item.image = image }
    if let image = images.image("landscapeImage", of: element) { item.landscapeImagePhone = image }
    if let insets = element.insets("imageInsets") { item.imageInsets = UIEdgeInsets(insets) }
    if let isEnabled = element.flag("enabled") { item.isEnabled = isEnabled }
    if let tag = element.integer("tag") { item.tag = tag }
    guard let described = element.child("accessibility") else { return }
    item.accessibilityLabel = described.string("label")
    item.accessibilityHint = described.string("hint")
    item.accessibilityIdentifier = described["identifier"]
  }

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo,
    "close": .close,
  ]
}
