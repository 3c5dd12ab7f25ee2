import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("Drawing on many threads")
struct ThreadTests {
  @Test("Renderers on different threads draw the same list to the same pixels")
  func renderers() async throws {
    let list = await Self.list()
    let expected = try CairoRenderer().draw(list, scale: 1).image.pixels
    await withTaskGroup(of: [UInt8]?.self) { group in
      for _ in 0..<16 { group.addTask { try? CairoRenderer().draw(list, scale: 1).image.pixels } }
      for await pixels in group { #expect(pixels == expected) }
    }
  }

  @MainActor
  private static func list() -> DisplayList {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    window.makeKeyAndVisible()
    window.textMeasurer = PangoTextMeasurer()
    window.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    card.backgroundColor = .systemYellow
    card.layer.shadowOpacity = 0.5
    card.layer.transform = turned(0.5, distance: 200)
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 70, height: 30))
    label.text = "Thread"
    card.addSubview(label)
    window.addSubview(card)
    return window.displayList()
  }
}
