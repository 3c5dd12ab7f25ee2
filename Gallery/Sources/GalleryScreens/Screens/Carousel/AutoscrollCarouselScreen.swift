import UIKitShim
import iCarousel

/// A row that drifts by itself, without end, and pauses while a finger is on it.
final class AutoscrollCarouselScreen: CarouselScreen {
  override var title: String { "Autoscroll" }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .coverFlow
    carousel.autoscroll = -0.6
  }

  override func buildPanel(_ panel: ControlPanel) {
    panel.add(
      SliderRow(
        "Speed", -2...2, value: 0.6, format: { "\(Int(($0 * 60).rounded()))/min" },
        changed: { [unowned(unsafe) self] in carousel.autoscroll = -$0 }))
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    switch option {
    case .wrap: 1
    case .spacing: 0.32
    default: value
    }
  }
}
