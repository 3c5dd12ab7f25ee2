/// The places at which a carousel comes to rest: every item, every page of items, or custom places.
struct SnapPlaces: Equatable {
  /// The number of items on a page, at least 1.
  var itemsPerPage = 1
  /// The place of a page between the edges, from 0 to 1. It decides which of its items is the current one.
  var alignment: CGFloat = 0.5
  /// Custom places, ascending and within the carousel. If there are none, each page has one.
  var own: [CGFloat] = []
  /// The least and the greatest place; nil for the first and the last item.
  var limits: ClosedRange<CGFloat>?

  /// Whether each item is such a place, and there are no others.
  var areItems: Bool { itemsPerPage == 1 && own.isEmpty && limits == nil }
}

/// Coming to rest at the places.
extension ScrollRules {
  /// From this number of items on, whole numbers are not exact enough to distinguish neighbours.
  private static var mostItems: CGFloat { 1e12 }

  /// The number of pages, which is 0 without items.
  var pageCount: Int {
    guard ring.count > 0 else { return 0 }
    let range = pageRange
    return range.upperBound - range.lowerBound + 1
  }

  /// The page of the place nearest to an offset; -1 without items.
  func page(at offset: CGFloat) -> Int {
    guard ring.count > 0 else { return -1 }
    let range = pageRange
    let nearest = nearestPlace(to: offset) + ScrollConstants.margin
    // The last place of a filled row stands for those beyond it too.
    if let limits = snaps.limits, nearest >= limits.upperBound { return range.upperBound - range.lowerBound }
    let number = number(atOrBefore: nearest)
    return min(max(number, range.lowerBound), range.upperBound) - range.lowerBound
  }

  /// The place of a page. Pages beyond the ends are wrapped around, or count as the nearest.
  func place(ofPage page: Int) -> CGFloat {
    guard ring.count > 0 else { return 0 }
    let range = pageRange
    let count = range.upperBound - range.lowerBound + 1
    let page = ring.wraps ? ItemRing(count: count, wraps: true).clamped(page) : min(max(page, 0), count - 1)
    return place(range.lowerBound + page)
  }

  /// The place at which an item is shown: its own, or that of its page.
  func place(ofItemAt index: CGFloat) -> CGFloat {
    guard !snaps.areItems, ring.count > 0, abs(index) < Self.mostItems else { return index }
    guard snaps.own.isEmpty else { return nearestPlace(to: index) }
    guard snaps.itemsPerPage > 1 else { return clamped(index) }
    let valid = ring.wraps ? index : ring.clamped(index)
    let size = CGFloat(snaps.itemsPerPage)
    let cycle = ring.wraps ? (valid / CGFloat(ring.count)).rounded(.down) : 0
    let page = ((valid - cycle * CGFloat(ring.count)) / size).rounded(.down)
    return place(Int(cycle) * ownCount + Int(page))
  }

  /// The place at which a valid item is shown that is nearest to an offset, which may be wrapped around.
  func place(ofItemAt index: Int, near offset: CGFloat) -> CGFloat {
    let place = place(ofItemAt: CGFloat(index))
    guard ring.wraps, ring.count > 0 else { return place }
    return offset + ring.distance(from: ring.clamped(offset), to: ring.clamped(place))
  }

  /// The place nearest to an offset; of two, the later one.
  func nearestPlace(to offset: CGFloat) -> CGFloat {
    guard !snaps.areItems, ring.count > 0 else { return CGFloat(ring.index(at: offset)) }
    let (before, after) = (place(atOrBefore: offset), place(atOrAfter: offset))
    let nearest = offset - before < after - offset ? before : after
    return ring.wraps ? ring.clamped(nearest) : nearest
  }

  /// The last place at or before an offset. Before the first it is the first.
  func place(atOrBefore offset: CGFloat) -> CGFloat {
    guard !snaps.areItems, ring.count > 0, abs(offset) < Self.mostItems else { return offset.rounded(.down) }
    return place(number(atOrBefore: offset))
  }

  /// The first place at or after an offset. After the last it is the last.
  func place(atOrAfter offset: CGFloat) -> CGFloat {
    guard !snaps.areItems, ring.count > 0, abs(offset) < Self.mostItems else { return offset.rounded(.up) }
    let number = number(atOrBefore: offset)
    let before = place(number)
    return before >= offset ? before : place(number + 1)
  }

  // MARK: Numbers of places

  /// The number of places in one turn of the carousel, if there were no limits.
  private var ownCount: Int {
    guard snaps.own.isEmpty else { return snaps.own.count }
    return (ring.count - 1) / snaps.itemsPerPage + 1
  }

  /// The first and the last number that stand for pages. Places beyond a limit are all at that limit.
  private var pageRange: ClosedRange<Int> {
    guard let limits = snaps.limits else { return 0...(ownCount - 1) }
    guard limits.lowerBound < limits.upperBound else { return 0...0 }
    let first = max(number(atOrBefore: limits.lowerBound), 0)
    let last = number(atOrBefore: limits.upperBound)
    let isThere = last >= 0 && unlimitedPlace(last) >= limits.upperBound
    return first...max(first, min(isThere ? last : last + 1, ownCount - 1))
  }

  /// The place with a number, which counts on over the ends of a carousel that wraps.
  private func place(_ number: Int) -> CGFloat {
    let count = ownCount
    if ring.wraps {
      let rest = number % count
      let turn = (rest < 0 ? number - count : number) / count
      return CGFloat(turn) * CGFloat(ring.count) + unlimitedPlace(rest < 0 ? rest + count : rest)
    }
    return clamped(unlimitedPlace(min(max(number, 0), count - 1)))
  }

  /// The number of the last place at or before an offset; -1 if a carousel that does not wrap has none.
  private func number(atOrBefore offset: CGFloat) -> Int {
    let turn = ring.wraps ? (offset / CGFloat(ring.count)).rounded(.down) : 0
    let offset = offset - turn * CGFloat(ring.count)
    var (low, high) = (0, ownCount)
    while low < high {
      let middle = low + (high - low) / 2
      if unlimitedPlace(middle) <= offset { low = middle + 1 } else { high = middle }
    }
    return Int(turn) * ownCount + low - 1
  }

  private func unlimitedPlace(_ number: Int) -> CGFloat {
    guard snaps.own.isEmpty else { return snaps.own[number] }
    let first = number * snaps.itemsPerPage
    let size = min(snaps.itemsPerPage, ring.count - first)
    return CGFloat(first) + snaps.alignment * CGFloat(size - 1)
  }
}

/// Moving on from place to place.
extension ScrollRules {
  /// The place that is so many pages after an offset, or before it for a negative number. It is not wrapped
  /// around, so that a scroll there has a direction.
  func place(pages count: Int, from offset: CGFloat) -> CGFloat {
    guard ring.count > 0, count != 0, abs(offset) < Self.mostItems else { return offset }
    // More pages than there are numbers for would overflow.
    let steps = min(max(count, -ItemRing.mostItems / 4), ItemRing.mostItems / 4)
    // From between two places, one page forwards is the next one, and one backwards the one before.
    let end =
      steps > 0
      ? number(atOrBefore: offset + ScrollConstants.margin) + steps
      : number(atOrBefore: offset - ScrollConstants.margin) + steps + 1
    guard !ring.wraps else { return place(end) }
    let range = pageRange
    return place(min(max(end, range.lowerBound), range.upperBound))
  }
}
