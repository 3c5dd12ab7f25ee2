import OpenUIKit
import OpenUIKitCairo
import Testing

/// Cards that move are moved as pictures, and drawn when they rest.
@Suite("Cards that move")
struct MovingCardTests {
  /// A list with a card of a shadow and four parts, at a place.
  private func list(
    at x: CGFloat, turnedBy angle: CGFloat = 0, part: Color = .red, generation: Int = 0
  ) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 500, height: 300))
    list.append(Entry.box(0, 0, 500, 300, fill: .white).with { $0.id = 1 })
    let card = Entry.box(x, 40, 200, 200, fill: .green).with { ($0.id, $0.cornerRadius) = (2, 12) }
    list.append(card.transformed(CATransform3DMakeRotation(angle, 0, 0, 1))) { list in
      list.setShadow(.init(color: .black, offset: CGSize(width: 0, height: 4), radius: 5))
      for number in 0..<4 {
        list.append(Entry.box(20, 20 + 40 * CGFloat(number), 100, 30, fill: part).with { $0.id = 3 + number })
      }
    }
    return list
  }

  /// A window's picture.
  private final class Host {
    let picture: PixelBuffer
    var tracker = DamageTracker()
    private let renderer = CairoRenderer()

    init() throws { picture = try PixelBuffer(width: 500, height: 300) }

    @discardableResult
    func show(_ list: DisplayList, at time: Double) throws -> DamageTracker.Changes {
      let changes = tracker.changes(to: list, scale: 1, at: time)
      _ = try renderer.draw(list, scale: 1, into: picture, changes)
      return changes
    }

    /// The share of pixels with a component that differs by more than a number from a new picture.
    func differing(from list: DisplayList, by tolerance: Int) throws -> Double {
      let whole = try CairoRenderer().draw(list, scale: 1)
      return whole.withBytes { wanted, _ in
        picture.withBytes { got, _ in
          let count = zip(wanted, got).count { abs(Int($0) - Int($1)) > tolerance }
          return Double(count) / Double(got.count)
        }
      }
    }
  }

  @Test("A card that slides by parts of a pixel or turns is moved, and nearly as it is drawn")
  func moved() throws {
    let host = try Host()
    try host.show(list(at: 50), at: 0)
    for frame in 1...20 {
      let list = list(at: 50 + 3.3 * CGFloat(frame), turnedBy: 0.01 * CGFloat(frame))
      let changes = try host.show(list, at: Double(frame) / 60)
      #expect(changes.moving == [1])
      // Edges are a little softer.
      #expect(try host.differing(from: list, by: 24) < 0.01, "frame \(frame)")
    }
  }

  @Test("A tenth of a second after its last movement a card is drawn, and has the pixels of a new picture")
  func rest() throws {
    let host = try Host()
    try host.show(list(at: 50), at: 0)
    #expect(host.tracker.nextTime == nil)
    let moved = list(at: 53.4)
    try host.show(moved, at: 1)
    let next = try #require(host.tracker.nextTime)
    #expect(abs(next - 1.1) < 1e-9)
    #expect(try host.show(moved, at: 1.05).rectangles == [])
    let changes = try host.show(moved, at: next)
    #expect(changes.moving == [] && !changes.rectangles.isEmpty)
    #expect(host.tracker.nextTime == nil)
    #expect(try host.differing(from: moved, by: 1) == 0)
  }

  @Test("A card that moves by whole pixels is drawn")
  func wholePixels() throws {
    let host = try Host()
    try host.show(list(at: 50), at: 0)
    let moved = list(at: 57)
    #expect(try host.show(moved, at: 1).moving == [])
    #expect(try host.differing(from: moved, by: 1) == 0)
  }

  @Test("A card with a part that changes while it moves is drawn with the part")
  func changedPart() throws {
    let host = try Host()
    try host.show(list(at: 50), at: 0)
    try host.show(list(at: 53.4), at: 0.1)
    let changed = list(at: 56.8, part: .blue)
    #expect(try host.show(changed, at: 0.15).moving == [])
    #expect(try host.differing(from: changed, by: 1) == 0)
  }

  @Test("A card that leaves the window and a card that is new are drawn as they are")
  func otherCards() throws {
    let host = try Host()
    try host.show(list(at: 50), at: 0)
    try host.show(list(at: 53.4), at: 0.1)
    var empty = DisplayList(size: CGSize(width: 500, height: 300))
    empty.append(Entry.box(0, 0, 500, 300, fill: .white).with { $0.id = 1 })
    try host.show(empty, at: 0.12)
    #expect(try host.differing(from: empty, by: 0) == 0)
    #expect(host.tracker.nextTime == nil)
    let again = list(at: 70.2)
    #expect(try host.show(again, at: 0.14).moving == [])
    #expect(try host.differing(from: again, by: 1) == 0)
  }
}
