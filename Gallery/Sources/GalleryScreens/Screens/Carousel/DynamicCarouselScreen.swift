import UIKitShim
import iCarousel

/// Cards that are inserted and removed while the others make room.
final class DynamicCarouselScreen: EditableCarouselScreen {
  private var buttons = ButtonRow()

  override var title: String { "Insert and Remove" }
  override var cardSize: CGSize { CGSize(width: 180, height: 236) }
  override var status: String { itemCount == 1 ? "1 card" : "\(itemCount) cards" }

  override func buildPanel(_ panel: ControlPanel) {
    buttons = ButtonRow([
      ("Insert", .green, { [unowned(unsafe) self] in insert() }),
      ("Remove", .red, { [unowned(unsafe) self] in remove() }),
    ])
    panel.add(buttons)
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    option == .spacing ? 1.08 : value
  }
}
