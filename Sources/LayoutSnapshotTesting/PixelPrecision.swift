import Foundation

/// How many pixels of two pictures have to be the same, and how close two pixels have to be for that.
struct PixelPrecision {
  /// The share of pixels, 0...1.
  let share: Float
  /// How close they have to be, 0...1: 1 less a hundredth of the distance in the L*a*b* colour space (CIE 1976).
  let closeness: Float

  /// The share of pixels that are the same in two pictures of one size, 0...1. O(pixels).
  func equalShare(_ first: Picture, _ second: Picture) -> Double {
    guard first != second else { return 1 }
    let count = first.width * first.height
    let equal = (0..<count).reduce(0) { sum, index in
      isEqual(first.bytes[4 * index..<4 * index + 4], second.bytes[4 * index..<4 * index + 4]) ? sum + 1 : sum
    }
    return Double(equal) / Double(count)
  }

  private func isEqual(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
    if first.elementsEqual(second) { return true }
    guard closeness < 1 else { return false }
    return LabColor(first).distance(to: LabColor(second)) <= 100 * (1 - Double(closeness))
  }
}

/// A colour of the L*a*b* space (CIE 1976, white point D65).
private struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  /// Converts a pixel of sRGB.
  init(_ pixel: ArraySlice<UInt8>) {
    let linear = pixel.prefix(3).map { byte -> Double in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear[0], linear[1], linear[2])
    func f(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    let y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
