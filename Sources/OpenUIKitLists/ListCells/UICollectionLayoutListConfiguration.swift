/// How a section of a compositional layout is a list.
public struct UICollectionLayoutListConfiguration: ViewTreeConfined {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Separate sections on a grey background.
    case grouped = 1
    /// Sections with round corners, inset from the edges, on a grey background.
    case insetGrouped = 2
    /// The list beside a split view.
    case sidebar = 3
    /// The list beside a split view, without a background.
    case sidebarPlain = 4
  }

  /// The kind of header that a section has.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// The kind of footer that a section has.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The appearance.
  public let appearance: Appearance
  /// Whether lines separate rows; by default everywhere but in sidebars.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the lines of an item, from those of the list; nil for the same lines everywhere.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background; nil for none.
  public var backgroundColor: UIColor?
  /// The kind of headers; there are none by default.
  public var headerMode = HeaderMode.none
  /// The kind of footers; there are none by default.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The actions of swipes over items; nil for none.
  var swipes: ListSwipeSource?

  /// Returns the lines of an item, from those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Creates a list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      switch appearance {
      case .plain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      case .sidebarPlain: nil
      }
  }
}

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: ViewTreeConfined {
  /// Whether a line is visible.
  public enum Visibility: Int, Sendable {
    /// As usual at this place.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// Whether the line above the row is visible.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is visible.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The space at the ends of the line above the row, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The space at the ends of the line below the row, in points; negative at the leading edge for the
  /// beginning of the text.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: -1, bottom: 0, trailing: 0)
  /// The colour.
  public var color = UIColor.separator
  /// The colour of a line beside several rows that are selected.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// How a section is a list.
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
}

/// The place of an item in its list.
struct ListPlace {
  let configuration: UICollectionLayoutListConfiguration
  let isFirst: Bool
  let isLast: Bool
  let isHeader: Bool
}

extension NSCollectionLayoutSection {
  /// A section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = ListSection(configuration: configuration)
    let isInset = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
    let side: CGFloat = !isInset ? 0 : layoutEnvironment.container.contentSize.width >= 414 ? 20 : 16
    let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    let top = configuration.headerMode == .supplementary ? 0 : isGrouped ? 35 : 0
    let bottom: CGFloat = isGrouped && configuration.headerMode == .supplementary ? 18 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerTopPadding ?? CGFloat(top), leading: side, bottom: bottom, trailing: side)
    section.boundarySupplementaryItems = boundaries(of: configuration, isGrouped: isGrouped)
    return section
  }

  private static func boundaries(of configuration: UICollectionLayoutListConfiguration, isGrouped: Bool)
    -> [NSCollectionLayoutBoundarySupplementaryItem]
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(isGrouped ? 56 : 38))
    var found: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      found.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      footer.pinToVisibleBounds = configuration.appearance == .plain
      found.append(footer)
    }
    return found
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Shows the background of lists, unless the app has set one for the collection.
  func showListBackground(of placements: [SectionPlacement], in collectionView: UICollectionView) {
    guard collectionView.backgroundColor === UIColor.systemBackground,
      let list = placements.first?.section.list
    else { return }
    collectionView.backgroundColor = list.configuration.backgroundColor
  }

  /// The place of an item in its list; nil if its section is none.
  func listPlace(of path: IndexPath) -> ListPlace? {
    guard let placement = placement(path.section), let list = placement.section.list else { return nil }
    let hasHeader = list.configuration.headerMode == .firstItemInSection
    return ListPlace(
      configuration: list.configuration, isFirst: path.item == (hasHeader ? 1 : 0),
      isLast: path.item == placement.items.count - 1, isHeader: hasHeader && path.item == 0)
  }
}
