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

  #if ThreadConfined
    @Test("Trees on different threads are laid out and drawn at once")
    func trees() async throws {
      let expected = try Self.drawTree(7)
      await withTaskGroup(of: [UInt8]?.self) { group in
        for _ in 0..<64 { group.addTask { try? Self.drawTree(7) } }
        for await pixels in group { #expect(pixels == expected) }
      }
    }

    private static func drawTree(_ rows: Int) throws -> [UInt8] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.textMeasurer = PangoTextMeasurer()
      window.backgroundColor = .white
      var above = window.topAnchor
      for row in 0..<rows {
        let label = UILabel()
        label.text = "Row \(row) of a tree that wraps in its width"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: above, constant: 4),
          label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        above = label.bottomAnchor
      }
      return try CairoRenderer().draw(window.displayList(), scale: 1).image.pixels
    }
  #endif
}
