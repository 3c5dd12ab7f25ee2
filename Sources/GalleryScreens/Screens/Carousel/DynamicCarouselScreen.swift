import Masonry
import UIKitShim
import iCarousel

/// Cards come and go: each stands for an element of an array that grows and shrinks.
final class DynamicCarouselScreen: CarouselScreen {
  private var works = [0, 1, 2, 3, 4]
  private var unused = 5
  private var buttons = ButtonRow()

  override var title: String { "Insert and Remove" }
  override var itemCount: Int { works.count }
  override var cardSize: CGSize { CGSize(width: 180, height: 236) }

  override var status: String {
    works.count == 1 ? "1 card" : "\(works.count) cards"
  }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .linear
    carousel.currentItemIndex = 2
  }

  override func buildPanel(_ panel: ControlPanel) {
    buttons = ButtonRow([
      ("Insert", .green, { [unowned(unsafe) self] in insert() }),
      ("Remove", .red, { [unowned(unsafe) self] in remove() }),
    ])
    panel.add(buttons)
  }

  /// Puts a new card in the place of the current one, which moves on.
  func insert() {
    let index = max(carousel.currentItemIndex, 0)
    works.insert(unused, at: index)
    unused += 1
    carousel.insertItem(at: index, animated: true)
    showStatus()
  }

  /// Takes the current card away.
  func remove() {
    let index = carousel.currentItemIndex
    guard works.indices.contains(index) else { return }
    works.remove(at: index)
    carousel.removeItem(at: index, animated: true)
    showStatus()
  }

  override func carousel(
    _ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?
  ) -> UIView {
    super.carousel(carousel, viewForItemAt: works[index], reusing: view)
  }

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    option == .spacing ? 1.08 : value
  }
}
