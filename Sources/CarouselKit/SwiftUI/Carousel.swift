#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A carousel of SwiftUI views.
  ///
  /// ```swift
  /// Carousel(albums, selection: $current) { album in
  ///   AlbumCover(album)
  /// }
  /// .type(.coverFlow)
  /// ```
  ///
  /// Items are identified: a change of the list moves, inserts and removes them, animated in an animation.
  @MainActor
  public struct Carousel<Item: Identifiable, Content: View>: UIViewRepresentable {
    private let items: [Item]
    private let selection: Binding<Item.ID?>?
    private let content: (Item) -> Content
    private var settings: [(iCarousel) -> Void] = []
    private var select: ((Item) -> Void)?

    /// Creates a carousel of items. The binding has the current item: setting it scrolls there, and scrolling sets it.
    public init(
      _ items: [Item], selection: Binding<Item.ID?>? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) {
      self.items = items
      self.selection = selection
      self.content = content
    }

    // MARK: Settings

    /// Changes properties of the carousel, before each update.
    public func configured(_ change: @escaping (iCarousel) -> Void) -> Carousel {
      var result = self
      result.settings.append(change)
      return result
    }

    /// Sets the arrangement of the items.
    public func type(_ type: iCarouselType) -> Carousel { configured { $0.type = type } }

    /// Sets the sizes of items. By default the views have the sizes that they ask for.
    public func itemSizing(_ sizing: CarouselItemSizing) -> Carousel { configured { $0.itemSizing = sizing } }

    /// Sets the space between items, in points.
    public func itemSpacing(_ space: CGFloat) -> Carousel { configured { $0.itemSpacing = space } }

    /// Sets whether the last item is followed by the first.
    public func wraps(_ wraps: Bool = true) -> Carousel { configured { $0.isWrapEnabled = wraps } }

    /// Calls a closure when the user selects an item.
    public func onSelect(_ select: @escaping (Item) -> Void) -> Carousel {
      var result = self
      result.select = select
      return result
    }

    // MARK: UIViewRepresentable

    /// Creates the carousel's data source and delegate.
    public func makeCoordinator() -> CarouselCoordinator<Item, Content> { CarouselCoordinator() }

    /// Creates the carousel.
    public func makeUIView(context: Context) -> iCarousel {
      let carousel = iCarousel(frame: .zero)
      for change in settings { change(carousel) }
      context.coordinator.show(
        items, content: content, selection: selection, select: select, in: carousel, animated: false)
      return carousel
    }

    /// Shows other items, and moves to the item of the binding.
    public func updateUIView(_ carousel: iCarousel, context: Context) {
      for change in settings { change(carousel) }
      context.coordinator.show(
        items, content: content, selection: selection, select: select, in: carousel,
        animated: context.transaction.animation != nil)
    }
  }

  extension Carousel where Item.ID == Int {
    /// Creates a carousel of items whose identifiers are numbers, with a binding that always has a number.
    public init(
      _ items: [Item], selection: Binding<Int>, @ViewBuilder content: @escaping (Item) -> Content
    ) {
      let optional = Binding<Int?>(
        get: { selection.wrappedValue }, set: { if let value = $0 { selection.wrappedValue = value } })
      self.init(items, selection: optional, content: content)
    }
  }
#endif
