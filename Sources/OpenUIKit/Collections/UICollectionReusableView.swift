/// A view that a collection view shows for one element after another: a header, a footer, and, as `UICollectionViewCell`,
/// an item.
///
/// A class of one's own that a collection view is to make overrides both designated initialisers, or none.
open class UICollectionReusableView: UIView {
  /// The name under which the view is used again; nil for a view that no collection view has made.
  open internal(set) var reuseIdentifier: String?

  /// A view with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a view of a class known only at run time, as a collection view does with the classes that it was given.
  public required convenience init(_frame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Called when the layout has new attributes for the view, which it has taken on already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that suit the view's content, from those that the layout proposes: with the size that the view's
  /// constraints give it. Layouts that size elements by their content ask for it when an element comes into sight.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let preferred = layoutAttributes.duplicate()
    preferred.size = roundedUpToPixels(systemLayoutSizeFitting(layoutAttributes.size))
    return preferred
  }

  /// Takes on what the layout says.
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
