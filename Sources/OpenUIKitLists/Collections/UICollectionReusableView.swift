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

  #if !hasFeature(Embedded)
    /// Called before the layout of the collection changes, if the view is visible. The base implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the layout of the collection has changed, if the view is visible. The base implementation does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  #endif

  /// Returns the attributes that fit the view's content, based on the proposed ones: with the size that the
  /// view's constraints determine. Self-sizing layouts call it when an element becomes visible.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let preferred = layoutAttributes.duplicate()
    // Constraints that a cell adds in `updateConstraints()` determine its size too.
    updateConstraintsIfNeeded()
    let present = bounds.size
    // By default `sizeThatFits(_:)` is the present size, which would be that of the layout before.
    resize(to: layoutAttributes.size)
    preferred.size = roundedUpToPixels(fittingSize(of: layoutAttributes))
    resize(to: present)
    return preferred
  }

  private func resize(to size: CGSize) {
    guard isLaidOutWithoutConstraints, bounds.size != size else { return }
    UIView.performWithoutAnimation { bounds.size = size }
  }

  /// The size of the content along the axes on which it determines the size.
  private func fittingSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
    guard let axes = hostingCollection?.collectionViewLayout.measuredAxes(of: attributes) else {
      return fittingSize(attributes.size, fixesWidth: false, fixesHeight: false)
    }
    guard axes.width || axes.height else { return attributes.size }
    let fitting = fittingSize(
      CGSize(
        width: axes.width ? 0 : attributes.size.width, height: axes.height ? 0 : attributes.size.height),
      fixesWidth: !axes.width, fixesHeight: !axes.height)
    guard isLaidOutWithoutConstraints else { return fitting }
    return CGSize(
      width: fitting.width > 0 ? fitting.width : attributes.size.width,
      height: fitting.height > 0 ? fitting.height : attributes.size.height)
  }

  private func fittingSize(_ target: CGSize, fixesWidth: Bool, fixesHeight: Bool) -> CGSize {
    isMeasuredByLayout = true
    defer { isMeasuredByLayout = false }
    let fitting = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: fixesWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixesHeight ? .required : .fittingSizeLevel)
    // An override may return any number.
    return CGSize(
      width: fitting.width.isFinite ? max(0, fitting.width) : 0,
      height: fitting.height.isFinite ? max(0, fitting.height) : 0)
  }

  private var isMeasuredByLayout = false

  /// Whether no constraint determines a size. Such a view keeps the layout's estimate, where an empty size would hide it.
  private var isLaidOutWithoutConstraints: Bool {
    constraints.isEmpty && (self as? UICollectionViewCell)?.contentView.constraints.isEmpty != false
  }

  /// The size that the constraints determine, in points. While the layout measures a view without constraints, that of `sizeThatFits(_:)`
  /// along the axes whose priority is not required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    unconstrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// The size of a view without constraints that the layout measures; nil for others.
  final func unconstrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard isMeasuredByLayout, isLaidOutWithoutConstraints else { return nil }
    let size = sizeThatFits(target)
    return CGSize(
      width: horizontal == .required ? target.width : size.width,
      height: vertical == .required ? target.height : size.height)
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
