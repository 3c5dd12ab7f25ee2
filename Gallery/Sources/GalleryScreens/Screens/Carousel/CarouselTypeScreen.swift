import Masonry
import UIKitShim
import iCarousel

/// A carousel of one type, with a slider for every option that affects the type.
final class CarouselTypeScreen: CarouselScreen {
  private let type: iCarouselType
  private var dials: CarouselDials
  private var wraps: Bool
  private var rows: [SliderRow] = []
  private let switches = SwitchRow()
  private let cardCount: Int

  init(_ type: iCarouselType, cardCount: Int = 12) {
    self.type = type
    self.cardCount = cardCount
    dials = CarouselDials(for: type)
    wraps = type != .linear && type != .custom
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a carousel screen is made in code")
  }

  override var title: String { type.title }
  override var itemCount: Int { cardCount }
  override var cardSize: CGSize { type.cardSize }
  override var heightInCards: CGFloat { type.heightInCards }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = type
    carousel.perspective = dials.perspective
    cardsDidScale(to: 1)
    carousel.currentItemIndex = 4
    // On a wide or low screen the cards of these types rise above the carousel, where the headline is.
    carousel.clipsToBounds = type == .invertedWheel || type == .invertedCylinder
  }

  override func cardsDidScale(to part: CGFloat) {
    carousel.viewpointOffset.height = type.viewpoint * part
    carousel.contentOffset.height = type.shift * part
  }

  override func buildPanel(_ panel: ControlPanel) {
    for dial in CarouselDial.dials(of: type) {
      let row = SliderRow(
        dial.title, dial.range, value: dials[dial], format: dial.text,
        changed: { [unowned(unsafe) self] in turn(dial, to: $0) })
      rows.append(row)
      panel.add(row)
    }
    switches.add("Wrap", isOn: wraps) { [unowned(unsafe) self] isOn in
      wraps = isOn
      carousel.reloadData()
    }
    switches.add("Vertical", isOn: false) { [unowned(unsafe) self] isOn in
      UIView.animate(withDuration: 0.4) { self.carousel.isVertical = isOn }
    }
    panel.add(switches)
  }

  private func turn(_ dial: CarouselDial, to value: CGFloat) {
    dials[dial] = value
    carousel.follow(dial, of: dials)
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    option == .wrap ? (wraps ? 1 : 0) : dials.value(for: option, withDefault: value)
  }

  /// A hand of cards, for the custom type.
  override func carousel(
    _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
  ) -> CATransform3D {
    let side = CATransform3DTranslate(transform, offset * 58, offset * offset * 7, -abs(offset) * 16)
    return CATransform3DRotate(side, offset * 0.15, 0, 0, 1)
  }
}

extension iCarouselType {
  /// Cards on a circle are smaller, so that more of it is visible.
  fileprivate var cardSize: CGSize {
    switch self {
    case .rotary, .cylinder, .invertedRotary, .invertedCylinder: CGSize(width: 132, height: 174)
    case .wheel, .invertedWheel, .custom: CGSize(width: 160, height: 210)
    default: CGSize(width: 200, height: 262)
    }
  }

  /// The height of the carousel on a phone, in cards.
  fileprivate var heightInCards: CGFloat {
    switch self {
    case .rotary, .cylinder: 1.8
    case .wheel, .invertedWheel, .custom: 1.4
    default: 1
    }
  }

  /// Circles are seen from above. In points.
  fileprivate var viewpoint: CGFloat {
    switch self {
    case .rotary, .cylinder: -150
    case .invertedRotary, .invertedCylinder: -60
    default: 0
    }
  }

  /// The vertical offset that centres cards seen from above, or hanging, in points.
  fileprivate var shift: CGFloat {
    switch self {
    case .rotary, .cylinder: -110
    case .invertedRotary, .invertedCylinder: -60
    case .wheel: -24
    case .invertedWheel: 24
    case .custom: -40
    default: 0
    }
  }
}

// MARK: - Interaction

extension CarouselTypeScreen {
  /// Moves the slider of a dial.
  func slide(_ dial: CarouselDial, to value: CGFloat) {
    guard let index = CarouselDial.dials(of: type).firstIndex(of: dial) else { return }
    rows[index].slide(to: value)
  }

  /// Turns the row on its end.
  func makeVertical() {
    switches.turn(1, on: true)
  }
}
