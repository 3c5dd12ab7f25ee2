/// Where an element of a collection lies and how it looks, as its layout says.
///
/// A subclass with properties of its own gives them initial values, and overrides `copy(with:)` so that copies have them.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item, or the place of what belongs to a section.
  open var indexPath = IndexPath(item: 0, section: 0)
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
  /// The middle of the element in the content, in points.
  open var center: CGPoint {
    get { look.center }
    set { look.center = newValue }
  }
  /// The size of the element, in points.
  open var size: CGSize {
    get { look.size }
    set { look.size = newValue }
  }
  /// The rectangle of the element in its own coordinates, in points; its origin is zero.
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
  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat {
    get { look.alpha }
    set { look.alpha = newValue }
  }
  /// Elements with a higher number cover those with a lower one.
  open var zIndex: Int {
    get { look.zIndex }
    set { look.zIndex = newValue }
  }
  /// Whether the element does not show.
  open var isHidden: Bool {
    get { look.isHidden }
    set { look.isHidden = newValue }
  }

  /// Where the element is and how it looks, which properties that follow from each other and copies read and set.
  private var look = Look()

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

  /// What kind of element it is.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  open private(set) var representedElementKind: String?

  /// Attributes of the first cell.
  nonisolated public required override init() {
    super.init()
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Attributes of a view that the layout adds by itself.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// Says which element new attributes are for: a cell unless there is a kind of supplementary views.
  final func represent(_ indexPath: IndexPath, supplementaryKind kind: String?) {
    self.indexPath = indexPath
    guard let kind else { return }
    (representedElementCategory, representedElementKind) = (.supplementaryView, kind)
  }

  #if hasFeature(Embedded)
    /// A copy that a collection view may change.
    func duplicate() -> Self { plainCopy() }

    /// Whether a view with the other attributes need not be told of these.
    func isSame(as other: UICollectionViewLayoutAttributes) -> Bool { looks(like: other) }
  #else
    /// A copy of the same class. An override calls super and copies its own properties.
    open func copy(with zone: NSZone? = nil) -> Any { plainCopy() }

    /// A copy that a collection view may change.
    func duplicate() -> UICollectionViewLayoutAttributes {
      copy(with: nil) as? UICollectionViewLayoutAttributes ?? plainCopy()
    }

    /// Whether `object` is attributes that put the same element in the same place with the same look. A class with properties
    /// of its own compares these too, so that a cell is told when they change.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UICollectionViewLayoutAttributes else { return false }
      // Elsewhere than where the collection lives only the same object is known to be equal.
      return onOwningThread {
        element == other.element && looks(like: other)
      } elsewhere: {
        self === other
      }
    }

    /// Whether a view with the other attributes need not be told of these.
    func isSame(as other: UICollectionViewLayoutAttributes) -> Bool { isEqual(other) }

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
    copy.indexPath = indexPath
    copy.look = look
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// Whether an element looks the same with these attributes and others.
  func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
    look.isSame(as: other.look)
  }
}

#if !hasFeature(Embedded)
  #if ThreadConfined
    extension UICollectionViewLayoutAttributes: NSCopying {}
  #else
    extension UICollectionViewLayoutAttributes: @preconcurrency NSCopying {}
  #endif
#endif

/// Which element of a collection something is about.
struct CollectionElement: Hashable {
  private let exactKind: ExactString
  let category: UICollectionView.ElementCategory
  let indexPath: IndexPath

  /// An element; `kind` is empty for a cell.
  init(kind: String, category: UICollectionView.ElementCategory, indexPath: IndexPath) {
    exactKind = ExactString(kind)
    self.category = category
    self.indexPath = indexPath
  }

  /// Empty for a cell.
  var kind: String { exactKind.text }
}

extension UICollectionViewLayoutAttributes {
  var element: CollectionElement {
    CollectionElement(
      kind: representedElementKind ?? "", category: representedElementCategory, indexPath: indexPath)
  }
}
