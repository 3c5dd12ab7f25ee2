import UIKitShim
import iCarousel

/// A carousel whose cards can be inserted and removed: each shows an element of an array.
class EditableCarouselScreen: CarouselScreen {
  private var works: [Int] = []
  private lazy var unused = initialCount

  /// How many cards there are at first.
  var initialCount: Int { 5 }

  override var itemCount: Int { works.count }

  override func setUp(_ carousel: iCarousel) {
    works = Array(0..<initialCount)
    carousel.currentItemIndex = 2
  }

  /// Inserts a new card before the current one.
  func insert() {
    let index = max(carousel.currentItemIndex, 0)
    works.insert(unused, at: index)
    unused += 1
    carousel.insertItem(at: index, animated: true)
    showStatus()
  }

  /// Removes the current card.
  func remove() {
    let index = carousel.currentItemIndex
    guard works.indices.contains(index) else { return }
    works.remove(at: index)
    carousel.removeItem(at: index, animated: true)
    showStatus()
  }

  /// The work of the card at an index.
  func work(at index: Int) -> Int { works[index] }

  override func carousel(
    _ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?
  ) -> UIView {
    super.carousel(carousel, viewForItemAt: works[index], reusing: view)
  }
}
