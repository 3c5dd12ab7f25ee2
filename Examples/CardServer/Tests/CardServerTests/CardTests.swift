import OpenUIKit
import OpenUIKitCairo
import OpenUIKitImages
import Testing

@testable import CardServer
@testable import Cards

/// Cards from requests: what is refused, and what is drawn.
@Suite struct CardTests {
  private let renderer = CardRenderer()

  private func card(_ parameters: KeyValuePairs<String, String>) throws -> Card {
    try Card(query: parameters.map { (name: $0.key, value: $0.value) })
  }

  @Test func parametersHaveDefaults() throws {
    let card = try card(["title": "Hello"])
    #expect(card == Card(title: "Hello"))
    #expect(card.width == 1200 && card.height == 630 && card.scale == 1 && card.theme == .light)
  }

  @Test(arguments: [
    [("author", "Ada")], [("title", "")], [("title", "a"), ("width", "199")],
    [("title", "a"), ("width", "2401")],
    [("title", "a"), ("height", "1e3")], [("title", "a"), ("scale", "4")],
    [("title", "a"), ("theme", "pink")],
    [("title", "a"), ("badges", "1,2,3,4,5,6")], [("title", "a\u{7}")], [("title", "a"), ("title", "b")],
    [("title", "a"), ("size", "1")],
    [("title", String(repeating: "a", count: 301))],
    [("title", "a" + String(repeating: "\u{301}", count: 9_000))],
  ])
  func badParametersAreRefusedWithAReason(_ parameters: [(String, String)]) {
    #expect(throws: CardError.self) { try Card(query: parameters.map { (name: $0.0, value: $0.1) }) }
  }

