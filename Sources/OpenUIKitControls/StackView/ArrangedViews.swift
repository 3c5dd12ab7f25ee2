@_spi(Layout) import OpenUIKitSupport

@_spi(Overrides) import OpenUIKitCore

/// The arranged views of a stack, in order, with the spacings that were set after them.
///
/// Each view is found by its identity. An override of `isEqual(_:)` does not matter, and no operation but an insertion before
/// others looks at all views of a long list.
struct ArrangedViews: ViewTreeConfined {
  private var list = SiblingList<UIView>()
  /// Where each view was in the list when it was added, or later. Empty for a short list, which is searched.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The spacings that were set after views, in points.
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// The length up to which a search takes less than a look-up.
  private static let shortCount = 8

  /// The views in order.
  var all: [UIView] { mutating get { list.all } }

  /// How many there are.
  var count: Int { list.count }

  /// Reserves memory for a number of views.
  mutating func reserveCapacity(_ count: Int) { list.reserveCapacity(count) }

  /// Whether a view is arranged.
  func contains(_ view: UIView) -> Bool {
    places.isEmpty ? list.contains(view) : places[ObjectIdentifier(view)] != nil
  }

  /// The spacing that was set after a view, in points; nil for none.
  func customSpacing(after view: UIView) -> CGFloat? {
    spacings.isEmpty ? nil : spacings[ObjectIdentifier(view)]
  }

  /// Sets the spacing after an arranged view, in points; nil for none.
  mutating func setCustomSpacing(_ spacing: CGFloat?, after view: UIView) {
    if spacing != nil || !spacings.isEmpty { spacings[ObjectIdentifier(view)] = spacing }
  }

  /// Inserts a view that is not arranged.
  mutating func insert(_ view: UIView, at index: Int) {
    let place: Int
    if index >= list.count {
      place = list.append(view)
    } else {
      list.insert(view, at: index)
      place = index
    }
    if !places.isEmpty {
      places[ObjectIdentifier(view)] = place
    } else if count > Self.shortCount {
      notePlaces()
    }
  }

  /// Notes the place of each view of a list that is no longer short.
  private mutating func notePlaces() {
    for (index, view) in list.all.enumerated() { places[ObjectIdentifier(view)] = index }
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
    let hasPlaces = !places.isEmpty
    let place = hasPlaces ? places.removeValue(forKey: ObjectIdentifier(view)) : 0
    guard let place else { return false }
    var moved: [(view: ObjectIdentifier, index: Int)] = []
    let wasArranged = list.remove(view, near: place, makeFiller: { UIView() }) {
      moved.append((ObjectIdentifier($0), $1))
    }
    if hasPlaces { for (view, index) in moved { places[view] = index } }
    if wasArranged, !spacings.isEmpty { spacings[ObjectIdentifier(view)] = nil }
    return wasArranged
  }
}
