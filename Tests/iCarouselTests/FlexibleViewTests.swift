import OpenUIKit
import Testing

@testable import iCarousel

/// Item views with flexible widths and heights, as nibs have them. The original sizes the container before it adds the view, so
/// they keep their size.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct FlexibleViewTests {
  private let size = CGSize(width: 200, height: 150)

  private func show(placeholders: Int = 0, itemWidth: CGFloat = 0) -> Show {
    let show = Show(placeholders: placeholders, startsEmpty: true)
    show.listener.itemWidth = itemWidth
    show.source.makeView = {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return view
    }
    show.connect()
    return show
  }

  private func check(_ show: Show, _ comment: Comment) {
    for view in show.carousel.visibleItemViews { #expect(view.bounds.size == size, comment) }
  }

  @Test func theyKeepTheirSizeWhenTheyAreLoadedAndReused() {
    let show = show(placeholders: 2)
    check(show, "loaded")
    #expect(show.carousel.itemWidth == 200)
    for place in [7, 19, 0, 12] {
      show.carousel.scrollOffset = CGFloat(place)
      show.frames(2)
      check(show, "reused at \(place)")
    }
    #expect(show.carousel.itemView(at: 12)?.superview?.bounds.size == size)
  }

  @Test func theyKeepTheirSizeWhateverTheItemWidthIs() {
    let show = show()
    for width in [320, 90, 200, 0] as [CGFloat] {
      show.listener.itemWidth = width
      show.carousel.setNeedsLayout()
      show.window.layoutIfNeeded()
      check(show, "width \(width)")
    }
    show.carousel.isVertical = true
    check(show, "vertical")
    show.carousel.type = .cylinder
    check(show, "cylinder")
  }

  @Test func theyKeepTheirSizeWhenTheyReplaceEachOther() throws {
    let show = show(itemWidth: 300)
    let old = try #require(show.carousel.itemView(at: 0))
    // Larger than the old view, in the same container.
    show.source.makeView = {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 250))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return view
    }
    show.carousel.reloadItem(at: 0, animated: true)
    show.frames(40)
    let new = try #require(show.carousel.itemView(at: 0))
    #expect(new !== old && new.bounds.size == CGSize(width: 260, height: 250))
    #expect(old.bounds.size == size)
  }
}
