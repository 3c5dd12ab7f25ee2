#if hasFeature(Embedded)
  /// Nothing: there are no archives of anchors.
  public protocol ArchivedAnchor: AnyObject {}
#else
  /// What anchors conform to. The class has to name it, since it is generic: Objective-C knows no extensions of such classes that
  /// conform to its protocols.
  public typealias ArchivedAnchor = NSCoding & NSCopying
#endif

/// An attribute of one item, as a factory of constraints whose two sides always fit together.
///
/// An anchor is the same object as long as somebody holds it, and does not keep the view alive.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ArchivedAnchor {
  /// The node of the item; another's once nobody but a list holds the anchor.
  nonisolated(unsafe) private(set) final var node: LayoutNode
  /// What the anchor stands for, while anyone holds it.
  nonisolated(unsafe) final var attribute: NSLayoutConstraint.Attribute
  nonisolated(unsafe) private final var link = AnchorLink.next(nil)

  /// The next anchor of the same item.
  nonisolated final var next: AnchorList.Entry? {
    get { if case .next(let entry) = link { entry } else { nil } }
    set { link = .next(newValue) }
  }

  /// What is taken away, where the anchor is the distance between two others.
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
    /// An anchor of the item that an archive has; nil when it has none. The anchor does not keep the item alive.
    public nonisolated required init?(coder: NSCoder) {
      nonisolated(unsafe) let coder = coder
      guard let archive = onOwningThread({ AnchorArchive(coder) }, elsewhere: { nil }) else { return nil }
      node = archive.node.retain()
      attribute = archive.attribute
      if let offset = archive.offset { link = .offset(offset) }
      super.init()
    }

    /// Writes the anchor to an archive, by key, with its item: a view with all that is in it, or a guide. Foundation's
    /// `NSKeyedArchiver` stops the program where there is no Objective-C: it has no name for the generic class above.
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

    /// The anchor itself, which does not change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  #endif

  deinit {
    node.release()
  }

  /// Makes an anchor that nobody holds one of another item.
  nonisolated final func move(to other: LayoutNode) {
    other.retain()
    node.release()
    node = other
  }

  /// A constraint that sets this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// A constraint that keeps this anchor at or after another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// A constraint that keeps this anchor at or before another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  /// A constraint that sets this anchor `c` points from another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// A constraint that keeps this anchor at least `c` points from another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// A constraint that keeps this anchor at most `c` points from another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  /// The attribute and its item, as UIKit prints them.
  open nonisolated override var description: String {
    onOwningThread {
      "<\(typeName(of: self)):\(address(of: self)) \"\(node.item?.layoutDescription ?? "(null)").\(attribute.name)\">"
    } elsewhere: {
      bareDescription(of: self)
    }
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // Nothing is left of the other side, as in UIKit.
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
  /// The distance in points from this anchor to another, as a dimension: negative while the other lies to the left.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.node, otherAnchor.attribute, from: AnchorOffset(from: node, attribute))
  }

  /// A constraint that keeps the system's spacing, 8 points times `multiplier`, behind another anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that keeps at least the system's spacing, 8 points times `multiplier`, behind another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that keeps at most the system's spacing, 8 points times `multiplier`, behind another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// An anchor on the vertical axis.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance in points from this anchor to another, as a dimension: negative while the other lies above.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.node, otherAnchor.attribute, from: AnchorOffset(from: node, attribute))
  }

  /// A constraint that keeps the system's spacing, 8 points times `multiplier`, below another anchor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that keeps at least the system's spacing, 8 points times `multiplier`, below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that keeps at most the system's spacing, 8 points times `multiplier`, below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// An anchor is in the list of its item, or it is a distance between two others.
private enum AnchorLink {
  case next(AnchorList.Entry?)
  case offset(AnchorOffset)
}

/// The distance in points that UIKit leaves between controls.
private let systemSpacing: CGFloat = 8

/// The anchor of a width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that makes this size `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// A constraint that keeps this size at `c` points or more.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// A constraint that keeps this size at `c` points or less.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// A constraint that makes this size `m` times another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m)
  }

  /// A constraint that keeps this size at `m` times another or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// A constraint that keeps this size at `m` times another or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// A constraint that makes this size `m` times another plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// A constraint that keeps this size at `m` times another plus `c` points, or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// A constraint that keeps this size at `m` times another plus `c` points, or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
