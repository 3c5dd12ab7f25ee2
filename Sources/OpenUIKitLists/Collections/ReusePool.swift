/// The unused views of a collection, and the registered classes, by their identifiers.
struct ReusePool: ViewTreeConfined {
  /// An identifier within a kind of element. Cells have the kind "".
  private struct Name: Hashable {
    let kind: ExactString
    let identifier: ExactString

    init(_ kind: String, _ identifier: String) {
      self.kind = ExactString(kind)
      self.identifier = ExactString(identifier)
    }
  }

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  private var spares: [Name: [UICollectionReusableView]] = [:]

  mutating func register(_ type: UICollectionReusableView.Type?, kind: String, _ identifier: String) {
    classes[Name(kind, identifier)] = type
    removeNib(kind: kind, identifier)
  }

  #if !hasFeature(Embedded) || HasInterfaceFiles
    private var nibs: [Name: UINib] = [:]

    mutating func register(_ nib: UINib?, kind: String, _ identifier: String) {
      nibs[Name(kind, identifier)] = nib
    }

    private mutating func removeNib(kind: String, _ identifier: String) {
      nibs[Name(kind, identifier)] = nil
    }

    /// A view of the registered nib; nil without one.
    func nibView(kind: String, _ identifier: String) -> UICollectionReusableView? {
      nibs[Name(kind, identifier)]?.view(UICollectionReusableView.self, for: identifier)
    }
  #endif

  /// Adds a view that is no longer shown, under its identifier.
  mutating func put(_ view: UICollectionReusableView, kind: String, _ identifier: String) {
    let name = Name(kind, identifier)
    // A view that is offered twice would be dequeued for two items.
    if spares[name]?.contains(where: { $0 === view }) != true { spares[name, default: []].append(view) }
  }

  /// Removes and returns an unused view; nil if there is none.
  mutating func takeSpare(kind: String, _ identifier: String) -> UICollectionReusableView? {
    spares[Name(kind, identifier)]?.popLast()
  }

  /// The registered class; nil for none.
  func viewClass(kind: String, _ identifier: String) -> UICollectionReusableView.Type? {
    classes[Name(kind, identifier)]
  }
}

extension UICollectionView {
  /// Returns an unused view, or a new one, in the size of its element; nil if no class is registered. The view's initialiser runs
  /// after the access to the pool has ended, because it may use the pool.
  func dequeue(kind: String, _ identifier: String) -> UICollectionReusableView? {
    if let view = pool.takeSpare(kind: kind, identifier) {
      sizeForUse(view)
      view.prepareForReuse()
      return view
    }
    let view = newView(kind: kind, identifier)
    view?.reuseIdentifier = identifier
    return view
  }

  private func newView(kind: String, _ identifier: String) -> UICollectionReusableView? {
    if let view = pool.nibView(kind: kind, identifier) {
      sizeForUse(view)
      return view
    }
    let frame = attributesOfNewView?.frame ?? .zero
    return pool.viewClass(kind: kind, identifier)?.init(_frame: frame)
  }

  /// Gives a view the size of the element that is being made, before the data source adds subviews. They would grow with the view if
  /// their sizes are flexible.
  func sizeForUse(_ view: UICollectionReusableView) {
    if let size = attributesOfNewView?.size, view.bounds.size != size { view.bounds.size = size }
  }

  /// Keeps a view for reuse, unless it has no identifier.
  func keep(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier, !shown.values.contains(where: { $0.view === view }) else {
      return
    }
    pool.put(view, kind: kind, identifier)
  }
}
