import CarouselKit

/// A carousel with the options that are chosen.
final class PlaygroundStage: UIView {
  let carousel = iCarousel()
  private(set) lazy var items = Items(8) { [weak self] index, _ in self?.card(index) ?? UIView() }
  var options: [(iCarouselOption, CGFloat)] = []
  private(set) var autoplay: CarouselAutoplay?
  var hasDifferentWidths = false
  var hasParallax = false
  var isReflected = false
  var isRepeated = false
  var hasPages = false
  var hasBar = false
  var hasButtons = false
  var hasThumbnails = false

  private let pages = UIPageControl()
  private var bar: CarouselScrollbar?
  private var buttons: CarouselButtons?
  private var thumbnails: iCarousel?
  private var kept: [NSObject] = []

  /// Applies values.
  init(_ values: [PlaygroundOption.Value]) {
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(carousel)
    for value in values { value.apply(self) }
    items.option = { [weak self] option, value in
      self?.options.last { $0.0 == option }?.1 ?? value
    }
    connect()
    addCompanions()
  }

  required init?(coder: NSCoder) { nil }

  /// Starts autoplay.
  func play(_ interval: Double, duration: @escaping (Int) -> Double?) {
    let autoplay = CarouselAutoplay(carousel, interval: interval)
    autoplay.duration = duration
    autoplay.start()
    self.autoplay = autoplay
  }

  private func connect() {
    if isRepeated {
      items.count = 3
      let loop = CarouselLoop(carousel, dataSource: items, delegate: items)
      if hasPages { loop.pageControl = pages }
      kept.append(loop)
    } else {
      carousel.delegate = items
      carousel.dataSource = items
      if hasPages { carousel.pageControl = pages }
    }
    guard hasParallax else { return }
    kept.append(
      CarouselParallax(of: carousel, distance: 40) { view in
        ((view as? ReflectedView)?.contentView ?? view).subviews.first?.subviews.first
      })
  }

  private func addCompanions() {
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .accent
    if hasPages { addSubview(pages) }
    if hasBar {
      let bar = CarouselScrollbar(carousel)
      addSubview(bar)
      self.bar = bar
    }
    if hasButtons {
      let buttons = CarouselButtons(for: carousel)
      for button in [buttons.previous, buttons.next] { addSubview(button) }
      self.buttons = buttons
    }
    if hasThumbnails { addThumbnails() }
  }

  private func addThumbnails() {
    let thumbnails = iCarousel()
    let small = Items(items.count) { index, _ in
      let view = SceneryView(.number(index))
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      view.layer.cornerRadius = 8
      return view
    }
    small.option = { option, value in option == .spacing ? 1.15 : value }
    thumbnails.delegate = small
    thumbnails.dataSource = small
    addSubview(thumbnails)
    kept += [small, CarouselLink(carousel, with: thumbnails)]
    self.thumbnails = thumbnails
  }

  private func card(_ index: Int) -> UIView {
    let width: CGFloat = hasDifferentWidths ? [120, 180, 90][index % 3] : 140
    let card = PlaceCard(size: CGSize(width: width, height: isReflected ? 130 : 180))
    card.show(.number(index))
    return isReflected ? ReflectedView(card) : card
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds
    if let thumbnails {
      thumbnails.frame = CGRect(x: area.minX, y: area.maxY - 56, width: area.width, height: 56)
      area.size.height -= 56
    }
    if let bar {
      bar.frame = CGRect(x: 24, y: area.maxY - 16, width: area.width - 48, height: 5)
      area.size.height -= 22
    }
    if hasPages {
      pages.frame = CGRect(x: 0, y: area.maxY - 28, width: area.width, height: 28)
      area.size.height -= 28
    }
    layOutCarousel(in: area)
    buttons?.previous.center = CGPoint(x: 34, y: area.midY)
    buttons?.next.center = CGPoint(x: area.width - 34, y: area.midY)
  }

  /// Gives the carousel its own size, if its content determines that.
  private func layOutCarousel(in area: CGRect) {
    let size = carousel.intrinsicContentSize
    var frame = area
    if carousel.contentSizing != nil && size.height > 0 {
      frame = CGRect(x: area.minX, y: area.midY - size.height / 2, width: area.width, height: size.height)
    } else if isReflected {
      frame.size.height -= 40
    }
    if carousel.frame != frame { carousel.frame = frame }
  }
}
