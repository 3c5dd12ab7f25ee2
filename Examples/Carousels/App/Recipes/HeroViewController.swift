import CarouselKit

/// Pictures that fill the width, endless, moved on by themselves, with a button that pauses them.
final class HeroViewController: RecipeViewController {
  private let carousel = iCarousel()
  private let pages = UIPageControl()
  private let pause = UIButton(type: .system)
  private let story = UIStackView()
  private var autoplay: CarouselAutoplay?

  override func viewDidLoad() {
    super.viewDidLoad()
    let items = Items(3) { index, view in
      let hero = view as? HeroView ?? HeroView()
      hero.show(.number(index))
      return hero
    }
    items.fillsCarousel = true
    view.addSubview(carousel)
    let loop = CarouselLoop(carousel, dataSource: items, delegate: items)
    loop.pageControl = pages
    carousel.isPagingEnabled = true
    carousel.clipsToBounds = true
    let autoplay = CarouselAutoplay(carousel, interval: 4)
    autoplay.start()
    self.autoplay = autoplay
    keep(items)
    keep(loop)
    keep(CarouselParallax(of: carousel, distance: 60) { ($0 as? HeroView)?.picture })
    addControls()
    addStory()
  }

  private func addControls() {
    pages.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.45)
    pages.currentPageIndicatorTintColor = .white
    pause.backgroundColor = UIColor(white: 0, alpha: 0.35)
    pause.tintColor = .white
    pause.layer.cornerRadius = 18
    pause.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
    for control in [pages, pause] { view.addSubview(control) }
    showState()
  }

  private func addStory() {
    story.axis = .vertical
    story.spacing = 8
    // Without a height its spacing could not be kept before the first layout.
    story.frame.size = CGSize(width: 320, height: 100)
    for (text, size, weight, color) in [
      ("This week", 22.0, UIFont.Weight.bold, UIColor.label),
      ("Three journeys that our editors keep coming back to, and when to go.", 16, .regular, .secondaryLabel),
    ] {
      let label = addLabel(text, size: size, weight: weight, color: color)
      story.addArrangedSubview(label)
    }
    view.addSubview(story)
  }

  private func toggle() {
    autoplay?.state == .paused ? autoplay?.resume() : autoplay?.pause()
    showState()
  }

  private func showState() {
    let isPaused = autoplay?.state == .paused
    pause.setImage(UIImage(systemName: isPaused ? "play.fill" : "pause.fill"), for: .normal)
    pause.accessibilityLabel = isPaused ? "Play" : "Pause"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = content
    place(carousel, in: CGRect(x: 0, y: area.minY, width: area.width, height: area.height * 0.76))
    pages.frame = CGRect(x: 0, y: carousel.frame.maxY - 40, width: area.width, height: 28)
    pause.frame = CGRect(x: area.width - 56, y: carousel.frame.minY + 16, width: 36, height: 36)
    let size = story.systemLayoutSizeFitting(
      CGSize(width: area.width - 40, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    story.frame = CGRect(x: 20, y: carousel.frame.maxY + 24, width: area.width - 40, height: size.height)
  }
}

/// An item: a picture that is wider than the item, and a title.
private final class HeroView: UIView {
  let picture = SceneryView(.number(0))
  private let title = UILabel()
  private let note = UILabel()
  private let shade = CAGradientLayer()
  private let shadeView = UIView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    shade.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.6).cgColor]
    shade.startPoint = CGPoint(x: 0.5, y: 0.45)
    shadeView.layer.addSublayer(shade)
    title.font = .systemFont(ofSize: 40, weight: .heavy)
    note.font = .systemFont(ofSize: 17, weight: .medium)
    title.textColor = .white
    note.textColor = UIColor(white: 1, alpha: 0.9)
    for view in [picture, shadeView, title, note] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: Place) {
    picture.show(place)
    title.text = place.name
    note.text = place.note
    isAccessibilityElement = true
    accessibilityLabel = place.name + ", " + place.note
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    picture.bounds = CGRect(x: 0, y: 0, width: size.width + 120, height: size.height)
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    shadeView.frame = bounds
    shade.frame = bounds
    note.frame = CGRect(x: 24, y: size.height - 76, width: size.width - 48, height: 24)
    title.frame = CGRect(x: 24, y: note.frame.minY - 50, width: size.width - 48, height: 48)
  }
}
