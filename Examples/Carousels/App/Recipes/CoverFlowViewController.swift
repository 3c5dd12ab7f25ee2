import CarouselKit

/// Records with their reflections, and the name of the current one.
final class CoverFlowViewController: RecipeViewController {
  private let carousel = iCarousel()
  private let bar: CarouselScrollbar
  private lazy var name = addLabel("", size: 22, weight: .bold)
  private lazy var artist = addLabel("", size: 16, color: .secondaryLabel)

  init() {
    bar = CarouselScrollbar(carousel)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .canvas
    let items = Items(Place.all.count) { index, _ in
      let cover = CoverView(.number(index))
      let view = ReflectedView(cover)
      view.reflectedPart = 0.4
      return view
    }
    items.didChange = { [weak self] in self?.showNames($0.currentItemIndex) }
    items.option = { option, value in option == .spacing ? 0.32 : value }
    carousel.type = .coverFlow
    add(carousel, items)
    view.addSubview(bar)
    for label in [name, artist] { label.textAlignment = .center }
    carousel.currentItemIndex = 3
    showNames(3)
  }

  private func showNames(_ index: Int) {
    let place = Place.number(max(index, 0))
    name.text = place.name
    artist.text = "The " + place.country + " Sessions"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = content
    carousel.frame = CGRect(x: 0, y: area.minY + 60, width: area.width, height: 400)
    name.frame = CGRect(x: 20, y: carousel.frame.maxY + 20, width: area.width - 40, height: 28)
    artist.frame = CGRect(x: 20, y: name.frame.maxY + 2, width: area.width - 40, height: 22)
    bar.frame = CGRect(x: 70, y: artist.frame.maxY + 36, width: area.width - 140, height: 6)
  }
}

/// The cover of a record.
private final class CoverView: UIView {
  private let picture: SceneryView

  init(_ place: Place) {
    picture = SceneryView(place)
    super.init(frame: CGRect(x: 0, y: 0, width: 220, height: 220))
    picture.frame = bounds
    picture.layer.cornerRadius = 8
    addSubview(picture)
    let title = UILabel(frame: CGRect(x: 16, y: 14, width: 188, height: 30))
    title.text = place.name
    title.font = .systemFont(ofSize: 22, weight: .heavy)
    title.textColor = .white
    addSubview(title)
    isAccessibilityElement = true
    accessibilityLabel = place.name
  }

  required init?(coder: NSCoder) { nil }
}