  @Test(arguments: Card.Theme.allCases)
  func aCardIsAPNGOfItsSize(_ theme: Card.Theme) throws {
    var card = Card(title: "A bridge over the river")
    (card.theme, card.scale, card.author, card.badges) = (theme, 2, "Ada Lindqvist", ["Swift", "Layout"])
    let bytes = try renderer.bytes(of: card, as: .png)
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])
    let size = bytes[16..<24].reduce(into: [0]) { $0.append(Int($1)) }.dropFirst()
    #expect(Array(size) == [0, 0, 2400 >> 8, 2400 & 255, 0, 0, 1260 >> 8, 1260 & 255])
  }

  @Test func aCardMayBeAPDF() throws {
    let bytes = try renderer.bytes(of: Card(title: "On paper"), as: .pdf)
    #expect(String(decoding: bytes.prefix(5), as: UTF8.self) == "%PDF-" && bytes.count > 1_000)
  }

  @Test func aCardMayBeAnSVG() throws {
    var card = Card(title: "Sharp at every size")
    card.author = "Ada"
    let plain = String(decoding: try renderer.bytes(of: card, as: .svg), as: UTF8.self)
    #expect(plain.contains("<svg ") && plain.contains("width=\"1200.0\" height=\"630.0\""))
    #expect(!plain.contains("<image"))
    card.avatar = try renderer.bytes(of: Card(title: "Me"), as: .png)
    #expect(String(decoding: try renderer.bytes(of: card, as: .svg), as: UTF8.self).contains("<image"))
  }

  @Test func aLargeAvatarIsEmbeddedInTheSizeThatItHas() throws {
    var card = Card(title: "Portrait")
    let large = CGImage(width: 3_000, height: 2_000, pixels: [UInt8](repeating: 200, count: 24_000_000))!
    card.avatar = try #require(PictureFile.encodePNG(large, .fast))
    #expect(try renderer.bytes(of: card, as: .svg).count < 400_000)
    let tooLarge = CGImage(width: 4_001, height: 4_000, pixels: [UInt8](repeating: 200, count: 64_016_000))!
    card.avatar = PictureFile.encodePNG(tooLarge, .fast) ?? []
    #expect(throws: CardError.self) { try renderer.bytes(of: card, as: .svg) }
  }

  @Test(arguments: [
    ("שלום, world", true), ("مرحبا", true), ("Hello, שלום", false), ("123 שלום", true), ("日本", false),
  ])
  func theFirstLetterDecidesTheDirection(_ title: String, _ isRightToLeft: Bool) {
    #expect(Card(title: title).isRightToLeft == isRightToLeft)
  }

  @Test func anAvatarIsReadFromItsBytes() throws {
    var card = Card(title: "Portrait")
    card.author = "Ada"
    let plain = try renderer.bytes(of: card, as: .png)
    card.avatar = try renderer.bytes(of: Card(title: "Me"), as: .png)
    #expect(try renderer.bytes(of: card, as: .png) != plain)
    card.avatar = Array("no picture".utf8)
    #expect(throws: CardError.self) { try renderer.bytes(of: card, as: .png) }
  }

  @Test func longTitlesAndExtremeSizesAreDrawn() throws {
    for (width, height) in [(200, 200), (2_400, 200), (200, 2_400)] {
      var card = Card(title: String(repeating: "Long words of a title ", count: 13))
      (card.width, card.height, card.author) = (width, height, String(repeating: "Name ", count: 16))
      card.badges = ["one", "two", "three", "four", "five"]
      #expect(try renderer.bytes(of: card, as: .png).count > 500)
    }
  }

  @Test func theTitleIsAsLargeAsFits() throws {
    let (short, long) = (try lines(of: "Short"), try lines(of: String(repeating: "A long title ", count: 20)))
    #expect(short.size == 96 && short.count == 1)
    #expect(long.size < 60 && long.count > 3)
    // All of it is there.
    #expect(!long.text.contains("…"))
    let alone = try lines(of: "Alone", author: "")
    #expect(alone.size == 96)
  }

  private func lines(
    of title: String, author: String = "Ada"
  ) throws -> (text: String, count: Int, size: Double) {
    var card = Card(title: title)
    card.author = author
    let list = try renderer.displayList(of: card)
    let text = try #require(list.texts.max { $0.font.pointSize < $1.font.pointSize })
    let lines = list.lines[text.lines]
    return (lines.map(\.text).joined(), lines.count, Double(text.font.pointSize))
  }

  @Test func badgesGoAboveTheAuthorWhereThereIsNoRoomBesideIt() throws {
    func places(_ width: Int, _ badges: [String]) throws -> [String: CGFloat] {
      var card = Card(title: "Title")
      (card.width, card.height, card.author, card.badges) = (width, 630, "Ada Lindqvist", badges)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 630))
      window.textMeasurer = PangoTextMeasurer()
      let view = CardView(card, avatar: nil)
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.fit()
      window.layoutIfNeeded()
      var places: [String: CGFloat] = [:]
      func visit(_ view: UIView) {
        if let label = view as? UILabel {
          places[label.text ?? ""] = label.convert(label.bounds, to: nil).midY
        }
        view.subviews.forEach(visit)
      }
      visit(window)
      return places
    }
    let wide = try places(1_200, ["Swift", "Layout"])
    #expect(abs(wide["Swift"]! - wide["Ada Lindqvist"]!) < 2)
    let narrow = try places(500, ["Swift", "Layout"])
    #expect(narrow["Swift"]! < narrow["Ada Lindqvist"]! - 40 && narrow["Layout"] == narrow["Swift"])
    // Texts that do not fit are left out, rather than cut off.
    let crowded = try places(500, ["Configuration", "Documentation", "Performance"])
    #expect(crowded["Configuration"] != nil && crowded["Performance"] == nil)
  }

  @Test func cardsAreDrawnAtOnceOnAllCores() async throws {
    let titles = (0..<8).map { "Card number \($0)" }
    let expected = try titles.map { try renderer.bytes(of: Card(title: $0), as: .png) }
    #expect(Set(expected).count == titles.count)
    await withTaskGroup(of: (Int, [UInt8]?).self) { group in
      for number in 0..<80 {
        group.addTask { (number % 8, try? renderer.bytes(of: Card(title: titles[number % 8]), as: .png)) }
      }
      for await (number, bytes) in group { #expect(bytes == expected[number]) }
    }
  }
}
