import OpenUIKit
import Testing

@Suite("Symbols")
struct SymbolTests {
  @Test("Names of SF Symbols give images, and unknown names nil")
  func names() {
    for name in [
      "xmark", "plus", "heart", "heart.fill", "plus.circle", "plus.circle.fill", "chevron.right",
      "accessibility", "qqq", "xmark.square", "square.grid.3x2.fill", "square.grid.4x3.fill",
      "eye.slash.fill", "chart.bar.fill", "bag.fill", "speaker.wave.2.fill", "person.3.fill", "nosign",
    ] {
      #expect((UIImage(systemName: name) != nil) == (name != "qqq"), "\(name)")
    }
    #expect(
      UIImage(systemName: "") == nil && UIImage(systemName: "xmar") == nil && UIImage(systemName: "~") == nil)
  }

  @Test(
    "Digits and letters have symbols in circles and squares, and none alone",
    arguments: ["0", "1", "9", "a", "z"])
  func characters(character: String) {
    for ending in [".circle", ".circle.fill", ".square", ".square.fill"] {
      #expect(UIImage(systemName: character + ending) != nil, "\(character + ending)")
    }
    #expect(UIImage(systemName: character) == nil)
  }

  @Test("Numbers up to 50 have symbols in circles and squares, as large as those of digits")
  func numbers() throws {
    for ending in [".circle", ".circle.fill", ".square", ".square.fill"] {
      let digit = try #require(UIImage(systemName: "9" + ending))
      for number in [10, 12, 31, 50] {
        let image = try #require(UIImage(systemName: "\(number)\(ending)"), "\(number)\(ending)")
        #expect(image.size == digit.size)
      }
      for name in ["51", "09", "-10", "10.", "1x"] {
        #expect(UIImage(systemName: name + ending) == nil, "\(name)")
      }
    }
    #expect(UIImage(systemName: "10") == nil && UIImage(systemName: "10.heart") == nil)
  }

  @Test("A symbol at 17 points is as large as text, and grows with size and scale")
  func sizes() throws {
    let circle = try #require(UIImage(systemName: "circle"))
    // A circle of 17 points with the space around it, as in SF Symbols.
    #expect(abs(circle.size.width - 19.5) < 1 && abs(circle.size.height - 20.33) < 0.5)
    let double = try #require(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(double.size.height - 2 * circle.size.height) < 0.7)
    let heights = [UIImage.SymbolScale.small, .medium, .large].map {
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(scale: $0))?.size.height
        ?? 0
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2] && heights[1] == circle.size.height)
    let title = UIImage.SymbolConfiguration(textStyle: .title1)
    #expect(UIImage(systemName: "circle", withConfiguration: title)?.size.height ?? 0 > 30)
  }

  @Test("The standard image of a checkmark is a symbol")
  func checkmark() {
    #expect(UIImage.checkmark.size == UIImage(systemName: "checkmark.circle.fill")?.size)
    #expect(UIImage.checkmark.size.width > 0)
  }

  @Test("The middle of a symbol is that of capital letters on its baseline")
  func baselines() throws {
    let circle = try #require(UIImage(systemName: "circle"))
    let baseline = try #require(circle.baselineOffsetFromBottom)
    #expect(abs(circle.size.height / 2 - baseline - UIFont.systemFont(ofSize: 17).capHeight / 2) < 1e-6)
    #expect(circle.isSymbolImage && circle.withRenderingMode(.alwaysOriginal).isSymbolImage)
  }

  @Test("A later configuration sets its own values and keeps the others")
  func configurations() throws {
    let heart = try #require(
      UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)))
    let bold = try #require(heart.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
    #expect(bold.size == heart.size && bold.symbolConfiguration != heart.symbolConfiguration)
    #expect(heart.withConfiguration(UIImage.SymbolConfiguration(weight: .bold)).size.height < 25)
    #expect(UIImage().applyingSymbolConfiguration(.init(weight: .bold)) == nil)
    #expect(
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .heavy))
        == .init(pointSize: 20, weight: .heavy))
  }

  #if !ThreadConfined
    @MainActor
  #endif
  private func strokes(of view: UIImageView) -> [DisplayList.Stroke] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(view)
    return window.displayList().shapes.compactMap(\.stroke)
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("A view shows a symbol in its tint colour, or in the colours of its palette")
  func colours() throws {
    let view = UIImageView(image: UIImage(systemName: "plus"))
    view.tintColor = .red
    #expect(strokes(of: view).map(\.color) == [DisplayList.Color(UIColor.red.cgColor)])
    view.image = UIImage(systemName: "plus")?.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(strokes(of: view).map(\.color) == [DisplayList.Color(UIColor.green.cgColor)])
    view.image = UIImage(
      systemName: "plus.circle", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.blue, .red]))
    #expect(strokes(of: view).map(\.color) == [UIColor.red, .blue].map { DisplayList.Color($0.cgColor) })
  }

  #if !ThreadConfined
    @MainActor
  #endif
  @Test("A view's configuration counts where the symbol has none")
  func preferredConfiguration() throws {
    let view = UIImageView(image: UIImage(systemName: "plus"))
    let (before, line) = (view.intrinsicContentSize, try #require(strokes(of: view).first))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .black)
    #expect(view.intrinsicContentSize.height > 1.9 * before.height)
    #expect(try #require(strokes(of: view).first).width > line.width)
    view.image = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == before)
  }

  @Test("All lines and areas of every symbol lie on the grid")
  func extents() throws {
    for name in [
      "square.and.arrow.up.fill", "waveform", "play.circle.fill", "gearshape.fill", "trash.fill",
      "house.circle.fill",
    ] {
      let image = try #require(UIImage(systemName: name), "\(name)")
      #expect(image.size.width > 4 && image.size.width < 25, "\(name)")
    }
  }
}
