import Masonry
import UIKitShim
import iCarousel

/// All options at once: those that affect the chosen type can be changed.
final class OptionsCarouselScreen: CarouselScreen {
  private static var types: [iCarouselType] {
    [.linear, .rotary, .cylinder, .wheel, .coverFlow, .timeMachine]
  }

  private var dials = CarouselDials(for: .wheel)
  private var rows: [SliderRow] = []
  private let typeControl = UISegmentedControl(items: ["Row", "Ring", "Drum", "Wheel", "Flow", "Time"])

  override var title: String { "Options" }
  override var heightInCards: CGFloat { 1.4 }
  override var cardSize: CGSize { CGSize(width: 150, height: 196) }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .wheel
    carousel.perspective = dials.perspective
    carousel.currentItemIndex = 6
    carousel.contentOffset.height = -8
  }

  override func buildPanel(_ panel: ControlPanel) {
    typeControl.selectedSegmentIndex = 3
    typeControl.apportionsSegmentWidthsByContent = true
    typeControl.addAction(
      UIAction { [unowned(unsafe) self] _ in typeDidChange() }, for: .valueChanged)
    panel.add(SegmentRow(typeControl))
    for dial in CarouselDial.allCases {
      let row = SliderRow(
        dial.title, dial.range, value: dials[dial], format: dial.text,
        changed: { [unowned(unsafe) self] in turn(dial, to: $0) })
      rows.append(row)
      panel.add(row)
    }
    enableRows(for: .wheel)
  }

  private func typeDidChange() {
    let type = Self.types[typeControl.selectedSegmentIndex]
    enableRows(for: type)
    slide(.arc, to: CarouselDials(for: type)[.arc])
    UIView.animate(withDuration: 0.5) { self.carousel.type = type }
  }

  private func enableRows(for type: iCarouselType) {
    let heard = CarouselDial.dials(of: type)
    for (dial, row) in zip(CarouselDial.allCases, rows) {
      row.isEnabled = heard.contains(dial)
    }
  }

  private func turn(_ dial: CarouselDial, to value: CGFloat) {
    dials[dial] = value
    carousel.follow(dial, of: dials)
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    switch option {
    case .wrap: 1
    // Spacing and tilt have another meaning for the flat types, which use their own defaults.
    case .spacing where carousel.type == .coverFlow || carousel.type == .timeMachine: value
    default: dials.value(for: option, withDefault: value)
    }
  }

  // MARK: Interaction

  /// Moves a slider.
  func slide(_ dial: CarouselDial, to value: CGFloat) {
    rows[dial.rawValue].slide(to: value)
  }

  /// Chooses a type by its index in the row of types.
  func choose(_ index: Int) {
    typeControl.selectedSegmentIndex = index
    typeControl.sendActions(for: .valueChanged)
  }
}
