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

  /// Takes in a view that no longer shows, unless it has no name.
  #if !ThreadConfined
    @MainActor
  #endif
  mutating func put(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    spares[Name(kind, identifier), default: []].append(view)
  }

  /// A used view, or a new one; nil when no class is registered.
  #if !ThreadConfined
    @MainActor
  #endif
  mutating func take(kind: String, _ identifier: String) -> UICollectionReusableView? {
    let name = Name(kind, identifier)
    if let view = spares[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = classes[name]?.init(_frame: .zero)
    view?.reuseIdentifier = identifier
    return view
  }
}
