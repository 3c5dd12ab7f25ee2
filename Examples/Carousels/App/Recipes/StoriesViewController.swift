import CarouselKit

/// Stories on the sides of a cube. Each has a time of its own; a touch holds it.
final class StoriesViewController: RecipeViewController {
  private let carousel = iCarousel()
  private let bars = StoryBars(Place.all.count)
  private var autoplay: CarouselAutoplay?

  override var barTint: UIColor? { .white }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let items = Items(Place.all.count) { index, view in
      let story = view as? StoryView ?? StoryView()
      story.show(.number(index))
      return story
    }
    items.fillsCarousel = true
    carousel.itemTransform = CubeTransform()
    carousel.perspective = -1 / 900
    carousel.isPagingEnabled = true
    carousel.clipsToBounds = true
    carousel.layer.cornerRadius = 16
    add(carousel, items)
    view.addSubview(bars)
    play()
  }

  private func play() {
    let autoplay = CarouselAutoplay(carousel, interval: 5)
    autoplay.duration = { $0 == 0 ? 7 : nil }
    autoplay.end = .stop
    autoplay.start()
    self.autoplay = autoplay
    keep(FrameFollower(carousel) { [weak self] in self?.showProgress() })
  }

  private func showProgress() {
    bars.show(carousel.currentItemIndex, progress: autoplay?.progress ?? 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = content
    place(carousel, in: CGRect(x: 0, y: area.minY, width: area.width, height: area.height))
    bars.frame = CGRect(x: 12, y: area.minY + 12, width: area.width - 24, height: 3)
  }
}

/// Calls a closure in each frame.
private final class FrameFollower: NSObject, iCarouselObserver {
  private let body: () -> Void

  init(_ carousel: iCarousel, _ body: @escaping () -> Void) {
    self.body = body
    super.init()
    carousel.addObserver(self)
  }

  func carousel(_ carousel: iCarousel, frameAt time: TimeInterval) { body() }
}

/// A bar for each story: those before are full, and the current one fills.
private final class StoryBars: UIView {
  private var bars: [UIProgressView] = []

  init(_ count: Int) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for _ in 0..<count {
      let bar = UIProgressView(progressViewStyle: .bar)
      bar.trackTintColor = UIColor(white: 1, alpha: 0.35)
      bar.progressTintColor = .white
      bars.append(bar)
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ current: Int, progress: CGFloat) {
    for (index, bar) in bars.enumerated() {
      bar.progress = index < current ? 1 : (index == current ? Float(progress) : 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width + 4) / CGFloat(bars.count)
    for (index, bar) in bars.enumerated() {
      bar.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width - 4, height: bounds.height)
    }
  }
}

/// A story: a picture as large as the screen, its author and its words.
private final class StoryView: UIView {
  private let picture = SceneryView(.number(0))
  private let avatar = UIView()
  private let author = UILabel()
  private let words = UILabel()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 16
    avatar.layer.cornerRadius = 18
    avatar.layer.borderWidth = 2
    avatar.layer.borderColor = UIColor.white.cgColor
    author.font = .systemFont(ofSize: 15, weight: .semibold)
    words.font = .systemFont(ofSize: 34, weight: .heavy)
    words.numberOfLines = 0
    for label in [author, words] { label.textColor = .white }
    for view in [picture, avatar, author, words] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: Place) {
    picture.show(place)
    avatar.backgroundColor = place.ground
    author.text = place.name
    words.text = place.note
    isAccessibilityElement = true
    accessibilityLabel = place.note
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    avatar.frame = CGRect(x: 16, y: 30, width: 36, height: 36)
    author.frame = CGRect(x: 62, y: 37, width: bounds.width - 80, height: 22)
    words.frame = CGRect(x: 24, y: bounds.height - 176, width: bounds.width - 48, height: 140)
  }
}
