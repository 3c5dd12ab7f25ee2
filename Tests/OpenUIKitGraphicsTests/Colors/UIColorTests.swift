import OpenUIKitGraphics
import Testing

@Suite("Colours")
struct UIColorTests {
  @Test("Colours with the same components are equal")
  func equality() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.clear.cgColor == CGColor(gray: 0, alpha: 0))
    #expect(Set([CGColor(gray: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test("Another opacity leaves the colour")
  func alpha() {
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.red.cgColor.copy(alpha: 0.25)?.components == [1, 0, 0, 0.25])
  }

  @Test("Components are read back")
  func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.systemBlue.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0, 122.0 / 255, 1, 1))
    var white: CGFloat = -1
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
    white = -1
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == -1)
  }

  @Test(
    "Hue, saturation and brightness make the colour they name",
    arguments: [
      (0, 1, 1, UIColor.red), (1.0 / 3, 1, 1, .green), (2.0 / 3, 1, 1, .blue), (1, 1, 1, .red),
      (0.5, 1, 1, .cyan), (0.25, 0, 0.5, .gray), (0.1, 1, 0, .black), (5.0 / 6, 1, 1, .magenta),
      (7.5, 1, 1, .cyan), (-0.75, 0, 0.5, .gray), (-1.0 / 6, 1, 1, .magenta), (.infinity, 1, 1, .red),
      (0, 1, 1.5, UIColor(red: 1.5, green: 0, blue: 0, alpha: 1)),
    ] as [(CGFloat, CGFloat, CGFloat, UIColor)])
  func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: UIColor) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).cgColor
    #expect(abs(color.red - expected.cgColor.red) < 1e-12)
    #expect(abs(color.green - expected.cgColor.green) < 1e-12)
    #expect(abs(color.blue - expected.cgColor.blue) < 1e-12)
  }

  @Test("Hue, saturation and brightness survive the way through red, green and blue")
  func hueRoundTrip() {
    for step in 0..<60 {
      let hue = CGFloat(step) / 60
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1)
      var (readHue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.getHue(&readHue, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(abs(readHue - hue) < 1e-12 && abs(saturation - 0.6) < 1e-12 && abs(brightness - 0.8) < 1e-12)
    }
  }
  @Test("A colour literal is the colour of its components")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    let drawn: CGColor? = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    let usual = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(drawn == color.cgColor && usual === usual as UIColor)
  }
}
