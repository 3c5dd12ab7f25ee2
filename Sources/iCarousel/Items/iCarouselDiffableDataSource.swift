/// A data source that knows its items by identifiers of their own and finds out what has changed.
///
/// It belongs to one carousel, which does not keep it alive.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public final class iCarouselDiffableDataSource<Identifier: Hashable>: iCarouselDataSource {
  /// Makes the view of an item, or fills one that is used again.
  public typealias ViewProvider = (_ carousel: iCarousel, _ identifier: Identifier, _ reused: UIView?) ->
    UIView

  /// The items, in order.
  public private(set) var identifiers: [Identifier] = []

  @Weak private var carousel: iCarousel?
  private let provider: ViewProvider

  /// Becomes the data source of `carousel`, at first without items.
  public init(_ carousel: iCarousel, viewProvider: @escaping ViewProvider) {
    provider = viewProvider
    self.carousel = carousel
    carousel.dataSource = self
  }

  /// Shows other items: those that are in both lists keep their views and move to their places, and the one
  /// in the middle stays there. O(n log n).
  ///
  /// Traps when an identifier stands twice in the list.
  /// - Parameters:
  ///   - newIdentifiers: all items, in order.
  ///   - reloading: items that stay but get another view; others than in both lists are ignored.
  ///   - animated: whether items move to their places in 0.4 seconds.
  ///   - completion: called when they have come there, with whether they did.
  public func apply(
    _ newIdentifiers: [Identifier], reloading: [Identifier] = [], animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    var changes = iCarouselChanges(from: identifiers, to: newIdentifiers)
    let kept = Set(newIdentifiers)
    let reloaded = Set(reloading).intersection(kept)
    changes.reloads = identifiers.indices.filter { reloaded.contains(identifiers[$0]) }
    identifiers = newIdentifiers
    carousel?.performUpdates(changes, animated: animated, completion: completion)
  }

  /// The index of an item, nil if it is not shown. O(n).
  public func index(of identifier: Identifier) -> Int? { identifiers.firstIndex(of: identifier) }

  /// The item at an index, nil for one that there is not.
  public func identifier(at index: Int) -> Identifier? {
    identifiers.indices.contains(index) ? identifiers[index] : nil
  }

  /// The number of items.
  public func numberOfItems(in carousel: iCarousel) -> Int { identifiers.count }

  /// The view that the provider makes.
  public func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    guard let identifier = identifier(at: index) else { return view ?? UIView() }
    return provider(carousel, identifier, view)
  }
}
