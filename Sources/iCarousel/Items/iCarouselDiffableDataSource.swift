/// A data source that identifies its items and computes the changes between two lists.
///
/// It belongs to one carousel, which does not retain it.
public final class iCarouselDiffableDataSource<Identifier: Hashable>: iCarouselDataSource {
  /// Returns the view of an item: a new one, or `reused` with other content.
  public typealias ViewProvider = (_ carousel: iCarousel, _ identifier: Identifier, _ reused: CarouselView?)
    ->
    CarouselView

  /// The items, in order.
  public private(set) var identifiers: [Identifier] = []

  @Weak private var carousel: iCarousel?
  private let provider: ViewProvider

  /// Creates the data source of `carousel`, without items.
  public init(_ carousel: iCarousel, viewProvider: @escaping ViewProvider) {
    provider = viewProvider
    self.carousel = carousel
    carousel.dataSource = self
  }

  /// Shows other items. Items in both lists keep their views and move to their places, and the item in the
  /// middle stays there. O(n log n).
  ///
  /// Traps if the list contains an identifier twice.
  /// - Parameters:
  ///   - newIdentifiers: all items, in order.
  ///   - reloading: items that stay and get another view. Items that are not in both lists are ignored.
  ///   - animated: whether items move to their places in 0.4 seconds.
  ///   - completion: called when the items have moved, with whether they reached their places; with false without a carousel.
  public func apply(
    _ newIdentifiers: [Identifier], reloading: [Identifier] = [], animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    var changes = iCarouselChanges(from: identifiers, to: newIdentifiers)
    let kept = Set(newIdentifiers)
    let reloaded = Set(reloading).intersection(kept)
    changes.reloads = identifiers.indices.filter { reloaded.contains(identifiers[$0]) }
    identifiers = newIdentifiers
    guard let carousel else {
      completion?(false)
      return
    }
    carousel.performUpdates(changes, animated: animated, completion: completion)
  }

  /// The index of an item; nil if it is not in the list. O(n).
  public func index(of identifier: Identifier) -> Int? { identifiers.firstIndex(of: identifier) }

  /// The item at an index; nil for an index out of range.
  public func identifier(at index: Int) -> Identifier? {
    identifiers.indices.contains(index) ? identifiers[index] : nil
  }

  /// The number of items.
  public func numberOfItems(in carousel: iCarousel) -> Int { identifiers.count }

  /// The view that the provider makes.
  public func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: CarouselView?)
    -> CarouselView
  {
    guard let identifier = identifier(at: index) else { return view ?? CarouselView() }
    return provider(carousel, identifier, view)
  }
}
