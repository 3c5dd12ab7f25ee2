import CarouselKit

/// Screens one below the other. The one that is in view plays.
final class FeedViewController: RecipeViewController {
  private let carousel = iCarousel()

  override var barTint: UIColor? { .white }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let items = Items(Place.all.count) { index, view in
      let clip = view as? ClipView ?? ClipView()
      clip.show(.number(index))
      return clip
    }
    items.fillsCarousel = true
    carousel.isVertical = true
    carousel.isPagingEnabled = true
    carousel.clipsToBounds = true
    carousel.releaseSpring = iCarousel.Spring(response: 0.35, dampingRatio: 1)
    carousel.bounceStyle = .rubberBand
    add(carousel, items)
    keep(
      CarouselVisibility(of: carousel, threshold: 0.6) { [weak self] index, isInView in
        (self?.carousel.itemView(at: index) as? ClipView)?.isPlaying = isInView
      })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = content
    place(carousel, in: CGRect(x: 0, y: area.minY, width: area.width, height: view.bounds.height - area.minY))
  }
}

/// A clip with its words and buttons.
private final class ClipView: UIView {
  private let picture = SceneryView(.number(0))
  private let shade = CAGradientLayer()
  private let shadeView = UIView()
  private let name = UILabel()
  private let note = UILabel()
  private let chip = UILabel()
  private var buttons: [UIButton] = []

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    shade.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.6).cgColor]
    shade.startPoint = CGPoint(x: 0.5, y: 0.55)
    shadeView.layer.addSublayer(shade)
    name.font = .systemFont(ofSize: 20, weight: .bold)
    note.font = .systemFont(ofSize: 16)
    note.numberOfLines = 2
    chip.font = .systemFont(ofSize: 13, weight: .semibold)
    chip.textAlignment = .center
    chip.backgroundColor = UIColor(white: 0, alpha: 0.4)
    chip.layer.cornerRadius = 14
    chip.clipsToBounds = true
    for label in [name, note, chip] { label.textColor = .white }
    for view in [picture, shadeView, name, note, chip] { addSubview(view) }
    for (symbol, label) in [("heart.fill", "Like"), ("message.fill", "Comment"), ("paperplane.fill", "Send")]
    {
      addButton(symbol, label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addButton(_ symbol: String, _ label: String) {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.tintColor = .white
    button.backgroundColor = UIColor(white: 0, alpha: 0.3)
    button.layer.cornerRadius = 24
    button.accessibilityLabel = label
    buttons.append(button)
    addSubview(button)
  }

  var isPlaying = false {
    didSet { chip.text = isPlaying ? "Playing" : "Paused" }
  }

  func show(_ place: Place) {
    picture.show(place)
    name.text = place.name + ", " + place.country
    note.text = place.note
    isPlaying = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    picture.frame = bounds
    shadeView.frame = bounds
    shade.frame = bounds
    chip.frame = CGRect(x: 16, y: 16, width: 84, height: 28)
    name.frame = CGRect(x: 20, y: height - 128, width: width - 110, height: 26)
    note.frame = CGRect(x: 20, y: height - 98, width: width - 110, height: 44)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: width - 64, y: height - 240 + CGFloat(index) * 62, width: 48, height: 48)
    }
  }
}
