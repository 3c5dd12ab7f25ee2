/// A length in a compositional layout.
open class NSCollectionLayoutDimension: NSObject, ViewTreeConfined {
  /// The kind of a length, by what it is relative to.
  @_spi(Overrides) public enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  #if !hasFeature(Embedded)
    /// Whether an estimated length is that of the longest sibling.
    final var isUniform = false
  #endif
  /// The length in points, or the fraction of the container.
  public let dimension: CGFloat

  /// Creates a length. It is required because the functions below create an object of the class that they are called on.
  @_spi(Overrides) public required init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }

  /// The length of the content, and until that is measured a length in points.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  /// Whether this is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether this is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether this is a length in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content determines the length.
  open var isEstimated: Bool { kind == .estimated }

  /// The length in a container, in points; the estimate until the content is measured.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, dimension * container.width)
    case .fractionalHeight: max(0, dimension * container.height)
    case .absolute, .estimated: max(0, dimension)
    }
  }
}

/// The width and height of an item or a group in a compositional layout.
open class NSCollectionLayoutSize: NSObject, ViewTreeConfined {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// The space between items of a group, in points.
open class NSCollectionLayoutSpacing: NSObject, ViewTreeConfined {
  /// The space, or the least space, in points.
  public let spacing: CGFloat
  /// Whether the space takes what is left over.
  public let isFlexible: Bool

  /// Creates a space. It is required because the functions below create an object of the class that they are called on.
  @_spi(Overrides) public required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// A space in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }

  /// A space that takes what is left over, and at least a length in points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }

  /// Whether the space has one length.
  open var isFixed: Bool { !isFlexible }
}

/// The space around an item.
open class NSCollectionLayoutEdgeSpacing: NSObject, ViewTreeConfined {
  /// At the leading edge; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// At the top; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// At the trailing edge; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// At the bottom; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the space around an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
