import CarouselKit
import OpenUIKit
import Testing

/// The recipes of `docs/carousels.md` do what their titles state, with the lines of the page, however fast the finger is.
#if !ThreadConfined
  @MainActor
#endif
@Suite struct RecipeTests {
  /// A carousel of the size of a phone's screen, with items of a size.
  private func show(_ items: Int, _ size: CGSize = CGSize(width: 390, height: 400)) -> KitShow {
    let show = KitShow(items: items)
    show.carousel.frame = CGRect(origin: .zero, size: size)
    show.window.layoutIfNeeded()
    return show
  }

  /// Swipes across the middle of the carousel in steps of a sixtieth of a second, and waits.
  private func swipe(_ show: KitShow, by distance: CGFloat, steps: Int) {
    let frame = show.carousel.frame
    var place = CGPoint(x: distance < 0 ? frame.maxX - 10 : frame.minX + 10, y: frame.midY)
    if show.carousel.isVertical {
      place = CGPoint(x: frame.midX, y: distance < 0 ? frame.maxY - 10 : frame.minY + 10)
    }
    show.window.sendTouch(.began, at: place)
    for _ in 0..<steps {
      show.frames(1)
      let step = distance / CGFloat(steps)
      if show.carousel.isVertical { place.y += step } else { place.x += step }
      show.window.sendTouch(.moved, at: place)
    }
    show.window.sendTouch(.ended, at: place)
    show.frames(300)
  }

  @Test(
    "Card stack: a swipe throws one card",
    arguments: [(60.0, 2), (60, 5), (200, 2), (200, 20), (370, 2), (370, 5), (370, 40)])
  func cards(_ distance: Double, _ steps: Int) {
    let show = show(12)
    show.carousel.itemTransform = CardsTransform(cardsBelow: 3)
    show.carousel.maximumPagesPerGesture = 1
    for place in 1...4 {
      swipe(show, by: -distance, steps: steps)
      #expect(show.carousel.scrollOffset == CGFloat(place))
    }
    swipe(show, by: distance, steps: steps)
    #expect(show.carousel.scrollOffset == 3)
  }

  @Test("Card stack: three cards look out below the top one")
  func cardsBelow() throws {
    let show = show(12)
    show.carousel.itemTransform = CardsTransform(cardsBelow: 3)
    let frames = try (0...3).map { try #require(show.carousel.itemView(at: $0)?.superview?.frame) }
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(lower.maxX > upper.maxX + 4) }
    #expect(show.carousel.itemView(at: 4)?.superview?.alpha ?? 0 < 0.01)
  }

  @Test("Hero: three pictures without an end, which move on, and move less than their frames")
  func hero() throws {
    let show = show(3)
    show.side = 390
    let loop = CarouselLoop(show.carousel, dataSource: show, delegate: show)
    let pages = UIPageControl()
    loop.pageControl = pages
    show.carousel.isPagingEnabled = true
    let parallax = CarouselParallax(of: show.carousel, distance: 60) { $0 }
    let autoplay = CarouselAutoplay(show.carousel, interval: 4)
    autoplay.start()
    show.window.layoutIfNeeded()
    for page in [1, 2, 0, 1] {
      show.frames(4 * 60 + 40)
      #expect(pages.currentPage == page && pages.numberOfPages == 3)
    }
    show.carousel.scrollOffset = 0.25
    let view = try #require(show.carousel.itemView(at: 0))
    #expect(abs(view.transform.tx) > 1 && abs(view.transform.tx) < 60)
    withExtendedLifetime(parallax) {}
  }

  @Test("Product strip: the first product is at the margin, and a swipe moves by as many as fit")
  func products() {
    let show = show(20)
    show.side = 110
    show.carousel.itemAlignment = .leading
    show.carousel.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    show.carousel.containsItems = true
    show.carousel.pageSize = .fitting
    show.carousel.isPagingEnabled = true
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    let buttons = CarouselButtons(for: show.carousel)
    let left = { show.carousel.itemView(at: show.carousel.currentItemIndex)?.superview?.frame.minX }
    #expect(left() == 20 && !buttons.previous.isEnabled)
    // 350 points for products of 110.
    swipe(show, by: -150, steps: 5)
    #expect(show.carousel.currentItemIndex == 3 && left() == 20)
    buttons.next.sendActions(for: .primaryActionTriggered)
    show.frames(60)
    #expect(show.carousel.currentItemIndex == 6)
    show.carousel.scrollToItem(at: 19, animated: false)
    let right = show.carousel.itemView(at: 19)?.superview?.frame.maxX ?? 0
    #expect(abs(right - 370) < 1e-6 && !buttons.next.isEnabled)
  }

  @Test("Story viewer: stories follow each other, their time fills, and the last one stays")
  func stories() {
    let show = show(3)
    show.side = 390
    show.carousel.itemTransform = CubeTransform()
    show.carousel.isPagingEnabled = true
    let autoplay = CarouselAutoplay(show.carousel, interval: 5)
    autoplay.end = .stop
    autoplay.start()
    show.carousel.reloadData()
    show.window.layoutIfNeeded()
    for story in 0..<3 {
      show.frames(150 + (story > 0 ? 26 : 0))
      #expect(show.carousel.currentItemIndex == story)
      #expect(abs(autoplay.progress - 0.5) < 0.05)
      show.frames(155)
    }
    #expect(autoplay.state == .stopped && show.carousel.currentItemIndex == 2)
  }

