import UIKit

/// Draws the pictures of products, which have no photographs.
enum ProductArtwork {
  /// How a product is shown.
  enum Scene: Int, CaseIterable {
    case studio, room, closeUp

    var name: String {
      switch self {
      case .studio: "Front"
      case .room: "In a room"
      case .closeUp: "Close-up"
      }
    }
  }

  /// A product without a background.
  @MainActor
  static func image(of product: Product, finish: Int = 0, size: CGSize = CGSize(width: 160, height: 160))
    -> UIImage
  {
    UIGraphicsImageRenderer(size: size).image { context in
      drawObject(product, finish, in: square(in: size), context.cgContext)
    }
  }

  /// A product in a scene, with its background.
  @MainActor
  static func scene(_ scene: Scene, of product: Product, finish: Int, size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      drawBackground(scene, Tone(product.finishes[finish].rgb), size)
      var frame = square(in: size).insetBy(dx: size.width * 0.1, dy: size.height * 0.1)
      if scene == .room { frame.origin.y += size.height * 0.08 }
      if scene == .closeUp { frame = frame.insetBy(dx: -frame.width * 0.45, dy: -frame.height * 0.45) }
      drawObject(product, finish, in: frame, context.cgContext)
    }
  }

  private static func square(in size: CGSize) -> CGRect {
    let side = min(size.width, size.height)
    return CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  private static func drawBackground(_ scene: Scene, _ tone: Tone, _ size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    tone.pale.setFill()
    UIBezierPath(rect: bounds).fill()
    guard scene == .room else { return }
    tone.paler.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: size.height * 0.78, width: size.width, height: size.height * 0.22))
      .fill()
    let side = size.height * 0.34
    let window = CGRect(x: size.width * 0.12, y: size.height * 0.1, width: side, height: side * 1.2)
    UIBezierPath(roundedRect: window, cornerRadius: 4).fill()
    tone.pale.setFill()
    UIBezierPath(rect: CGRect(x: window.midX - 2, y: window.minY, width: 4, height: window.height)).fill()
    UIBezierPath(rect: CGRect(x: window.minX, y: window.midY - 2, width: window.width, height: 4)).fill()
  }

  /// Draws in a square of 100 points that is scaled to `frame`.
  private static func drawObject(_ product: Product, _ finish: Int, in frame: CGRect, _ context: CGContext) {
    context.saveGState()
    context.translateBy(x: frame.minX, y: frame.minY)
    context.scaleBy(x: frame.width / 100, y: frame.height / 100)
    ShapeDrawing(tone: Tone(product.finishes[finish].rgb)).draw(product.shape)
    context.restoreGState()
  }
}

/// The shades of one colour.
struct Tone {
  let base: UIColor
  let light: UIColor
  let dark: UIColor
  let pale: UIColor
  let paler: UIColor

  init(_ rgb: UInt32) {
    base = UIColor(rgb: rgb)
    light = Self.mixed(rgb, with: 0xFFFFFF, 0.28)
    dark = Self.mixed(rgb, with: 0x1C1712, 0.28)
    pale = Self.mixed(rgb, with: 0xF8F3EC, 0.84)
    paler = Self.mixed(rgb, with: 0xF8F3EC, 0.7)
  }

  private static func mixed(_ first: UInt32, with second: UInt32, _ share: CGFloat) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat {
      let (a, b) = (CGFloat((first >> shift) & 0xFF), CGFloat((second >> shift) & 0xFF))
      return (a + (b - a) * share) / 255
    }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
