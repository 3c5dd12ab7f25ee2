import OpenUIKit
import OpenUIKitWeb
import iCarousel

/// A window with a cover flow of 30 visible cards, like those of the gallery's screens, that a finger drags to and fro, and
/// a page that shows it.
@MainActor
final class CardStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1780, height: 720))
  private let carousel = iCarousel()
  private let source = Cards()
  private var mirror = PageMirror()
  private var commands = CommandBuffer()
  private var frames = 0

  init() {
    carousel.frame = CGRect(x: 0, y: 90, width: 1440, height: 630)
    carousel.type = .coverFlow
    carousel.delegate = source
    carousel.dataSource = source
    window.addSubview(carousel)
    window.makeKeyAndVisible()
    show()
    window.sendTouch(.began, at: place, time: time)
    precondition(carousel.numberOfVisibleItems == 30)
  }

  /// The entries of the list that is shown.
  var entryCount: Int { window.displayList().entries.count }
  /// The numbers that the latest frame sent to the page.
  var numberCount: Int { commands.numbers.count }

  /// Lets a frame pass: the finger moves, time passes, and the page receives what has changed.
  func frame() {
    drag()
    show()
  }

  /// Moves the finger, and with it the cards.
  func drag() {
    frames += 1
    window.sendTouch(.moved, at: place, time: time)
  }

  /// Lists what the window shows.
  func list() { _ = window.displayList() }

  /// Writes what has changed.
  func show() {
    commands.removeAll()
    mirror.update(to: window.displayList(), measurer: window.textMeasurer, &commands)
  }

  private var time: Double { Double(frames) / 60 }

  private var place: CGPoint {
    CGPoint(x: 720 + 560 * sin(CGFloat(frames) / 42), y: 300)
  }
}

/// Forty cards in a ring.
private final class Cards: iCarouselDataSource, iCarouselDelegate {
  func numberOfItems(in carousel: iCarousel) -> Int { 40 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let card = view as? Card ?? Card(frame: CGRect(x: 0, y: 0, width: 170, height: 222))
    card.show(index)
    return card
  }

  func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat)
    -> CGFloat
  {
    switch option {
    case .wrap: 1
    case .visibleItems: 30
    default: value
    }
  }
}

/// A poster with rounded corners and a shadow: a gradient, three circles and two texts.
private final class Card: UIView {
  private let poster = UIView()
  private let sky = CAGradientLayer()
  private let circles = [UIView(), UIView(), UIView()]
  private let labels = [UILabel(), UILabel()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 14
    layer.cornerRadius = 20
    backgroundColor = .white
    poster.layer.cornerRadius = 20
    poster.layer.masksToBounds = true
    addSubview(poster)
    poster.layer.addSublayer(sky)
    for part in circles + labels { poster.addSubview(part) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ index: Int) {
    let hue = CGFloat(index % 12) / 12
    sky.colors = [
      UIColor(hue: hue, saturation: 0.5, brightness: 1, alpha: 1).cgColor,
      UIColor(hue: hue, saturation: 1, brightness: 0.5, alpha: 1).cgColor,
    ]
    for circle in circles { circle.backgroundColor = UIColor(white: hue, alpha: 0.5) }
    labels[0].text = "Daybreak"
    labels[1].text = "\(index + 1)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    poster.frame = bounds
    sky.frame = bounds
    for (place, circle) in circles.enumerated() {
      let diameter = bounds.width * (0.34 + 0.6 * CGFloat(place))
      circle.frame = CGRect(x: 20, y: 40 + 50 * CGFloat(place), width: diameter, height: diameter)
      circle.layer.cornerRadius = diameter / 2
    }
    labels[0].frame = CGRect(x: 16, y: bounds.height - 46, width: bounds.width - 60, height: 28)
    labels[1].frame = CGRect(x: bounds.width - 56, y: bounds.height - 43, width: 40, height: 22)
  }
}