  @Test("Introduction: parts of a page move apart, and words fade in with it")
  func introduction() throws {
    let show = show(3)
    show.side = 390
    show.carousel.reloadData()
    show.carousel.isPagingEnabled = true
    show.carousel.bounceStyle = .rubberBand
    let parallax = CarouselParallax(of: show.carousel, [.shift(120), .scale(0.8), .opacity(0.4)]) { $0 }
    var words: [Int: CGFloat] = [:]
    let progress = CarouselProgress(of: show.carousel) { words[$0.index] = $0.presence }
    show.window.layoutIfNeeded()
    show.carousel.scrollOffset = 0.25
    #expect(words[0] == 0.75 && words[1] == 0.25)
    let views = try (0...1).map { try #require(show.carousel.itemView(at: $0)) }
    #expect(views[0].alpha > views[1].alpha && views[0].transform.tx != views[1].transform.tx)
    #expect(views[1].transform.a < views[0].transform.a && views[0].transform.a < 1)
    withExtendedLifetime((parallax, progress)) {}
  }

  @Test("Pages of a grid: a swipe shows the columns that follow those in sight", arguments: [2, 5, 15])
  func grid(_ steps: Int) {
    let show = show(40)
    show.side = 120
    let grid = CarouselGrid(show.carousel, dataSource: show, rows: 3, spacing: 12)
    show.carousel.itemAlignment = .leading
    show.carousel.containsItems = true
    show.carousel.pageSize = .fitting
    show.carousel.maximumPagesPerGesture = 1
    show.carousel.releaseSpring = iCarousel.Spring(response: 0.45, dampingRatio: 0.9)
    show.window.layoutIfNeeded()
    // Columns of 132 points, two of which fit.
    for page in 1...3 {
      swipe(show, by: -250, steps: steps)
      #expect(show.carousel.scrollOffset == CGFloat(page * 2))
    }
    #expect(grid.itemView(at: 18)?.window != nil)
  }

  @Test("Vertical feed: one clip plays, and a swipe leads to the next", arguments: [3, 10])
  func feed(_ steps: Int) {
    let show = show(8, CGSize(width: 390, height: 600))
    show.carousel.isVertical = true
    show.carousel.isPagingEnabled = true
    show.carousel.itemSizing = .filling
    var playing: Set<Int> = []
    let visibility = CarouselVisibility(of: show.carousel, threshold: 0.6) { index, isInView in
      if isInView { playing.insert(index) } else { playing.remove(index) }
    }
    show.window.layoutIfNeeded()
    for clip in 1...4 {
      swipe(show, by: -400, steps: steps)
      #expect(show.carousel.currentItemIndex == clip && playing == [clip])
    }
    withExtendedLifetime(visibility) {}
  }

  @Test("Thumbnails: they follow the picture, and a tap on one shows its picture")
  func thumbnails() {
    let show = show(10)
    let thumbnails = iCarousel(frame: CGRect(x: 0, y: 420, width: 390, height: 80))
    let small = KitShow(items: 10)
    small.side = 70
    thumbnails.dataSource = small
    show.window.addSubview(thumbnails)
    let link = CarouselLink(show.carousel, with: thumbnails)
    show.window.layoutIfNeeded()
    show.carousel.scrollToItem(at: 3, animated: true)
    show.frames(60)
    #expect(thumbnails.currentItemIndex == 3)
    for phase in [UITouch.Phase.began, .ended] {
      show.window.sendTouch(phase, at: CGPoint(x: 195 + 140, y: 460))
    }
    show.frames(60)
    #expect(show.carousel.currentItemIndex == 5 && thumbnails.currentItemIndex == 5)
    withExtendedLifetime(link) {}
  }

  @Test("Testimonials: the carousel is as high as the current one, and what is below moves with it")
  func testimonials() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let carousel = iCarousel.pager(of: ["Short.", String(repeating: "A long quotation. ", count: 20)]) {
      let label = $1 as? UILabel ?? UILabel()
      label.numberOfLines = 0
      label.text = $0
      return label
    }
    carousel.itemSizing = CarouselItemSizing(along: .fraction(1), across: .natural)
    carousel.contentSizing = .currentItem
    let below = UIView()
    for view in [carousel, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      carousel.topAnchor.constraint(equalTo: window.topAnchor),
      carousel.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      carousel.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      below.topAnchor.constraint(equalTo: carousel.bottomAnchor),
    ])
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let low = below.frame.minY
    #expect(low > 10 && low < 60 && carousel.bounds.height == low)
    carousel.scrollToItem(at: 1, animated: false)
    window.layoutIfNeeded()
    #expect(below.frame.minY > low + 40 && carousel.bounds.height == below.frame.minY)
  }
}
