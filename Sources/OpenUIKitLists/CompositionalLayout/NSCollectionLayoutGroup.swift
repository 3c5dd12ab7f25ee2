/// Items in a row, in a column or where an app puts them, repeated as long as a section has items.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How items lie in a group.
  @_spi(Overrides) public enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items and groups inside, which are repeated until the group is full.
  public let subitems: [NSCollectionLayoutItem]
  /// How often a single item is repeated; nil for as often as it fits.
  let count: Int?
  /// Whether the repeated items share the length of the group equally.
  let sharesLength: Bool
  /// The space between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Creates a group. It is required because the functions below create an object of the class that they are called on.
  @_spi(Overrides) public required init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, sharesLength: Bool = false,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    self.sharesLength = sharesLength
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// A row of items, repeated until it is full. Traps without an item.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> Self
  {
    guard !subitems.isEmpty else { fatalError("A group of a compositional layout needs an item") }
    return Self(layoutSize, .horizontal, subitems)
  }

  /// A column of items, repeated until it is full. Traps without an item.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> Self
  {
    guard !subitems.isEmpty else { fatalError("A group of a compositional layout needs an item") }
    return Self(layoutSize, .vertical, subitems)
  }

  /// A row of an item a number of times. Each gets an equal part of the width. Traps for a number below 1.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { repeated(layoutSize, .horizontal, subitem, count, sharesLength: true) }

  /// A column of an item a number of times. Each gets an equal part of the height. Traps for a number below 1.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { repeated(layoutSize, .vertical, subitem, count, sharesLength: true) }

  /// A row of an item a number of times, with its own size. Traps for a number below 1.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { repeated(layoutSize, .horizontal, subitem, count, sharesLength: false) }

  /// A column of an item a number of times, with its own size. Traps for a number below 1.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { repeated(layoutSize, .vertical, subitem, count, sharesLength: false) }

  private static func repeated(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitem: NSCollectionLayoutItem,
    _ count: Int, sharesLength: Bool
  ) -> Self {
    guard count > 0 else {
      fatalError("A group of a compositional layout needs a positive number of items: \(count)")
    }
    return Self(size, arrangement, [subitem], count: count, sharesLength: sharesLength)
  }

  /// A group whose items an app places itself.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { Self(layoutSize, .custom(itemProvider), []) }
}

/// The place of one item in a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject, ViewTreeConfined {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// The order among overlapping items.
  public let zIndex: Int

  /// Creates a place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates a place with an order among overlapping items.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Returns the places of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]
