#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// The data source and delegate of a `Carousel`. SwiftUI makes it.
  @MainActor
  public final class CarouselCoordinator<Item: Identifiable, Content: View>: iCarouselDataSource,
    iCarouselDelegate
  {
    private var items: [Item] = []
    private var content: ((Item) -> Content)?
    private var selection: Binding<Item.ID?>?
    private var select: ((Item) -> Void)?
    /// Whether the carousel moves because of the binding, which must not be set then.
    private var isUpdating = false

    init() {}

    func show(
      _ newItems: [Item], content: @escaping (Item) -> Content, selection: Binding<Item.ID?>?,
      select: ((Item) -> Void)?, in carousel: iCarousel, animated: Bool
    ) {
      isUpdating = true
      defer { isUpdating = false }
      (self.content, self.selection, self.select) = (content, selection, select)
      let (old, new) = (items.map { $0.id }, newItems.map { $0.id })
      items = newItems
      update(carousel, from: old, to: new, animated: animated)
      guard let id = selection?.wrappedValue, let index = new.firstIndex(of: id) else { return }
      let place = carousel.isScrolling ? nil : carousel.currentItemIndex
      if place != index && !carousel.isDragging && !carousel.isDecelerating {
        carousel.scrollToItem(at: index, animated: animated)
      }
    }

    private func update(_ carousel: iCarousel, from old: [Item.ID], to new: [Item.ID], animated: Bool) {
      guard carousel.dataSource != nil else {
        carousel.delegate = self
        return carousel.dataSource = self
      }
      // Two items with one identifier have no changes: nothing distinguishes them.
      guard old != new, Set(old).count == old.count, Set(new).count == new.count else {
        return old == new ? refresh(carousel) : carousel.reloadData()
      }
      carousel.performUpdates(iCarouselChanges(from: old, to: new), animated: animated)
      refresh(carousel)
    }

    /// Shows the current values in the visible views.
    private func refresh(_ carousel: iCarousel) {
      guard let content else { return }
      for index in carousel.indexesForVisibleItems where items.indices.contains(index) {
        (carousel.itemView(at: index) as? HostedView<Content>)?.show(content(items[index]))
      }
    }

    // MARK: iCarouselDataSource

    /// The number of items.
    public func numberOfItems(in carousel: iCarousel) -> Int { items.count }

    /// A view that hosts the item's SwiftUI view.
    public func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
      guard let content, items.indices.contains(index) else { return view ?? UIView() }
      let hosted = view as? HostedView<Content> ?? HostedView(content(items[index]))
      hosted.show(content(items[index]))
      if carousel.itemSizing == nil { hosted.fit(in: carousel.bounds.size) }
      return hosted
    }

    // MARK: iCarouselDelegate

    /// Sets the binding.
    public func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) {
      guard !isUpdating, items.indices.contains(carousel.currentItemIndex) else { return }
      let id = items[carousel.currentItemIndex].id
      if selection?.wrappedValue != id { selection?.wrappedValue = id }
    }

    /// Calls the closure of `onSelect(_:)`.
    public func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) {
      if items.indices.contains(index) { select?(items[index]) }
    }
  }

  /// A view that hosts a SwiftUI view.
  final class HostedView<Content: View>: UIView {
    private let host: UIHostingController<Content>

    init(_ content: Content) {
      host = UIHostingController(rootView: content)
      super.init(frame: .zero)
      host.view.backgroundColor = .clear
      host.view.frame = bounds
      host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(host.view)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: Content) { host.rootView = content }

    /// Takes the size that the SwiftUI view asks for in a space.
    func fit(in space: CGSize) {
      let room = CGSize(
        width: space.width > 0 ? space.width : .greatestFiniteMagnitude,
        height: space.height > 0 ? space.height : .greatestFiniteMagnitude)
      bounds.size = host.sizeThatFits(in: room)
    }
  }
#endif
