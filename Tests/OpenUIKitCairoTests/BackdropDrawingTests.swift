import OpenUIKit
import OpenUIKitCairo
import Testing

@Suite("Drawing backdrops")
struct BackdropDrawingTests {
  /// A picture that is black on the left and white on the right, with a backdrop of 60 points in its middle.
  private func blurred(
    scale: CGFloat = 1, radius: CGFloat = 8, _ change: (inout Entry) -> Void = { _ in }
  ) throws -> PixelBuffer {
    try draw(120, 120, scale: scale) {
      $0.append(.box(0, 0, 60, 120, fill: .black))
      $0.append(.box(60, 0, 60, 120, fill: .white))
      $0.append(Entry.box(30, 30, 60, 60).with(change))
      $0.setBackdrop(radius: radius)
    }
  }

  @Test("What lies below the box is blurred, and nothing beside it", arguments: [1, 2] as [CGFloat])
  func blur(scale: CGFloat) throws {
    let picture = try blurred(scale: scale)
    func level(_ x: CGFloat, _ y: CGFloat) -> Int {
      Int(picture.pixel(x: Int(x * scale), y: Int(y * scale)).red)
    }
    let levels = stride(from: 32 as CGFloat, to: 88, by: 4).map { level($0, 60) }
    #expect(levels == levels.sorted())
    #expect(abs(level(60, 60) - 128) < 20)
    #expect(levels[0] < 10 && levels[levels.count - 1] > 245)
    #expect(level(56, 20) == 0 && level(64, 20) == 255)
    // Two standard deviations from the edge a Gaussian covers 2.3 %, and three boxes in its place up to 6 %.
    #expect(level(44, 60) <= 16)
  }

  @Test("The edges of the box keep their colours, and round corners keep what is below")
  func edges() throws {
    let picture = try draw(120, 120) {
      $0.append(.box(0, 0, 120, 40, fill: .red))
      $0.append(.box(0, 40, 120, 80, fill: .blue))
      $0.append(Entry.box(0, 40, 120, 80).with { $0.cornerRadius = 30 })
      $0.setBackdrop(radius: 8)
    }
    #expect(color(picture, 60, 41) == blue && color(picture, 60, 38) == red && color(picture, 2, 42) == blue)
  }

  @Test("An effect view shows its material above the blurred picture")
  @MainActor
  func effectView() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    for y in stride(from: 0 as CGFloat, to: 120, by: 8) {
      let line = UIView(frame: CGRect(x: 0, y: y, width: 120, height: 4))
      line.backgroundColor = .black
      window.addSubview(line)
    }
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    material.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    window.addSubview(material)
    func levels(_ range: Range<Int>) throws -> [Int] {
      let picture = try CairoRenderer().draw(window.displayList(), scale: 1)
      return range.map { Int(picture.pixel(x: 60, y: $0).red) }
    }
    let covered = try levels(10..<50)
    #expect(covered.max()! - covered.min()! < 16)
    let open = try levels(64..<110)
    #expect(open.max() == 255 && open.min() == 0)
    material.effect = nil
    #expect(try levels(10..<50).min() == 0)
  }
}
