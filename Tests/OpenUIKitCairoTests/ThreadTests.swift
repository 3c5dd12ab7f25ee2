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
    @Test("A thousand trees are laid out, animated and drawn on all cores at once")
    func trees() async throws {
      let kinds = 8
      let expected = try (0..<kinds).map { try Self.pixels(ofTree: $0) }
      #expect(Set(expected).count == kinds)
      await withTaskGroup(of: (Int, [UInt8]?).self) { group in
        for tree in 0..<1000 { group.addTask { (tree % kinds, try? Self.pixels(ofTree: tree % kinds)) } }
        for await (kind, pixels) in group { #expect(pixels == expected[kind]) }
      }
    }

    private static func pixels(ofTree kind: Int) throws -> [UInt8] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
      window.textMeasurer = PangoTextMeasurer()
      window.backgroundColor = .white
      let bar = UIView()
      bar.backgroundColor = .systemBlue
      let width = bar.widthAnchor.constraint(equalToConstant: 10)
      let stack = UIStackView(arrangedSubviews: [label(kind), bar])
      stack.axis = .vertical
      stack.alignment = .leading
      stack.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(stack)
      NSLayoutConstraint.activate([
        width, bar.heightAnchor.constraint(equalToConstant: 6),
        stack.topAnchor.constraint(equalTo: window.topAnchor),
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      ])
      window.layoutIfNeeded()
      UIView.animate(withDuration: 1) {
        width.constant = 50
        window.layoutIfNeeded()
      }
      window.clock.advance(by: 0.5)
      return try CairoRenderer().draw(window.displayList(), scale: 1).image.pixels
    }

    private static func label(_ lines: Int) -> UILabel {
      let label = UILabel()
      label.text = (0...lines).map { "Line \($0)" }.joined(separator: "\n")
      label.font = .systemFont(ofSize: 6)
      label.numberOfLines = 0
      return label
    }
  #endif
}
