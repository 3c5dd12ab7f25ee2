import UIKitShim
import iCarousel

/// A cylinder that can be moved up and down, and seen from above and below.
final class OffsetsCarouselScreen: CarouselScreen {
  private var rows: [SliderRow] = []

  override var title: String { "Offsets" }
  override var cardSize: CGSize { CGSize(width: 140, height: 184) }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .cylinder
    carousel.perspective = -1.0 / 500
    carousel.viewpointOffset.height = -120
  }

  override func buildPanel(_ panel: ControlPanel) {
    let points: (CGFloat) -> String = { "\(Int($0.rounded())) pt" }
    rows = [
      SliderRow(
        "Content", -200...200, value: 0, format: points,
        changed: { [unowned(unsafe) self] in carousel.contentOffset.height = $0 }),
      SliderRow(
        "Viewpoint", -300...300, value: -120, format: points,
        changed: { [unowned(unsafe) self] in carousel.viewpointOffset.height = $0 }),
    ]
    for row in rows { panel.add(row) }
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    option == .spacing ? value * 1.05 : value
  }

  /// Moves the slider of the viewpoint.
  func look(from height: CGFloat) {
    rows[1].slide(to: height)
  }
}
