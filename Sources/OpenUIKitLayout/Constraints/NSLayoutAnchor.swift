/// An attribute of one item, as a factory of constraints whose two sides always fit together.
///
/// An anchor is the same object while code retains it, and does not keep the view alive. One that no code retains may become the
/// anchor of another attribute of the item, so refer to none weakly.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ArchivedAnchor, ViewTreeConfined {
  /// The node of the item.
  nonisolated final let node: LayoutNode
  /// The attribute of the anchor. It changes only while no code retains the anchor.
  @exclusivity(unchecked) nonisolated(unsafe) final var attribute: NSLayoutConstraint.Attribute
  nonisolated(unsafe) private final var link = AnchorLink.listed(IntrusiveLinks())

  /// The neighbours in the list of the item's anchors.
  nonisolated final var links: IntrusiveLinks<AnchorList.Entry> {
    get { if case .listed(let links) = link { links } else { IntrusiveLinks() } }
    set { link = .listed(newValue) }
  }

  /// The start of the distance, if the anchor is the distance between two others.
  final var offset: AnchorOffset? {
    if case .offset(let offset) = link { offset } else { nil }
  }

  init(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, from offset: AnchorOffset? = nil
  ) {
    self.node = node.retain()
    self.attribute = attribute
    if let offset { link = .offset(offset) }
    super.init()
  }

  #if !hasFeature(Embedded)
    /// Creates the anchor in an archive; nil if the archive has no item. The anchor does not keep the item
    /// alive.
    public nonisolated required init?(coder: NSCoder) {
      nonisolated(unsafe) let coder = coder
      guard let archive = onOwningThread({ AnchorArchive(coder) }, elsewhere: { nil }) else { return nil }
      node = archive.node.retain()
      attribute = archive.attribute
      if let offset = archive.offset { link = .offset(offset) }
      super.init()
    }

    /// Writes the anchor to a keyed archive, with its item: a view with its descendants, or a guide. Without
    /// Objective-C, Foundation's `NSKeyedArchiver` stops the program, because it has no name for the generic
    /// class above.
    open nonisolated func encode(with coder: NSCoder) {
      nonisolated(unsafe) let coder = coder
      onOwningThread {
        coder.encode(node.object, forKey: "NSItem")
        coder.encode(attribute.rawValue, forKey: "NSAttribute")
        guard let offset else { return }
        coder.encode(offset.node.object, forKey: "NSStartItem")
        coder.encode(offset.attribute.rawValue, forKey: "NSStartAttribute")
      } elsewhere: {
        fatalError("NSLayoutAnchor: an anchor can be written to an archive on the thread of its view alone")
      }
    }

    /// Returns the anchor itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  #endif

  deinit {
    node.release()
  }

  /// Returns a constraint that sets this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// Returns a constraint that keeps this anchor at or after another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// Returns a constraint that keeps this anchor at or before another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  /// Returns a constraint that sets this anchor `c` points from another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// Returns a constraint that keeps this anchor at least `c` points from another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint that keeps this anchor at most `c` points from another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  /// The attribute and its item, in UIKit's format; empty in a page for release.
  open nonisolated override var description: String {
    guard describesInWords else { return "" }
    return onOwningThread {
      "<\(nameOfClass(of: self)):\(address(of: self)) \"\(node.item?.layoutDescription ?? "(null)").\(attribute.name)\">"
    } elsewhere: {
      bareDescription(of: self)
    }
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // The other side has no effect, as in UIKit.
    if multiplier == 0, other != nil { return self.constraint(relation, nil, constant: constant) }
    let constraint = NSLayoutConstraint()
    if offset != nil || other?.offset != nil { setOffsets(of: constraint, other) }
    constraint.configure(
      first: node, attribute, relation, second: other?.node, other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    return constraint
  }

  @inline(never)
  private final func setOffsets(of constraint: NSLayoutConstraint, _ other: NSLayoutAnchor<AnchorType>?) {
    constraint.offsets = ConstraintOffsets(first: offset, second: other?.offset)
  }
}

/// An anchor on the horizontal axis.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance in points from this anchor to another, as a dimension: negative if the other is on
  /// the left.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.node, otherAnchor.attribute, from: AnchorOffset(from: node, attribute))
  }

  /// Returns a constraint that sets this anchor at the system's spacing, 8 points times `multiplier`, after
  /// another anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this anchor at least the system's spacing, 8 points times `multiplier`,
  /// after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this anchor at most the system's spacing, 8 points times `multiplier`,
  /// after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// An anchor on the vertical axis.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance in points from this anchor to another, as a dimension: negative if the other is
  /// above.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.node, otherAnchor.attribute, from: AnchorOffset(from: node, attribute))
  }

  /// Returns a constraint that sets this anchor at the system's spacing, 8 points times `multiplier`, below
  /// another anchor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this anchor at least the system's spacing, 8 points times `multiplier`,
  /// below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this anchor at most the system's spacing, 8 points times `multiplier`,
  /// below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// An anchor is in the list of its item, or is a distance between two others.
private enum AnchorLink {
  case listed(IntrusiveLinks<AnchorList.Entry>)
  case offset(AnchorOffset)
}

/// UIKit's spacing between controls, in points.
private let systemSpacing: CGFloat = 8

/// The anchor of a width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes this size `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// Returns a constraint that keeps this size at `c` points or more.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that keeps this size at `c` points or less.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes this size `m` times another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m)
  }

  /// Returns a constraint that keeps this size at `m` times another or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint that keeps this size at `m` times another or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint that makes this size `m` times another plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that keeps this size at `m` times another plus `c` points, or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that keeps this size at `m` times another plus `c` points, or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
