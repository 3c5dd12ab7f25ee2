import CarouselKit
import OpenUIKit
import Testing

/// Carousels for common cases, and the controls and views that belong to them.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct PresetTests {
  private func shown(_ carousel: iCarousel, _ size: CGSize = CGSize(width: 400, height: 200)) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    carousel.frame = CGRect(origin: .zero, size: size)
    window.addSubview(carousel)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func frames(_ window: UIWindow, _ count: Int) {
    for _ in 0..<count { window.clock.advance(by: 1.0 / 60) }
  }

  private func label(_ text: String, _ view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = text
    return label
  }

  @Test func aBannerNeedsNoObjectThatTheCallerKeeps() {
    var selected: [String] = []
    let banner = iCarousel.banner(
      of: ["a", "b", "c"], interval: 1, didSelect: { selected.append("\($0) \($1)") }, view: label)
    let window = shown(banner)
    #expect(banner.itemWidth == 400 && banner.isWrapEnabled)
    #expect((banner.currentItemView as? UILabel)?.text == "a")
    for text in ["b", "c", "a", "b"] {
      frames(window, 86)
      #expect((banner.currentItemView as? UILabel)?.text == text)
    }
    window.sendTouch(.began, at: CGPoint(x: 200, y: 100))
    window.sendTouch(.ended, at: CGPoint(x: 200, y: 100))
    #expect(selected == ["1 b"])
  }

  @Test func aBannerOfOneItemStandsStill() {
    let banner = iCarousel.banner(of: ["a"], interval: 1, view: label)
    let window = shown(banner)
    frames(window, 200)
    #expect(banner.numberOfItems == 1 && banner.scrollOffset == 0 && !banner.isWrapEnabled)
  }

  @Test func aBannerIsReleasedWithWhatItKeeps() {
    weak var released: iCarousel?
    do {
      let banner = iCarousel.banner(of: ["a", "b"], view: label)
      released = banner
      _ = shown(banner)
    }
    #expect(released == nil)
  }

  @Test func aPagerSurvivesRotation() {
    let pager = iCarousel.pager(of: ["a", "b", "c"], view: label)
    let window = shown(pager)
    pager.scrollToItem(at: 1, animated: false)
    pager.frame.size = CGSize(width: 200, height: 400)
    window.layoutIfNeeded()
    #expect(
      pager.currentItemIndex == 1 && pager.currentItemView?.bounds.size == CGSize(width: 200, height: 400))
    #expect(pager.currentItemView?.superview?.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func pagesAreCountedAsAFractionAndABar() {
    let show = KitShow(items: 5)
    let (label, bar) = (CarouselPageLabel(for: show.carousel), CarouselPageBar(for: show.carousel))
    #expect(label.text == "1 / 5" && bar.progress == 0.2)
    show.carousel.scrollToItem(at: 3, animated: false)
    #expect(label.text == "4 / 5" && bar.progress == 0.8)
    label.pageText = { "\($0) of \($1)" }
    #expect(label.text == "4 of 5")
    let loop = CarouselLoop(show.carousel, dataSource: show)
    show.window.layoutIfNeeded()
    show.carousel.scrollToItem(at: 4, animated: false)
    #expect(label.text == "5 of 5" && bar.progress == 1)
    show.count = 0
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    #expect(label.text == "" && bar.progress == 0)
    withExtendedLifetime(loop) {}
  }

  @Test func buttonsRewind() {
    let show = KitShow(items: 3)
    let buttons = CarouselButtons(for: show.carousel)
    #expect(!buttons.previous.isEnabled)
    buttons.rewinds = true
    #expect(buttons.previous.isEnabled && buttons.next.isEnabled)
    buttons.previous.sendActions(for: .primaryActionTriggered)
    show.frames(60)
    #expect(show.carousel.currentItemIndex == 2 && buttons.next.isEnabled)
    buttons.next.sendActions(for: .primaryActionTriggered)
    show.frames(60)
    #expect(show.carousel.currentItemIndex == 0)
    buttons.rewinds = false
    #expect(!buttons.previous.isEnabled)
  }

  @Test func severalPropertiesOfAViewFollowTheItem() throws {
    let show = KitShow(items: 5)
    let parallax = CarouselParallax(
      of: show.carousel, [.shift(40), .drop(10), .scale(0.5), .opacity(0.2), .rotation(.nan)]
    ) { $0 }
    #expect(parallax.effects.count == 4 && parallax.distance == 40)
    show.carousel.scrollOffset = 0.5
    let view = try #require(show.carousel.itemView(at: 1))
    #expect(abs(view.alpha - 0.6) < 1e-6)
    #expect(view.transform == CGAffineTransform(a: 0.75, b: 0, c: 0, d: 0.75, tx: -20, ty: 5))
  }

  @Test func cellsAreMadeByTheirClass() throws {
    let source = CellSource()
    let carousel = iCarousel()
    carousel.register(CountedCell.self, forReuseIdentifier: "card", size: CGSize(width: 100, height: 80))
    carousel.dataSource = source
    let window = shown(carousel)
    let cell = try #require(carousel.itemView(at: 0) as? CountedCell)
    #expect(cell.bounds.size == CGSize(width: 100, height: 80) && cell.contentView.frame == cell.bounds)
    #expect(cell.contentView.subviews.count == 1)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "item 0")
    for place in 0..<20 { carousel.scrollOffset = CGFloat(place) }
    window.layoutIfNeeded()
    for index in carousel.indexesForVisibleItems {
      let cell = try #require(carousel.itemView(at: index) as? CountedCell)
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "item \(index)")
      #expect(cell.contentView.subviews.count == 1)
    }
    let uses = source.cells.reduce(0) { $0 + $1.uses }
    #expect(source.cells.count < 15 && uses == source.requests - source.cells.count)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func anItemIsEnlargedByADoubleTap() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let view = ZoomableView(content, maximumScale: 4)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    for _ in 0..<2 {
      window.sendTouch(.began, at: CGPoint(x: 100, y: 100))
      window.sendTouch(.ended, at: CGPoint(x: 100, y: 100))
      frames(window, 2)
    }
    frames(window, 60)
    #expect(abs(view.zoomScale - 4) < 1e-6)
    view.toggleZoom(at: CGPoint(x: 10, y: 10))
    frames(window, 60)
    #expect(view.zoomScale == 1)
    view.toggleZoom(at: .zero)
    frames(window, 60)
    view.removeFromSuperview()
    #expect(view.zoomScale == 1)
  }
}

/// A cell that counts how often it was prepared.
private final class CountedCell: CarouselCell {
  private(set) var uses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// Twenty cells with a text.
#if !ThreadConfined
  @MainActor
#endif
private final class CellSource: iCarouselDataSource {
  private(set) var cells: [CountedCell] = []
  private(set) var requests = 0

  func numberOfItems(in carousel: iCarousel) -> Int { 20 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let cell = carousel.dequeueReusableCell(CountedCell.self, withReuseIdentifier: "card")
    var content = UIListContentConfiguration.cell()
    content.text = "item \(index)"
    cell.contentConfiguration = content
    requests += 1
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    return cell
  }
}
