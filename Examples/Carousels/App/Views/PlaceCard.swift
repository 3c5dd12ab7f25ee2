import CarouselKit

/// A card with the picture of a place and its name.
final class PlaceCard: UIView {
  private let scenery = SceneryView(.number(0))
  private let shade = CAGradientLayer()
  private let shadeView = UIView()
  private let nameLabel = UILabel()
  private let countryLabel = UILabel()
  private let clip = UIView()

  /// Creates a card with a size, in points.
  init(size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    clip.clipsToBounds = true
    clip.layer.cornerRadius = 20
    clip.isUserInteractionEnabled = false
    addSubview(clip)
    shade.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.55).cgColor]
    shade.startPoint = CGPoint(x: 0.5, y: 0.5)
    shadeView.layer.addSublayer(shade)
    for view in [scenery, shadeView, nameLabel, countryLabel] { clip.addSubview(view) }
    nameLabel.font = .systemFont(ofSize: size.width < 160 ? 17 : 24, weight: .bold)
    countryLabel.font = .systemFont(ofSize: size.width < 160 ? 12 : 15, weight: .medium)
    nameLabel.textColor = .white
    countryLabel.textColor = UIColor(white: 1, alpha: 0.85)
    nameLabel.adjustsFontSizeToFitWidth = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a place.
  func show(_ place: Place) {
    scenery.show(place)
    nameLabel.text = place.name
    countryLabel.text = place.country
    isAccessibilityElement = true
    accessibilityLabel = place.name + ", " + place.country
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    scenery.frame = bounds
    shadeView.frame = bounds
    shade.frame = bounds
    let inset: CGFloat = bounds.width < 160 ? 12 : 20
    let width = bounds.width - 2 * inset
    let (name, country) = (nameLabel.font.lineHeight, countryLabel.font.lineHeight)
    countryLabel.frame = CGRect(x: inset, y: bounds.height - inset - country, width: width, height: country)
    nameLabel.frame = CGRect(x: inset, y: countryLabel.frame.minY - name - 2, width: width, height: name)
  }
}
