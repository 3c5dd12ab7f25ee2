import UIKitShim
import iCarousel

/// A cylinder that can be moved up and down, and seen from above and below.
final class OffsetsCarouselScreen: CarouselScreen {
  private var rows: [SliderRow] = []
  private var offsets = (content: CGFloat(0), viewpoint: CGFloat(-120))
  private var part: CGFloat = 1

  override var title: String { "Offsets" }
  override var heightInCards: CGFloat { 2.4 }
  override var cardSize: CGSize { CGSize(width: 140, height: 184) }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .cylinder
    carousel.perspective = -1.0 / 500
    move()
  }

  override func cardsDidScale(to part: CGFloat) {
    self.part = part
    move()
  }

  private func move() {
    carousel.contentOffset.height = offsets.content * part
    carousel.viewpointOffset.height = offsets.viewpoint * part
  }

  override func buildPanel(_ panel: ControlPanel) {
    let points: (CGFloat) -> String = { "\(Int($0.rounded())) pt" }
    rows = [
      SliderRow(
        "Content", -200...200, value: offsets.content, format: points,
        changed: { [unowned(unsafe) self] in
          offsets.content = $0
          move()
        }),
      SliderRow(
        "Viewpoint", -300...300, value: offsets.viewpoint, format: points,
        changed: { [unowned(unsafe) self] in
          offsets.viewpoint = $0
          move()
        }),
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
