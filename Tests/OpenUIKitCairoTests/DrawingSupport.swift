import OpenUIKit
import OpenUIKitCairo
import Testing

typealias Entry = DisplayList.Entry
typealias Color = DisplayList.Color

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)
  static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
}

extension Entry {
  /// A box in its parent.
  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, fill: Color = .clear)
    -> Entry
  {
    var entry = Entry(
      id: 0, transform: CATransform3DMakeTranslation(x, y, 0), size: CGSize(width: width, height: height))
    entry.fill = fill
    return entry
  }

  func with(_ change: (inout Entry) -> Void) -> Entry {
    var copy = self
    change(&copy)
    return copy
  }

  /// The box with its content transformed about its centre.
  func transformed(_ transform: CATransform3D) -> Entry {
    with {
      let centre = (x: size.width / 2, y: size.height / 2)
      let about = CATransform3DConcat(CATransform3DMakeTranslation(-centre.x, -centre.y, 0), transform)
      let back = CATransform3DConcat(about, CATransform3DMakeTranslation(centre.x, centre.y, 0))
      $0.transform = CATransform3DConcat(back, self.transform)
    }
  }
}

/// A turn about the vertical axis, seen from `distance` points.
func turned(_ angle: CGFloat, distance: CGFloat) -> CATransform3D {
  var perspective = CATransform3DIdentity
  perspective.m34 = -1 / distance
  return CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), perspective)
}

/// Draws on white by default.
func draw(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: Color = .white,
  _ contents: (inout DisplayList) -> Void
) throws -> PixelBuffer {
  var list = DisplayList(size: CGSize(width: width, height: height))
  list.append(.box(0, 0, width, height, fill: background), inside: contents)
  return try CairoRenderer().draw(list, scale: scale)
}

/// How many pixels a word blackens that a renderer draws in a box, transformed about the box's centre.
func blackPixels(
  _ font: UIFont, _ transform: CATransform3D = CATransform3DIdentity, scale: CGFloat,
  by renderer: CairoRenderer
) throws -> Int {
  let style = TextStyle(font: font, alignment: .left, lineBreakMode: .byWordWrapping, numberOfLines: 0)
  let text = TextLayout("Text", style: style, width: nil, measurer: PangoTextMeasurer())
  var list = DisplayList(size: CGSize(width: 90, height: 60))
  list.append(.box(0, 0, 90, 60, fill: .white)) {
    $0.append(Entry.box(20, 20, 10, 10).transformed(transform)) {
      $0.setText(text.lines, font: font, color: .black)
    }
  }
  let picture = try renderer.draw(list, scale: scale)
  var count = 0
  for y in 0..<picture.height {
    for x in 0..<picture.width where picture.pixel(x: x, y: y).red < 128 { count += 1 }
  }
  return count
}

/// A pixel as 0xRRGGBBAA.
func color(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
  let (red, green, blue, alpha) = buffer.pixel(x: x, y: y)
  return UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
}

let white: UInt32 = 0xFFFF_FFFF
let red: UInt32 = 0xFF00_00FF
let green: UInt32 = 0x00FF_00FF
let blue: UInt32 = 0x0000_FFFF
let black: UInt32 = 0x0000_00FF
