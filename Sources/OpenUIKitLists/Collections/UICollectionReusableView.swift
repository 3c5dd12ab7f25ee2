/// A view that a collection view shows for one element after another: a header, a footer or, as
/// `UICollectionViewCell`, an item.
///
/// A subclass that a collection view creates overrides both designated initialisers, or neither.
open class UICollectionReusableView: UIView {
  /// The identifier for reuse; nil for a view that was not created by a collection view.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a class known only at run time, such as a class that is registered with a collection
  /// view.
  public required convenience init(_frame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Called when the layout has new attributes for the view, after they were applied.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that fit the view's content, based on the proposed ones: with the size that the
  /// view's constraints determine. Self-sizing layouts call it when an element becomes visible.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let preferred = layoutAttributes.duplicate()
    preferred.size = roundedUpToPixels(fittingSize(of: layoutAttributes))
    return preferred
  }

  /// The size of the content along the axes on which it determines the size.
  private func fittingSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
    guard let axes = hostingCollection?.collectionViewLayout.measuredAxes(of: attributes) else {
      return systemLayoutSizeFitting(attributes.size)
    }
    guard axes.width || axes.height else { return attributes.size }
    let fitting = systemLayoutSizeFitting(
      CGSize(
        width: axes.width ? 0 : attributes.size.width, height: axes.height ? 0 : attributes.size.height),
      withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
    guard isLaidOutWithoutConstraints else { return fitting }
    return CGSize(
      width: fitting.width > 0 ? fitting.width : attributes.size.width,
      height: fitting.height > 0 ? fitting.height : attributes.size.height)
  }

  /// Whether no constraint determines a size. Such a view keeps the layout's estimate, where an empty size would hide it.
  private var isLaidOutWithoutConstraints: Bool {
    constraints.isEmpty && (self as? UICollectionViewCell)?.contentView.constraints.isEmpty != false
  }

  /// The collection that shows the view, in itself or in the scroll view of a section.
  package final var hostingCollection: UICollectionView? {
    superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }

  /// Applies the attributes of the layout.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
