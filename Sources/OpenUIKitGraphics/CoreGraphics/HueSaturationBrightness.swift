/// A colour as a point of the hexagonal cone. The components are in 0...1 for the colours of sRGB.
///
/// The formulas are those of A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
struct HueSaturationBrightness {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let largest = max(red, green, blue)
    let chroma = largest - min(red, green, blue)
    brightness = largest
    saturation = largest > 0 ? chroma / largest : 0
    guard chroma > 0 else {
      hue = 0
      return
    }
    let sector: CGFloat
    switch largest {
    case red: sector = (green - blue) / chroma
    case green: sector = (blue - red) / chroma + 2
    default: sector = (red - green) / chroma + 4
    }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }

  /// The hue within one turn, 0 or more and below 1; 0 for a hue that is not finite.
  private var turn: CGFloat {
    guard hue.isFinite else { return 0 }
    let turn = hue - hue.rounded(.down)
    return turn < 1 ? turn : 0
  }

  var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let position = turn * 6
    let sector = position.rounded(.down)
    let fraction = position - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch sector {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}

extension CGFloat {
  /// The nearest number in 0...1.
  package var clampedToUnit: CGFloat { Swift.min(1, Swift.max(0, self)) }
}
