import CarouselKit

/// A picture of a place: a sky, a sun and two hills.
final class SceneryView: UIView {
  private let sky = CAGradientLayer()
  private let sun = UIView()
  private let farHill = UIView()
  private let nearHill = UIView()
  private var hour: CGFloat = 0.5

  init(_ place: Place) {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    layer.addSublayer(sky)
    for part in [sun, farHill, nearHill] { addSubview(part) }
    show(place)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another place.
  func show(_ place: Place) {
    sky.colors = [place.sky.cgColor, place.light.cgColor]
    sky.endPoint = CGPoint(x: 0.5, y: 0.8)
    sun.backgroundColor = place.light
    farHill.backgroundColor = place.ground.withAlphaComponent(0.55)
    nearHill.backgroundColor = place.ground
    hour = place.hour
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sky.frame = bounds
    let (width, height) = (bounds.width, bounds.height)
    let unit = max(width, height)
    circle(sun, unit * 0.2, CGPoint(x: width * (0.15 + 0.7 * hour), y: height * 0.34))
    circle(farHill, unit * 1.5, CGPoint(x: width * (0.95 - 0.7 * hour), y: height * 0.58 + unit * 0.75))
    circle(nearHill, unit * 1.9, CGPoint(x: width * (0.1 + 0.6 * hour), y: height * 0.72 + unit * 0.95))
  }

  private func circle(_ view: UIView, _ diameter: CGFloat, _ center: CGPoint) {
    view.frame = CGRect(
      x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    view.layer.cornerRadius = diameter / 2
  }
}
