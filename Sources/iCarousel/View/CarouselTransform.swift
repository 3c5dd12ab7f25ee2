/// A way to place items of type `custom`, instead of the delegate's method.
///
/// A transform is a function of an item's offset, which may also depend on the carousel's measures.
public protocol CarouselTransform: AnyObject, ViewTreeConfined {
  /// The number of items that have views at a time; nil, the default, for 30.
  var visibleItemCount: Int? { get }
  /// The look of an item at `offset` items from the current place. It is called for each visible item in each frame.
  func attributes(at offset: CGFloat, in space: CarouselSpace) -> CarouselItemAttributes
}

extension CarouselTransform {
  /// Nil: 30 items.
  public var visibleItemCount: Int? { nil }
}

/// The measures of a carousel that a transform may depend on.
public struct CarouselSpace: Sendable {
  /// The size of the carousel, in points.
  public var size: CGSize
  /// The width of an item along the row, in points.
  public var itemWidth: CGFloat
  /// Whether the row runs downwards.
  public var isVertical: Bool
  /// Whether the row runs from right to left.
  public var isMirrored: Bool
  /// The viewpoint's offset and the perspective, before which a transform is applied.
  public var baseTransform: CATransform3D

  /// The measures of a carousel, with lengths in points.
  public init(
    size: CGSize, itemWidth: CGFloat, isVertical: Bool, isMirrored: Bool, baseTransform: CATransform3D
  ) {
    self.size = size
    self.itemWidth = itemWidth
    self.isVertical = isVertical
    self.isMirrored = isMirrored
    self.baseTransform = baseTransform
  }

  /// A transform that moves by a distance along the row and a depth towards the viewer, in points.
  public func moved(along distance: CGFloat, depth: CGFloat = 0) -> CATransform3D {
    let distance = isMirrored ? -distance : distance
    return CATransform3DTranslate(
      baseTransform, isVertical ? 0 : distance, isVertical ? distance : 0, depth)
  }

  /// The transform, preceded by a turn about the axis across the row, in radians. A positive angle turns the leading
  /// edge towards the viewer.
  public func turned(_ transform: CATransform3D, by angle: CGFloat) -> CATransform3D {
    let angle = isMirrored ? -angle : angle
    return CATransform3DRotate(transform, angle, isVertical ? -1 : 0, isVertical ? 0 : 1, 0)
  }
}

/// The look of an item.
public struct CarouselItemAttributes: Sendable {
  /// The transform of the item's container about its centre. Entries that are not usable make it the base transform.
  public var transform: CATransform3D
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat
  /// Whether the item is not shown at all.
  public var isHidden: Bool
  /// The place in the order of the items: greater is nearer to the viewer. Nil for the depth of the transform.
  public var depth: CGFloat?

  /// A look with a transform.
  public init(
    transform: CATransform3D, opacity: CGFloat = 1, isHidden: Bool = false, depth: CGFloat? = nil
  ) {
    self.transform = transform
    self.opacity = opacity
    self.isHidden = isHidden
    self.depth = depth
  }
}

extension iCarousel {
  /// The transform of the items of type `custom`, instead of the delegate's method. Setting one also sets the type to
  /// `custom`. Nil by default.
  public var itemTransform: (any CarouselTransform)? {
    get { arrangement.transform }
    set {
      arrangement.transform = newValue
      guard newValue != nil && type != .custom else { return layOutItems() }
      type = .custom
    }
  }

  /// The measures for transforms.
  public var transformSpace: CarouselSpace {
    CarouselSpace(
      size: bounds.size, itemWidth: itemWidth, isVertical: isVertical, isMirrored: geometry.isMirrored,
      baseTransform: geometry.baseTransform)
  }

  /// Places one item by a transform.
  func place(_ slot: ItemSlot, at offset: CGFloat, _ custom: any CarouselTransform) {
    var look = custom.attributes(at: offset, in: transformSpace)
    if !look.transform.isUsable { look.transform = geometry.baseTransform }
    let opacity = look.opacity >= 0 ? min(look.opacity, 1) : 0
    geometry.scaling.apply(at: offset, to: &look.transform)
    slot.place(
      look.transform, opacity: opacity * geometry.opacity(at: offset), isHidden: look.isHidden, at: offset)
    if let depth = look.depth, depth.isUsable { slot.depth = depth }
  }
}
