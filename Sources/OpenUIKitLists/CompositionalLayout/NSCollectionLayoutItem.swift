/// One item of a compositional layout.
open class NSCollectionLayoutItem: NSObject, ViewTreeConfined {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The space between the edges of the place and the item, in points. Estimated sizes have none.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the place; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views that are attached to the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with views that are attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  final var isWidthEstimated: Bool { layoutSize.widthDimension.isEstimated }
  final var isHeightEstimated: Bool { layoutSize.heightDimension.isEstimated }
}

/// A view that is attached to an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The point of the item to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies there; nil for the point of the container's anchor.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order among overlapping elements.
  open var zIndex = 1

  /// Creates a view inside the item, at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, anchors: (containerAnchor, nil))
  }

  /// Creates a view whose anchor lies at that of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, anchors: (containerAnchor, itemAnchor))
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    anchors: (NSCollectionLayoutAnchor, NSCollectionLayoutAnchor?)
  ) {
    self.elementKind = elementKind
    (containerAnchor, itemAnchor) = anchors
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The rectangle of the view of a size at an item's rectangle.
  final func frame(at item: CGRect, _ size: CGSize) -> CGRect {
    let point = containerAnchor.point(in: item, for: size)
    let own = CGRect(origin: .zero, size: size)
    let hold = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(
      in: own, for: size)
    return CGRect(x: point.x - hold.x, y: point.y - hold.y, width: size.width, height: size.height)
  }
}

/// A header, a footer or another view at the edge of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section.
  public let alignment: NSRectAlignment
  /// The distance from that place, in points.
  public let offset: CGPoint
  /// Whether the section becomes longer by the view; true by default. Otherwise it lies above the content.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge of its section.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at a distance from an edge of its section, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      anchors: (NSCollectionLayoutAnchor(edges: alignment.edges), nil))
  }
}

/// A view behind a section that the layout adds by itself.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view. The layout's `register(_:forDecorationViewOfKind:)` gives it a class.
  public let elementKind: String
  /// The order among overlapping elements.
  open var zIndex = -1

  /// Creates a background. It is required because the function below creates an object of the class that it is called on.
  @_spi(Overrides) public required init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  /// A background of the whole section.
  public static func background(elementKind: String) -> Self {
    Self(elementKind)
  }
}
