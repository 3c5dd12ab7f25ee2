import OpenUIKit
import OpenUIKitCairo
import Testing

/// Cards whose flat pictures are kept while they turn, and whose visible parts alone are drawn.
@Suite("Cards that turn")
struct TurningCardTests {
  /// A list with a card that has a part inside.
  private func list(turnedBy angle: CGFloat, part: Color = .red, opacity: CGFloat = 1) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 200, height: 200))
    list.append(Entry.box(0, 0, 200, 200, fill: .white))
    let card = Entry.box(40, 40, 120, 120, fill: .green).with {
      $0.cornerRadius = 12; $0.opacity = opacity
    }
    list.append(card.transformed(turned(angle, distance: 300))) {
      $0.append(.box(20, 20, 50, 30, fill: part))
    }
    return list
  }

  private func bytes(_ list: DisplayList, with renderer: CairoRenderer) throws -> [UInt8] {
    try renderer.draw(list, scale: 1).withBytes { bytes, _ in Array(bytes) }
  }

  @Test("A card that turns looks in each frame as if it was drawn for the first time")
  func sameAsFirst() throws {
    let renderer = CairoRenderer()
    for step in 0..<12 {
      let list = list(turnedBy: 0.1 * CGFloat(step))
      #expect(try bytes(list, with: renderer) == bytes(list, with: CairoRenderer()), "step \(step)")
    }
  }

  @Test("What changes on a card while it turns is seen")
  func changedPart() throws {
    let renderer = CairoRenderer()
    _ = try bytes(list(turnedBy: 0.5), with: renderer)
    for list in [list(turnedBy: 0.5, part: .black), list(turnedBy: 0.52, part: .black, opacity: 0.5)] {
      #expect(try bytes(list, with: renderer) == bytes(list, with: CairoRenderer()))
    }
  }

  @Test("A part that moves on a card, and a card whose identity another one takes, are seen")
  func otherCard() throws {
    let renderer = CairoRenderer()
    for offset in [20, 21, 60] as [CGFloat] {
      var list = DisplayList(size: CGSize(width: 200, height: 200))
      let card = Entry.box(40, 40, 120, 120, fill: .green).with { $0.id = 7 }
      list.append(card.transformed(turned(0.5, distance: 300))) {
        $0.append(.box(offset, 20, 50, 30, fill: .red))
        if offset == 60 { $0.append(.box(0, 0, 20, 20, fill: .black)) }
      }
      #expect(try bytes(list, with: renderer) == bytes(list, with: CairoRenderer()), "\(offset)")
    }
  }

  @Test("More cards than there is memory for are drawn all the same")
  func manyCards() throws {
    let renderer = CairoRenderer()
    var list = DisplayList(size: CGSize(width: 100, height: 100))
    for index in 0..<40 {
      let card = Entry.box(-200, -200, 500, 500, fill: index == 39 ? .red : .green)
      list.append(card.with { $0.id = index }.transformed(turned(0.01 * CGFloat(index), distance: 2000)))
    }
    for _ in 0..<2 {
      let picture = try renderer.draw(list, scale: 2)
      #expect(color(picture, 100, 100) == red)
    }
  }

  @Test("A card behind another one is seen up to its edge", arguments: [0, 20] as [CGFloat])
  func hiddenCard(cornerRadius: CGFloat) throws {
    /// An opaque card hides what is below, and a card that is nearly opaque is drawn above all of it.
    func picture(alpha: Float) throws -> PixelBuffer {
      try draw(200, 200) {
        for (index, x) in ([20, 50, 80] as [CGFloat]).enumerated() {
          let fill = Color(
            red: index == 1 ? 1 : 0, green: 0, blue: index == 1 ? 0 : 1, alpha: index == 2 ? alpha : 1)
          let card = Entry.box(x, 40, 90, 120, fill: fill).with { $0.cornerRadius = cornerRadius }
          $0.append(card.transformed(turned(0.3 * CGFloat(index) - 0.5, distance: 300)))
        }
      }
    }
    let (opaque, nearly) = (try picture(alpha: 1), try picture(alpha: 0.999))
    var largest = 0
    for y in 0..<200 {
      for x in 0..<200 {
        let (one, other) = (opaque.pixel(x: x, y: y), nearly.pixel(x: x, y: y))
        largest = max(largest, abs(Int(one.red) - Int(other.red)), abs(Int(one.blue) - Int(other.blue)))
      }
    }
    #expect(largest <= 2)
  }

  @Test("A card that ends at the clip of another view hides nothing beyond it")
  func clippedCard() throws {
    let picture = try draw(200, 100) {
      $0.append(Entry.box(20, 20, 160, 60, fill: .red).transformed(turned(0.2, distance: 500)))
      $0.append(Entry.box(0, 0, 100, 100).with { $0.clips = true }) {
        $0.append(Entry.box(10, 10, 180, 80, fill: .green).transformed(turned(0.2, distance: 500)))
      }
    }
    #expect(color(picture, 50, 50) == green && color(picture, 150, 50) == red)
  }

  @Test(
    "Fine stripes on a plane that is seen from the side become their mean",
    arguments: [0.9, 1.2, 1.4] as [CGFloat])
  func stripes(angle: CGFloat) throws {
    let picture = try draw(200, 200) {
      $0.append(Entry.box(0, 0, 200, 200, fill: .white).transformed(turned(angle, distance: 400))) {
        for x in stride(from: 0, to: 200, by: 2) {
          $0.append(.box(CGFloat(x), 0, 1, 200, fill: .black))
        }
      }
    }
    // The far half, where several stripes lie in one pixel.
    var row: [Int] = []
    for x in 102..<200 where Int(picture.pixel(x: x, y: 100).green) < 250 || x < 110 {
      row.append(Int(picture.pixel(x: x, y: 100).green))
    }
    let mean = row.reduce(0, +) / max(1, row.count)
    #expect(abs(mean - 128) < 24, "\(row)")
  }
}
