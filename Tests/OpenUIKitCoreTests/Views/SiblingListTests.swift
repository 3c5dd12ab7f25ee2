import Testing

@testable import OpenUIKitCore
@_spi(Layout) import OpenUIKitSupport

/// Removing a sibling may leave a gap, which no caller sees.
@MainActor
@Suite("Lists of siblings")
struct SiblingListTests {
  private final class Item {
    var place = 0
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// A list, and the items that it should hold.
  private struct Lists {
    var list = SiblingList<Item>()
    var expected: [Item] = []

    mutating func append(_ item: Item) {
      item.place = list.append(item)
      expected.append(item)
    }

    mutating func remove(at index: Int) {
      let item = expected.remove(at: index)
      #expect(
        list.remove(item, near: item.place) {
          Item(-1)
        } note: {
          $0.place = $1
        })
    }

    mutating func exchange(_ first: Int, _ second: Int) {
      list.exchange(first, second) { $0.place = $1 }
      expected.swapAt(first, second)
    }
  }

  /// Half as many removals as additions make lists that are long enough for gaps.
  @Test(arguments: [1, 2, 3], [2, 3])
  func `After any removals and additions a list is what an array would be`(seed: UInt64, rarity: Int) {
    var random = SeededGenerator(seed: seed)
    var lists = Lists()
    for number in 0..<600 {
      if random.oneIn(rarity), !lists.expected.isEmpty {
        lists.remove(at: random.number(below: lists.expected.count))
      } else if random.oneIn(4), lists.expected.count > 1 {
        lists.exchange(random.number(below: lists.expected.count), 0)
      } else {
        lists.append(Item(number))
      }
      #expect(lists.list.count == lists.expected.count)
      if random.oneIn(8) { #expect(lists.list.all.map(\.number) == lists.expected.map(\.number)) }
    }
    #expect(lists.list.all.map(\.number) == lists.expected.map(\.number))
  }

  @Test(arguments: [true, false])
  func `Removing all elements looks at each of them a few times at most`(isFromFront: Bool) {
    var lists = Lists()
    for number in 0..<4000 { lists.append(Item(number)) }
    var notes = 0
    while !lists.expected.isEmpty {
      let item = lists.expected.remove(at: isFromFront ? 0 : lists.expected.count / 2)
      let wasThere = lists.list.remove(item, near: item.place) {
        Item(-1)
      } note: {
        $0.place = $1
        notes += 1
      }
      #expect(wasThere)
    }
    #expect(notes <= 2 * 4000)
    #expect(lists.list.count == 0)
  }

  @Test func `A removed element is let go of at once`() {
    var lists = Lists()
    for number in 0..<3 { lists.append(Item(number)) }
    weak let second = lists.expected[1]
    lists.remove(at: 1)
    #expect(second == nil)
  }

  @Test func `Views and layers keep their order, whatever is removed, inserted and moved`() {
    var random = SeededGenerator(seed: 5)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var expected: [UIView] = []
    for number in 0..<300 {
      let index = random.number(below: expected.count + 1)
      switch random.number(below: 6) {
      case 0, 1:
        let view = UIView(frame: CGRect(x: number, y: 0, width: 1, height: 1))
        box.insertSubview(view, at: index)
        expected.insert(view, at: index)
      case 2 where index < expected.count:
        expected.remove(at: index).removeFromSuperview()
      case 3 where index < expected.count:
        box.bringSubviewToFront(expected[index])
        expected.append(expected.remove(at: index))
      case 4 where index < expected.count:
        box.exchangeSubview(at: index, withSubviewAt: 0)
        expected.swapAt(index, 0)
      default:
        let view = UIView(frame: CGRect(x: number, y: 0, width: 1, height: 1))
        box.addSubview(view)
        expected.append(view)
      }
      if random.oneIn(3) { #expect(box.subviews == expected) }
    }
    #expect(box.subviews == expected)
    #expect(box.layer.sublayers == expected.map(\.layer))
  }
}
