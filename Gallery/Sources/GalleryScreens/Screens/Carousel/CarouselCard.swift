import UIKitShim

/// An item of the carousel screens: a small poster with rounded corners and a shadow.
final class CarouselCard: UIView {
  private let poster = UIView()
  private let sky = CAGradientLayer()
  /// Darkens the ground behind the words.
  private let shade = CAGradientLayer()
  private let hill = UIView()
  private let farHill = UIView()
  private let sun = UIView()
  private let titleLabel = UILabel()
  private let numberLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  /// Shows the work that belongs to an item.
  func show(_ index: Int) {
    let work = Artwork.number(index)
    // The shadow needs a background. Where the edges of the card and of its poster are rounded apart, it shows.
    backgroundColor = work.lower
    sky.colors = [work.upper.cgColor, work.lower.cgColor]
    sun.backgroundColor = work.light
    farHill.backgroundColor = work.lower.withAlphaComponent(0.35)
    hill.backgroundColor = work.lower
    titleLabel.text = work.title
    numberLabel.text = "\(index + 1)"
    phase = CGFloat(((index % 5) + 5) % 5) / 5
    setNeedsLayout()
  }

  /// The position of the sun, from 0 on the left to 1 on the right.
  private var phase: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    poster.frame = bounds
    sky.frame = poster.bounds
    shade.frame = poster.bounds
    let (width, height) = (bounds.width, bounds.height)
    place(sun, diameter: width * 0.34, at: CGPoint(x: width * (0.28 + 0.5 * phase), y: height * 0.34))
    place(
      farHill, diameter: width * 1.6, at: CGPoint(x: width * (0.9 - 0.6 * phase), y: height + width * 0.28))
    place(hill, diameter: width * 1.8, at: CGPoint(x: width * (0.1 + 0.5 * phase), y: height + width * 0.52))
    let unit = width / 180
    titleLabel.font = .systemFont(ofSize: (20 * unit).rounded(), weight: .bold)
    // A longer word of another language has smaller letters.
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.6
    numberLabel.font = .systemFont(ofSize: (15 * unit).rounded(), weight: .semibold)
    titleLabel.frame = alongReading(
      CGRect(x: 16 * unit, y: height - 46 * unit, width: width - 66 * unit, height: 28 * unit))
    numberLabel.frame = alongReading(
      CGRect(x: width - 50 * unit, y: height - 43 * unit, width: 34 * unit, height: 22 * unit))
    numberLabel.textAlignment = readsFromRight ? .left : .right
    shape(small: min(1, width / 120))
  }

  private var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A frame, mirrored in a right-to-left layout.
  private func alongReading(_ frame: CGRect) -> CGRect {
    readsFromRight
      ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
  }

  /// Rounds the corners and sets the shadow, which is smaller on a small card.
  private func shape(small part: CGFloat) {
    layer.shadowRadius = 14 * part
    layer.shadowOffset = CGSize(width: 0, height: 10 * part)
    layer.cornerRadius = 20 * part
    poster.layer.cornerRadius = 20 * part
  }

  private func place(_ circle: UIView, diameter: CGFloat, at center: CGPoint) {
    circle.frame = CGRect(
      x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    circle.layer.cornerRadius = diameter / 2
  }

  private func build() {
    layer.shadowColor = UIColor(hex: 0x1B1E3C).cgColor
    layer.shadowOpacity = 0.28

    poster.layer.masksToBounds = true
    poster.isUserInteractionEnabled = false
    addSubview(poster)
    poster.layer.addSublayer(sky)
    for part in [sun, farHill, hill] { poster.addSubview(part) }
    shade.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.42).cgColor]
    shade.startPoint = CGPoint(x: 0.5, y: 0.45)
    shade.endPoint = CGPoint(x: 0.5, y: 0.85)
    poster.layer.addSublayer(shade)
    for label in [titleLabel, numberLabel] { poster.addSubview(label) }

    titleLabel.textColor = .white
    numberLabel.textColor = .white
  }
}
