import CarouselKit

/// A data source and delegate made of closures.
final class Items: NSObject, iCarouselDataSource, iCarouselDelegate {
  var count: Int
  private let view: (Int, UIView?) -> UIView
  /// The width of the items, in points; 0 for that of the first view.
  var width: (iCarousel) -> CGFloat = { _ in 0 }
  /// Whether each item is as large as the carousel.
  var fillsCarousel = false
  /// The value of an option, from its default.
  var option: (iCarouselOption, CGFloat) -> CGFloat = { _, value in value }
  /// Where a release leads to, from where it would lead.
  var redirect: (Int) -> Int = { $0 }
  var didSelect: (Int) -> Void = { _ in }
  var didChange: (iCarousel) -> Void = { _ in }

  /// Creates items. The closure returns the view of an item, from its index and a view to be used again.
  init(_ count: Int, _ view: @escaping (Int, UIView?) -> UIView) {
    self.count = count
    self.view = view
    super.init()
  }

  /// Cards with the places.
  static func places(_ count: Int = Place.all.count, size: CGSize) -> Items {
    Items(count) { index, view in
      let card = view as? PlaceCard ?? PlaceCard(size: size)
      card.show(.number(index))
      return card
    }
  }

  func numberOfItems(in carousel: iCarousel) -> Int { count }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let view = self.view(index, view)
    if fillsCarousel { view.bounds.size = carousel.bounds.size }
    return view
  }

  func carouselItemWidth(_ carousel: iCarousel) -> CGFloat {
    guard fillsCarousel else { return width(carousel) }
    return carousel.isVertical ? carousel.bounds.height : carousel.bounds.width
  }

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
  { self.option(option, value) }

  func carousel(
    _ carousel: iCarousel, willEndDraggingWithVelocity velocity: CGFloat, targetIndex: inout Int
  ) {
    let target = redirect(targetIndex)
    if target != targetIndex { targetIndex = target }
  }

  func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) { didSelect(index) }

  func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) { didChange(carousel) }
}
