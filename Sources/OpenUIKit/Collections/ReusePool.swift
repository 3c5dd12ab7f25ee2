/// The views of a collection that are out of use, and the classes of those that can be made, by their names.
struct ReusePool {
  /// A name within a kind of element; cells are of the kind "".
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
  }

  /// Takes in a view that no longer shows, under its name.
  mutating func put(_ view: UICollectionReusableView, kind: String, _ identifier: String) {
    let name = Name(kind, identifier)
    if spares[name]?.contains(where: { $0 === view }) != true { spares[name, default: []].append(view) }
  }

  /// Takes out a used view; nil when there is none.
  mutating func takeSpare(kind: String, _ identifier: String) -> UICollectionReusableView? {
    spares[Name(kind, identifier)]?.popLast()
  }

  /// The class that is registered; nil for none.
  func viewClass(kind: String, _ identifier: String) -> UICollectionReusableView.Type? {
    classes[Name(kind, identifier)]
  }
}

extension UICollectionView {
  /// A used view, or a new one; nil when no class is registered. A class's code runs when the pool is no longer open.
  func dequeue(kind: String, _ identifier: String) -> UICollectionReusableView? {
    if let view = pool.takeSpare(kind: kind, identifier) {
      view.prepareForReuse()
      return view
    }
    let view = pool.viewClass(kind: kind, identifier)?.init(_frame: .zero)
    view?.reuseIdentifier = identifier
    return view
  }

  /// Keeps a view for further use, unless it has no name.
  func keep(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier, !shown.values.contains(where: { $0.view === view }) else {
      return
    }
    pool.put(view, kind: kind, identifier)
  }
}
