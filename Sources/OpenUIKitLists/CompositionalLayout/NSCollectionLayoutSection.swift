/// How the groups of a section scroll across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: the groups lie along the layout's direction.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, to the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the section.
  case paging = 3
  /// By a group.
  case groupPaging = 4
  /// By a group, which comes to rest in the middle.
  case groupPagingCentered = 5
}

/// The area that insets refer to.
public enum UIContentInsetsReference: Int, Sendable {
  /// The area of the layout's configuration; there, the safe area.
  case automatic = 0
  /// The edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The rectangle of readable text.
  case readableContent = 4
}

/// Groups one after the other, with headers, footers and backgrounds.
open class NSCollectionLayoutSection: NSObject, ViewTreeConfined {
  /// The group that is repeated.
  let group: NSCollectionLayoutGroup
  /// The space around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What `contentInsets` refer to.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// How the groups scroll across the layout's direction; not at all by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// Whether headers and footers are inset like the groups; true by default.
  open var supplementariesFollowContentInsets = true
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// Called with the visible items, the offset and the environment whenever they may have changed; nil for
  /// none. It may change the items.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// How the section is a list; nil for another one.
  var list: ListSection?
  #if !hasFeature(Embedded)
    /// Settings that few sections have.
    final var settings = SectionSettings() { didSet { releaseAfterAssignment(oldValue) } }
  #endif

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// Called with the visible items of a section, its offset and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// An item that is visible, whose appearance can be changed.
public protocol NSCollectionLayoutVisibleItem: AnyObject, ViewTreeConfined {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order among overlapping elements.
  var zIndex: Int { get set }
  /// Whether the item does not show.
  var isHidden: Bool { get set }
  /// The centre, in points of the content.
  var center: CGPoint { get set }
  /// The rectangle of the item, in its own points.
  var bounds: CGRect { get }
  /// A transform about the middle.
  var transform: CGAffineTransform { get set }
  /// A transform in three dimensions about the middle.
  var transform3D: CATransform3D { get set }
  /// The rectangle in points of the content.
  var frame: CGRect { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view; nil for an item.
  var representedElementKind: String? { get }
}

/// The rectangle in which sections are laid out.
public protocol NSCollectionLayoutContainer: AnyObject, ViewTreeConfined {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits for which a section is made.
public protocol NSCollectionLayoutEnvironment: AnyObject, ViewTreeConfined {
  /// The rectangle in which sections are laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The environment of a layout.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
