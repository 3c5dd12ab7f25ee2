import UIKitShim

/// Three shades of one hue.
struct Tint {
  /// The area of a box.
  let fill: UIColor
  /// The fine line round it.
  let edge: UIColor
  /// Text on it.
  let ink: UIColor
  /// The background of a button, the same in the dark.
  let strong: UIColor

  private init(fill: UInt32, edge: UInt32, ink: UInt32) {
    self.init(pale: UIColor(hex: fill), edge: UIColor(hex: edge), ink: UIColor(hex: ink))
  }

  /// In the dark, text and background exchange their shades.
  private init(pale: UIColor, edge: UIColor, ink: UIColor) {
    let night = UIColor(hex: 0x16181B)
    fill = UIColor(light: pale, dark: ink.mixed(with: night, 0.6))
    self.edge = UIColor(light: edge, dark: ink.mixed(with: night, 0.2))
    self.ink = UIColor(light: ink, dark: edge.mixed(with: pale, 0.4))
    strong = ink
  }

  static var green: Tint { Tint(fill: 0xD9F1E1, edge: 0xA3D9B8, ink: 0x1D6B43) }
  static var red: Tint { Tint(fill: 0xFFE1DB, edge: 0xF4B5A9, ink: 0xA63C2C) }
  static var blue: Tint { Tint(fill: 0xDCE8FE, edge: 0xA9C5F6, ink: 0x264F9C) }
  static var purple: Tint { Tint(fill: 0xE9E1FB, edge: 0xC7B5EF, ink: 0x5A3E9F) }
  static var orange: Tint { Tint(fill: 0xFFE9CE, edge: 0xF3C68F, ink: 0x95550E) }
  static var yellow: Tint { Tint(fill: 0xFFF2BF, edge: 0xE6D076, ink: 0x76600D) }
  static var teal: Tint { Tint(fill: 0xD3EFF0, edge: 0x8FD0D4, ink: 0x13636A) }
  static var pink: Tint { Tint(fill: 0xFCDFED, edge: 0xEDABCE, ink: 0x992B67) }
  static var grey: Tint { Tint(fill: 0xECEEF2, edge: 0xD0D5DE, ink: 0x4B5364) }
}

// MARK: - Series of colours, for several boxes

extension Tint {
  /// A step of a series of pale colours, from teal over blue to purple.
  static func pale(_ step: Int, of count: Int) -> Tint {
    let fill = Run([0xD3EFF0, 0xDCE8FE, 0xE9E1FB]).color(at: step, of: count)
    let edge = Run([0x8FD0D4, 0xA9C5F6, 0xC7B5EF]).color(at: step, of: count)
    let ink = Run([0x13636A, 0x264F9C, 0x5A3E9F]).color(at: step, of: count)
    return Tint(pale: fill, edge: edge, ink: ink)
  }

  /// A step of a series from shallow to deep water.
  static func sea(_ step: Int, of count: Int) -> Tint {
    deep(Run([0xE4F3F1, 0x9BD0DA, 0x4B93C9, 0x27478F]).color(at: step, of: count))
  }

  /// A step of a series from noon to dusk.
  static func dusk(_ step: Int, of count: Int) -> Tint {
    deep(Run([0xFFF3E0, 0xFBC994, 0xE98A72, 0x8E3B70]).color(at: step, of: count))
  }

  private static func deep(_ fill: UIColor) -> Tint {
    let ink: UIColor = fill.luminance > 0.2 ? .black : .white
    return Tint(fill: fill, edge: UIColor(white: 1, alpha: 0.45), ink: ink)
  }

  private init(fill: UIColor, edge: UIColor, ink: UIColor) {
    self.fill = fill
    self.edge = edge
    self.ink = ink
    strong = fill
  }
}

/// Colours between which the steps of a series are mixed.
private struct Run {
  private let stops: [UInt32]

  init(_ stops: [UInt32]) {
    self.stops = stops
  }

  /// The colour of a step. The first step has the colour of the first stop, and the last step that of the
  /// last.
  func color(at step: Int, of count: Int) -> UIColor {
    let position = CGFloat(step) / CGFloat(max(count - 1, 1)) * CGFloat(stops.count - 1)
    let index = min(Int(position), stops.count - 2)
    let fraction = position - CGFloat(index)
    func part(_ shift: UInt32) -> CGFloat {
      let from = CGFloat((stops[index] >> shift) & 0xFF)
      let to = CGFloat((stops[index + 1] >> shift) & 0xFF)
      return (from + (to - from) * fraction) / 255
    }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
