import UIKitShim
import iCarousel

/// A ring whose cards shrink and fade with their distance from the front.
final class FadingCarouselScreen: CarouselScreen {
  private var range: CGFloat = 2
  private var scale: CGFloat = 0.8

  override var title: String { "Fading" }
  override var cardSize: CGSize { CGSize(width: 170, height: 224) }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .rotary
    carousel.currentItemIndex = 6
  }

  override func buildPanel(_ panel: ControlPanel) {
    panel.add(
      SliderRow(
        "Range", 0.5...5, value: range, format: { "\(Int(($0 * 10).rounded()) / 10) cards" },
        changed: { [unowned(unsafe) self] in
          range = $0
          carousel.reloadOptions()
        }))
    panel.add(
      SliderRow(
        "Least size", 0.4...1, value: scale, format: { "\(Int(($0 * 100).rounded())) %" },
        changed: { [unowned(unsafe) self] in
          scale = $0
          carousel.reloadOptions()
        }))
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    switch option {
    case .fadeMin: -0.2
    case .fadeMax: 0.2
    case .fadeRange: range
    case .minScale: scale
    case .scaleRange: 2
    default: value
    }
  }
}
