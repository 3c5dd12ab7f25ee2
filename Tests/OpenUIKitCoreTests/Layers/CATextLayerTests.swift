import OpenUIKit
import Testing

@MainActor
@Suite("Text layers")
struct CATextLayerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let layer = CATextLayer()

  init() {
    window.isHidden = false
    layer.frame = CGRect(x: 10, y: 10, width: 200, height: 50)
    layer.string = "Hello"
    layer.font = UIFont.systemFont(ofSize: 5)
    layer.fontSize = 20
    layer.foregroundColor = UIColor.red.cgColor
    window.layer.addSublayer(layer)
  }

  private var list: DisplayList { window.displayList() }

  @Test("draw a string with the font, the size and the colour of the layer")
  func plain() throws {
    let text = try #require(list.texts.first)
    #expect(list.lines.map(\.text) == ["Hello"])
    #expect(text.font.pointSize == 20 && text.color == DisplayList.Color(UIColor.red.cgColor))
  }

  @Test("draw again after a change of the text, and of the size")
  func changes() {
    _ = list
    layer.string = "Good morning to everybody"
    #expect(list.lines.map(\.text) == ["Good morning to everybody"])
    layer.isWrapped = true
    layer.frame.size = CGSize(width: 150, height: 90)
    #expect(list.lines.count > 1)
    layer.frame.size.width = 300
    #expect(list.lines.count == 1)
    layer.string = nil
    #expect(list.lines.isEmpty)
  }

  @Test("place the text by the alignment, and truncate it by the truncation mode")
  func placing() throws {
    let left = try #require(list.lines.first).x
    layer.alignmentMode = .right
    #expect(try #require(list.lines.first).x > left + 50)
    layer.frame.size.width = 40
    layer.string = "Good morning"
    layer.truncationMode = .end
    #expect(list.lines.map(\.text).joined().hasSuffix("…"))
    layer.truncationMode = .start
    #expect(try #require(list.lines.first).text.hasPrefix("…"))
  }

  @Test("draw an attributed string with its own attributes")
  func attributed() throws {
    layer.string = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 33), .foregroundColor: UIColor.blue])
    let text = try #require(list.texts.first)
    #expect(text.font.pointSize == 33 && text.color == DisplayList.Color(UIColor.blue.cgColor))
  }
}
