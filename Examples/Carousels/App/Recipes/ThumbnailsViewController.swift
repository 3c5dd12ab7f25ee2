import CarouselKit

/// A large picture, and a row of small ones that follows it and leads to each.
final class ThumbnailsViewController: RecipeViewController {
  private let carousel = iCarousel()
  private let thumbnails = iCarousel()
  private lazy var caption = addLabel("", size: 22, weight: .bold)
  private lazy var note = addLabel("", size: 16, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    let pictures = Items(Place.all.count) { index, view in
      let picture = view as? SceneryView ?? SceneryView(.number(index))
      picture.show(.number(index))
      picture.isAccessibilityElement = true
      picture.accessibilityLabel = Place.number(index).name
      return picture
    }
    pictures.fillsCarousel = true
    pictures.didChange = { [weak self] _ in self?.showCaption() }
    carousel.isPagingEnabled = true
    carousel.clipsToBounds = true
    carousel.layer.cornerRadius = 20
    add(carousel, pictures)
    addThumbnails()
    keep(CarouselLink(carousel, with: thumbnails))
    showCaption()
  }

  private func addThumbnails() {
    let items = Items(Place.all.count) { index, view in
      let thumbnail = view as? ThumbnailView ?? ThumbnailView()
      thumbnail.show(.number(index))
      return thumbnail
    }
    thumbnails.containsItems = true
    thumbnails.accessibilityLabel = "Pictures"
    thumbnails.centerItemWhenSelected = false
    add(thumbnails, items)
    keep(
      CarouselProgress(of: carousel) { [weak self] item in
        let thumbnail = self?.thumbnails.itemView(at: item.index) as? ThumbnailView
        thumbnail?.presence = item.presence
      })
  }

  private func showCaption() {
    let place = Place.number(max(carousel.currentItemIndex, 0))
    caption.text = place.name + ", " + place.country
    note.text = place.note
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = content.insetBy(dx: 20, dy: 16)
    place(carousel, in: CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - 190))
    thumbnails.frame = CGRect(x: 0, y: carousel.frame.maxY + 16, width: view.bounds.width, height: 72)
    caption.frame = CGRect(x: 20, y: thumbnails.frame.maxY + 24, width: area.width, height: 28)
    note.frame = CGRect(x: 20, y: caption.frame.maxY + 4, width: area.width, height: 22)
  }
}

/// A small picture with a frame that appears as its place becomes the current one.
private final class ThumbnailView: UIView {
  private let picture = SceneryView(.number(0))
  private let ring = UIView()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 72, height: 72))
    ring.frame = bounds.insetBy(dx: 2, dy: 2)
    ring.layer.cornerRadius = 16
    ring.layer.borderWidth = 3
    ring.alpha = 0
    picture.frame = bounds.insetBy(dx: 7, dy: 7)
    picture.layer.cornerRadius = 11
    for view in [ring, picture] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// How much the picture is the current one, from 0 to 1.
  var presence: CGFloat = 0 {
    didSet { ring.alpha = presence }
  }

  func show(_ place: Place) {
    picture.show(place)
    presence = 0
    isAccessibilityElement = true
    accessibilityLabel = place.name
    ring.layer.borderColor = UIColor.accent.resolvedColor(with: traitCollection).cgColor
  }
}
