@_spi(Layout) import OpenUIKitSupport

@_spi(Overrides) import OpenUIKitCore

/// The arranged views of a stack, in order, with the spacings that were set after them.
///
/// Each view is found by its identity. An override of `isEqual(_:)` does not matter, and no operation but an insertion before
/// others looks at all views.
struct ArrangedViews: ViewTreeConfined {
  private var list = SiblingList<UIView>()
  private var records: [ObjectIdentifier: Record] = [:]

  private struct Record {
    /// Where the view was in the list when it was added, or later.
    var index: Int
    /// The spacing that was set after the view, in points.
    var spacing: CGFloat?
  }

  /// The views in order.
  var all: [UIView] { mutating get { list.all } }

  /// How many there are.
  var count: Int { list.count }

  /// Whether a view is arranged.
  func contains(_ view: UIView) -> Bool { records[ObjectIdentifier(view)] != nil }

  /// The spacing that was set after a view, in points; nil for none.
  func customSpacing(after view: UIView) -> CGFloat? { records[ObjectIdentifier(view)]?.spacing }

  /// Sets the spacing after an arranged view, in points; nil for none.
  mutating func setCustomSpacing(_ spacing: CGFloat?, after view: UIView) {
    records[ObjectIdentifier(view)]?.spacing = spacing
  }

  /// Inserts a view that is not arranged.
  mutating func insert(_ view: UIView, at index: Int) {
    let isLast = index >= list.count
    records[ObjectIdentifier(view)] = Record(index: isLast ? list.append(view) : index)
    if !isLast { list.insert(view, at: index) }
  }

  /// Moves an arranged view to another place.
  mutating func move(_ view: UIView, to index: Int) {
    let spacing = customSpacing(after: view)
    guard remove(view) else { return }
    insert(view, at: index)
    setCustomSpacing(spacing, after: view)
  }

  /// Removes a view. Returns whether it was arranged.
  mutating func remove(_ view: UIView) -> Bool {
    guard let record = records.removeValue(forKey: ObjectIdentifier(view)) else { return false }
    var moved: [(view: ObjectIdentifier, index: Int)] = []
    _ = list.remove(view, near: record.index, makeFiller: { UIView() }) {
      moved.append((ObjectIdentifier($0), $1))
    }
    for (view, index) in moved { records[view]?.index = index }
    return true
  }
}
