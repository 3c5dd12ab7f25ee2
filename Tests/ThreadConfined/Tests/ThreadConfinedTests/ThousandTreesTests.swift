import Masonry
import OpenUIKit
import OpenUIKitCairo
import Testing
import iCarousel

@Suite("Many trees on many threads")
struct ThousandTreesTests {
  @Test("A thousand trees are laid out, animated and drawn on all cores at once")
  func trees() async throws {
    let kinds = 8
    let expected = try (0..<kinds).map { try Self.pixels(of: Self.list(kind: $0)) }
    #expect(Set(expected).count == kinds)
    await withTaskGroup(of: (Int, [UInt8]?).self) { group in
      for tree in 0..<1000 {
        group.addTask { (tree % kinds, try? Self.pixels(of: Self.list(kind: tree % kinds))) }
      }
      for await (kind, pixels) in group { #expect(pixels == expected[kind]) }
    }
  }

  @Test("Carousels are thrown and drawn on all cores at once")
  func carousels() async throws {
    let expected = try Self.pixels(of: Self.thrownCarousel())
    await withTaskGroup(of: [UInt8]?.self) { group in
      for _ in 0..<100 { group.addTask { try? Self.pixels(of: Self.thrownCarousel()) } }
      for await pixels in group { #expect(pixels == expected) }
    }
  }

  private static func pixels(of window: UIWindow) throws -> [UInt8] {
    try CairoRenderer().draw(window.displayList(), scale: 1).image.pixels
  }

  private static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    window.makeKeyAndVisible()
    window.textMeasurer = PangoTextMeasurer()
    window.backgroundColor = .white
    return window
  }

  /// A text whose kind determines its number of lines, above a bar that is growing.
  private static func list(kind: Int) -> UIWindow {
    let window = window()
    let bar = UIView()
    bar.backgroundColor = .systemBlue
    let stack = UIStackView(arrangedSubviews: [label(kind), bar])
    stack.axis = .vertical
    stack.alignment = .leading
    window.addSubview(stack)
    stack.mas_makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    var width: MASConstraint?
    bar.mas_makeConstraints { make in
      width = make.width.equalTo(10)
      make.height.equalTo(6)
    }
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      width?.offset(50)
      window.layoutIfNeeded()
    }
    window.clock.advance(by: 0.5)
    return window
  }

  private static func label(_ lines: Int) -> UILabel {
    let label = UILabel()
    label.text = (0...lines).map { "Line \($0)" }.joined(separator: "\n")
    label.font = .systemFont(ofSize: 6)
    label.numberOfLines = 0
    return label
  }

  private static func thrownCarousel() -> UIWindow {
    let window = window()
    let tiles = Tiles()
    let carousel = iCarousel(frame: window.bounds)
    carousel.type = .cylinder
    window.addSubview(carousel)
    carousel.dataSource = tiles
    window.layoutIfNeeded()
    carousel.scroll(byNumberOfItems: 3, duration: 1)
    for _ in 0..<30 { window.clock.advance(by: 1.0 / 60) }
    return window
  }
}

/// Twelve squares of different blues.
private final class Tiles: iCarouselDataSource {
  func numberOfItems(in carousel: iCarousel) -> Int { 12 }

  func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    let tile = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    tile.backgroundColor = UIColor(red: 0, green: CGFloat(index) / 12, blue: 1, alpha: 1)
    return tile
  }
}
