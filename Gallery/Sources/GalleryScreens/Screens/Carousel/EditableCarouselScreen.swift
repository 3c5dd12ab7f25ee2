import UIKitShim
import iCarousel

/// A carousel whose cards come and go: each stands for an element of an array that grows and shrinks.
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

  /// What the card at an index shows.
  func work(at index: Int) -> Int { works[index] }

  override func carousel(
    _ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?
  ) -> UIView {
    super.carousel(carousel, viewForItemAt: works[index], reusing: view)
  }
}
