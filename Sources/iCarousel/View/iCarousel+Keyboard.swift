/// Keys. Arrows step along the row; page up and down move by the number of items that fit; home and end move
/// to the ends; return selects the focused item.
extension iCarousel {
  /// Handles a key. Returns whether the carousel uses it.
  func perform(_ key: CarouselKey) -> Bool {
    guard isScrollEnabled, numberOfItems > 0, let command = command(for: key) else { return false }
    switch command {
    case .step(let count): stepByKey(count)
    case .first: scrollToItem(at: 0, animated: true)
    case .last: scrollToItem(at: numberOfItems - 1, animated: true)
    case .select(let index): selectItem(at: index)
    }
    return true
  }

  private enum KeyCommand {
    case step(Int)
    case first
    case last
    case select(Int)
  }

  private func command(for key: CarouselKey) -> KeyCommand? {
    switch key {
    case .keyboardLeftArrow where !isVertical: return .step(isMirrored ? 1 : -1)
    case .keyboardRightArrow where !isVertical: return .step(isMirrored ? -1 : 1)
    case .keyboardUpArrow where isVertical: return .step(-1)
    case .keyboardDownArrow where isVertical: return .step(1)
    case .keyboardPageUp: return .step(-fittingItems)
    case .keyboardPageDown: return .step(fittingItems)
    case .keyboardHome: return .first
    case .keyboardEnd: return .last
    case .keyboardReturnOrEnter: return focusedIndex.map { .select($0) }
    default: return nil
    }
  }

  /// The number of items that a page of a row shows in full, at least 1.
  var fittingItems: Int {
    let pitch = abs(itemWidth * geometry.spacing)
    guard type.isRow, pitch > 0 else { return max(numberOfVisibleItems / 2, 1) }
    return Int(min(max((length / pitch).rounded(.down), 1), CGFloat(max(numberOfVisibleItems, 1))))
  }

  /// Steps to other pages. A key for a whole view of items leads to the next page, which is about as long.
  private func stepPages(_ count: Int) {
    let items = max(resolvedItemsPerPage, 1)
    _ = scroll(byPages: abs(count) <= items ? count.signum() : count / items)
  }

  /// Steps from the target of the current movement, so that quick keys add up.
  func stepByKey(_ count: Int) {
    guard machine.rules.snaps.areItems else { return stepPages(count) }
    var start = CGFloat(currentItemIndex)
    if case .scrolling(let animation) = machine.motion { start = animation.end }
    var target = start.rounded(.toNearestOrAwayFromZero) + CGFloat(count)
    if !isWrapEnabled { target = machine.rules.ring.clamped(target) }
    guard target != start || !isScrolling else { return }
    scroll(byOffset: target - scrollOffset, duration: ScrollConstants.scrollDuration)
  }
}
