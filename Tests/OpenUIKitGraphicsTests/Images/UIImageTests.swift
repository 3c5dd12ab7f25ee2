import OpenUIKitGraphics
import Testing

@Suite("Images")
struct UIImageTests {
  @Test("An image's size is its pixels divided by its scale")
  func size() throws {
    let pixels = try #require(CGImage(width: 6, height: 4) { _, _ in .red })
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 6, height: 4))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 3, height: 2))
    #expect(UIImage().size == .zero)
  }

  @Test("Pixels are red, green, blue and alpha from the top left")
  func pixels() throws {
    let image = try #require(
      CGImage(width: 2, height: 2) { x, y in x == y ? .red : .blue.withAlphaComponent(0.5) })
    #expect(image.pixels == [255, 0, 0, 255, 0, 0, 255, 128, 0, 0, 255, 128, 255, 0, 0, 255])
  }

  @Test("Bytes that do not make the picture are refused")
  func refusedBytes() {
    #expect(CGImage(width: 2, height: 2, pixels: [0]) == nil)
    #expect(CGImage(width: 0, height: 2, pixels: []) == nil)
    #expect(CGImage(width: -1, height: -1, pixels: [0, 0, 0, 0]) == nil)
    #expect(CGImage(width: .max, height: 2, pixels: []) == nil)
    #expect(CGImage(width: 1, height: 1, pixels: [1, 2, 3, 4]) != nil)
  }

  @Test("An image without a scale is refused")
  func refusedScale() async {
    await #expect(processExitsWith: .failure) {
      _ = UIImage(cgImage: CGImage(width: 1, height: 1, pixels: [0, 0, 0, 0])!, scale: 0, orientation: .up)
    }
  }
}
