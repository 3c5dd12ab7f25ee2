/// The position and appearance of a collection's element in its layout.
///
/// A subclass with properties of its own gives them initial values, and overrides `copy(with:)` so that
/// copies have them.
open class UICollectionViewLayoutAttributes: NSObject, ViewTreeConfined {
  /// The item, or the index path of a section's supplementary view.
  open var indexPath: IndexPath {
    get { place ?? IndexPath(item: 0, section: 0) }
    set { place = newValue }
  }
  /// The rectangle in the content, in points, without the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: look.center.x - look.size.width / 2, y: look.center.y - look.size.height / 2,
        width: look.size.width, height: look.size.height)
    }
    set {
      look.size = newValue.size
      look.center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The centre of the element in the content, in points.
  open var center: CGPoint {
    get { look.center }
    set { look.center = newValue }
  }
  /// The size of the element, in points.
  open var size: CGSize {
    get { look.size }
    set { look.size = newValue }
  }
  /// The rectangle of the element in its own coordinates, in points. Its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: look.size) }
    set { look.size = newValue.size }
  }
  /// A transform about the middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(look.transform) }
    set { look.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// A transform in three dimensions about the middle.
  open var transform3D: CATransform3D {
    get { look.transform }
    set { look.transform = newValue }
  }
  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat {
    get { look.alpha }
    set { look.alpha = newValue }
  }
  /// The order of overlapping elements. Higher ones are in front.
  open var zIndex: Int {
    get { look.zIndex }
    set { look.zIndex = newValue }
  }
  /// Whether the element does not show.
  open var isHidden: Bool {
    get { look.isHidden }
    set { look.isHidden = newValue }
  }

  // A layout makes attributes for each visible element whenever the collection scrolls. Checks of exclusive access would be a tenth of
  // what that costs.

  /// The index path; nil for that of the first cell.
  @exclusivity(unchecked)
  private var place: IndexPath?
  /// The stored values, which the properties and copies share.
  @exclusivity(unchecked)
  private var look = Look()
  @exclusivity(unchecked)
  private var category = UICollectionView.ElementCategory.cell
  @exclusivity(unchecked)
  private var kind: String?

  private struct Look {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    func isSame(as other: Look) -> Bool {
      center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
        && isHidden == other.isHidden && CATransform3DEqualToTransform(transform, other.transform)
    }
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { kind }

  /// Attributes of the first cell.
  nonisolated public required override init() {
    super.init()
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (category, kind) = (.supplementaryView, elementKind)
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (category, kind) = (.decorationView, decorationViewKind)
  }

  /// Sets the element of new attributes: a cell unless there is a kind.
  final func represent(_ indexPath: IndexPath, supplementaryKind kind: String?) {
    self.indexPath = indexPath
    guard let kind else { return }
    (category, self.kind) = (.supplementaryView, kind)
  }

  #if hasFeature(Embedded)
    /// A copy that a collection view may change.
    func duplicate() -> Self { plainCopy() }

    /// Whether these attributes need not be applied to a view that has the other ones, of the same element.
    func isSame(as other: UICollectionViewLayoutAttributes) -> Bool { looks(like: other) }
  #else
    /// Returns a copy of the same class. An override calls super and copies its own properties.
    open func copy(with zone: NSZone? = nil) -> Any { plainCopy() }

    /// A copy that a collection view may change.
    func duplicate() -> UICollectionViewLayoutAttributes {
      copy(with: nil) as? UICollectionViewLayoutAttributes ?? plainCopy()
    }

    /// Whether `object` is attributes of the same element with the same position and appearance. A subclass
    /// with properties of its own compares these too; otherwise cells do not receive their changes.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UICollectionViewLayoutAttributes else { return false }
      // On other threads than the collection's, only the same object is equal, because the properties must
      // not be read.
      return onOwningThread {
        element == other.element && looks(like: other)
      } elsewhere: {
        self === other
      }
    }

    /// Whether these attributes need not be applied to a view that has the other ones, of the same element.
    func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
      // Without a subclass there is no override to ask, which costs far more than the comparison.
      isPlain && other.isPlain ? looks(like: other) : isEqual(other)
    }

    private var isPlain: Bool { type(of: self) == UICollectionViewLayoutAttributes.self }

    /// Equal for equal attributes, on the main thread. Zero on others.
    open nonisolated override var hash: Int {
      onOwningThread {
        indexPath.hashValue
      } elsewhere: {
        0
      }
    }
  #endif

  private func plainCopy() -> Self {
    let copy = Self()
    copy.place = place
    copy.look = look
    copy.category = category
    copy.kind = kind
    return copy
  }

  /// Whether an element has the same position and appearance with these attributes and others.
  func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
    look.isSame(as: other.look)
  }
}

extension UICollectionViewLayoutAttributes {
  var element: CollectionElement {
    CollectionElement(
      kind: representedElementKind ?? "", category: representedElementCategory, indexPath: indexPath)
  }
}
