/// Decides where the elements of a collection lie; to be subclassed.
///
/// A collection view calls `prepare()` once after every invalidation, then asks for the size of the content and for the
/// attributes of what is in sight.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayout: NSObject {
  @Weak var host: UICollectionView?
  private var decorationClasses: [ExactString: UICollectionReusableView.Type] = [:]

  /// A layout that no collection view has yet.
  nonisolated public override init() {
    super.init()
  }

  /// A layout that no collection view has yet: archives carry nothing here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// UIKit calls this after it has made the object from a nib. There are no nibs here, so nobody does.
  open func awakeFromNib() {}

  /// The collection view that has the layout.
  open var collectionView: UICollectionView? { host }

  // MARK: For subclasses

  /// Works out the layout. Called before anything is asked for that has become invalid; an override calls super.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that reach into a rectangle of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil for one without.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header, a footer or another supplementary view; nil for none.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The attributes of a view that the layout adds by itself; nil for none.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Whether the layout has to be worked out anew for another visible rectangle, in points: not unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout has to be worked out anew since an element's content asks for something else than it got: not
  /// unless overridden. A layout that says yes keeps what is asked for.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Where a drag that would end at an offset, in points, shall end. `velocity` is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content shall be scrolled to, in points, when the animated change of items or layout that is under way would
  /// leave it at an offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Where an item that is about to appear comes from in an animated update; nil for its place, transparent.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Where an item that is about to disappear goes in an animated update; nil for its place, transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Whether the content is mirrored where the interface runs from right to left: not unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  #if !hasFeature(Embedded)
    /// The class of the contexts that say what is invalid; an override returns one derived from its superclass's.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The class of attributes that a flow layout makes: a class derived from `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  #endif

  /// Has the layout worked out anew, and the collection view laid out; an override calls super. Calls
  /// `invalidateLayout(with:)` with a context for everything.
  open func invalidateLayout() {
    invalidateEverything(withCounts: false)
  }

  /// Has the layout worked out anew as far as the context says, and the collection view laid out; an override calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layoutBecameInvalid(context)
  }

  /// What another visible rectangle, in points, makes invalid where `shouldInvalidateLayout(forBoundsChange:)` says that it
  /// does: unless overridden, a context that names nothing.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeInvalidationContext() }

  /// What an element's content makes invalid by asking for something else than it got: the item, unless overridden.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    if originalAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  /// Invalidates all, with the numbers of items or without.
  final func invalidateEverything(withCounts: Bool) {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = withCounts
    invalidateLayout(with: context)
  }

  #if hasFeature(Embedded)  // which makes no objects of classes known at run time
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
      UICollectionViewLayoutInvalidationContext()
    }
  #else
    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
      let named: AnyClass = type(of: self).invalidationContextClass
      guard let type = named as? UICollectionViewLayoutInvalidationContext.Type else {
        fatalError("\(type(of: self)).invalidationContextClass is no class of contexts: \(named)")
      }
      return type.init()
    }
  #endif

  #if hasFeature(Embedded)
    /// Has the collection view make a view of a class for a kind of decoration; nil for no longer.
    open func register(
      _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
    ) {
      decorationClasses[ExactString(elementKind)] = viewClass
    }
  #else
    /// Has the collection view make a view of a class for a kind of decoration; nil for no longer. Traps for a class of
    /// other views.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
      guard let viewClass else { return decorationClasses[ExactString(elementKind)] = nil }
      guard let type = viewClass as? UICollectionReusableView.Type else {
        fatalError(
          "UICollectionViewLayout.register takes a class of UICollectionReusableView for \(elementKind)")
      }
      decorationClasses[ExactString(elementKind)] = type
    }
  #endif

  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView {
    guard let type = decorationClasses[ExactString(kind)] else {
      fatalError("UICollectionViewLayout: register a class for decoration views of kind \(kind)")
    }
    return type.init(_frame: .zero)
  }

  /// Whether elements are asked for the size of their content at all.
  var asksForPreferredAttributes: Bool { true }

  /// Called when the collection has other items than before.
  func forgetMeasures() {}

  /// Called when items have changed, and others with them have other places.
  func itemsDidMove(_ changes: CollectionChanges) {}
}
