/// Links two carousels, such as a large one and a row of thumbnails.
///
/// The link follows both for as long as it exists. It retains neither.
///
/// Any number of links may join carousels, also in rings and in both styles. Movement spreads from the carousel that moves by itself,
/// and never back. A carousel that follows stays where it was moved, also between its own snap points.
public final class CarouselLink: NSObject, iCarouselObserver {
  /// How the second carousel follows.
  public enum Style: Equatable, Sendable {
    /// It scrolls to the current item of the first when that changes, and a tap on one of its items scrolls the first
    /// there. It can be scrolled on its own.
    case thumbnails
    /// Both are always at the same place.
    case together
  }

  /// How the second carousel follows.
  public let style: Style
  private var leader: Reference
  private var follower: Reference
  private var lastIndex = -1
  private var isMoving = false

  /// Links a carousel and one that follows it.
  public init(_ carousel: iCarousel, with follower: iCarousel, style: Style = .thumbnails) {
    self.style = style
    leader = Reference(carousel)
    self.follower = Reference(follower)
    super.init()
    carousel.addObserver(self)
    follower.addObserver(self)
    carouselDidPlaceItems(carousel)
  }

  /// Moves the other carousel.
  public func carouselDidPlaceItems(_ carousel: iCarousel) {
    guard let leader = leader.carousel, let follower = follower.carousel, !isMoving else { return }
    isMoving = true
    defer { isMoving = false }
    switch style {
    case .together: match(carousel === leader ? follower : leader, with: carousel)
    case .thumbnails: if carousel === leader { show(leader.currentItemIndex, of: leader, in: follower) }
    }
  }

  /// Scrolls the first carousel to the item of a thumbnail.
  public func carousel(_ carousel: iCarousel, observedSelectionOfItemAt index: Int) {
    guard style == .thumbnails, carousel === follower.carousel else { return }
    leader.carousel?.scrollToItem(at: index, animated: true)
  }

  private func match(_ other: iCarousel, with carousel: iCarousel) {
    // Setting an offset ends movement, so an equal one must not be set.
    guard other.numberOfItems > 0, abs(other.scrollOffset - carousel.scrollOffset) > 1e-6 else { return }
    other.follow(carousel, to: carousel.scrollOffset)
  }

  private func show(_ index: Int, of leader: iCarousel, in follower: iCarousel) {
    guard index != lastIndex, index >= 0 else { return }
    lastIndex = index
    if !follower.isDragging { follower.follow(leader, toItemAt: index, animated: follower.window != nil) }
  }
}
