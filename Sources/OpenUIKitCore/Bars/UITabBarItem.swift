/// The item of a controller in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The common kinds of tabs.
  public enum SystemItem: Int, Sendable {
    /// Further tabs.
    case more = 0
    /// Content that the user has chosen.
    case favorites = 1
    /// Content that an editor has chosen.
    case featured = 2
    /// The content with the best ratings.
    case topRated = 3
    /// The content that was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// Content that was used before.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// New content.
    case mostRecent = 10
    /// The content with the most views.
    case mostViewed = 11
  }

  /// The image while the tab is selected; the normal one by default.
  open var selectedImage: UIImage? { didSet { change() } }
  /// A short text on a badge, such as a number; nil for none.
  open var badgeValue: String? { didSet { change() } }
  /// The colour of the badge; nil for that of the bar's appearance, or red.
  open var badgeColor: UIColor? { didSet { change() } }
  /// The displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { change() } }

  /// The bar's appearance while the tab is selected; nil for the bar's own. The item copies it.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = newValue.map { UITabBarAppearance(barAppearance: $0) }
      change()
    }
  }

  /// The bar's appearance while the tab is selected and the content ends above the bar; nil for the bar's
  /// own. The item copies it.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue.map { UITabBarAppearance(barAppearance: $0) }
      change()
    }
  }

  private var appearances: (standard: UITabBarAppearance?, scrollEdge: UITabBarAppearance?)

  /// The icon of a common kind.
  private(set) final var icon: BarIcon?
  final var badgeAttributes = BarStateAttributes()

  /// Creates an item with a title, an image and an identifying number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and images for both states.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item of a common kind with an identifying number.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
    icon = systemItem.icon
  }

  #if !hasFeature(Embedded)
    /// Sets the attributes of the badge's text in a state.
    open func setBadgeTextAttributes(
      _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
      badgeAttributes[state] = textAttributes.map { BarTextAttributes(values: $0) }
      change()
    }

    /// The attributes that were set for the badge's text in a state; nil for none.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
      badgeAttributes[state]?.values
    }
  #endif
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var icon: BarIcon {
    switch self {
    case .more: .more
    case .favorites, .featured, .topRated: .star
    case .recents, .history, .mostRecent: .clock
    case .contacts: .person
    case .bookmarks: .book
    case .search: .magnifyingGlass
    case .downloads: .download
    case .mostViewed: .list
    }
  }
}
