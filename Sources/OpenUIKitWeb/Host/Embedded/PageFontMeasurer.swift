import OpenUIKitCore

/// Measures text with the browser's fonts.
///
/// A page has one thread, so access is safe.
final class PageFontMeasurer: TextMeasurer, @unchecked Sendable {
  private struct FontKey: Hashable {
    let family: Int32
    let size: Double
    let weight: Int32
    let italic: Int32

    init(_ font: UIFont) {
      family = font.familyNumber
      size = font.pointSize
      weight = Int32(font.weight.cssWeight)
      italic = font.isItalic ? 1 : 0
    }
  }

  /// Compares texts by their bytes, because comparing characters needs Unicode's tables.
  private struct TextKey: Hashable {
    let text: String
    let font: FontKey

    static func == (first: TextKey, second: TextKey) -> Bool {
      first.font == second.font && first.text.utf8.elementsEqual(second.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      font.hash(into: &hasher)
    }
  }

  // More texts than a screen has. The limit keeps a page that counts up from filling the memory.
  private static let most = 2000
  // A page has few fonts.
  private var metrics: [(font: FontKey, lines: LineMetrics)] = []
  private var advances: [TextKey: [CGFloat]] = [:]

  func appendAdvances(of text: String, in font: UIFont, to result: inout [CGFloat]) {
    let key = TextKey(text: text, font: FontKey(font))
    if let known = advances[key] {
      result += known
      return
    }
    let measured = measure(text, key.font)
    if advances.count >= Self.most { advances.removeAll(keepingCapacity: true) }
    advances[key] = measured
    result += measured
  }

  func lineMetrics(of font: UIFont) -> LineMetrics {
    let key = FontKey(font)
    if let known = metrics.first(where: { $0.font == key }) { return known.lines }
    var parts = [0.0, 0.0]
    parts.withUnsafeMutableBufferPointer {
      if let address = $0.baseAddress {
        pageLineMetrics(key.family, key.size, key.weight, key.italic, address)
      }
    }
    let measured = LineMetrics(ascent: parts[0], descent: parts[1])
    metrics.append((key, measured))
    return measured
  }

  /// Discards all measurements, after the page's fonts have changed.
  func removeAll() {
    metrics.removeAll()
    advances.removeAll()
  }

  private func measure(_ text: String, _ font: FontKey) -> [CGFloat] {
    var ends: [Int32] = []
    var end: Int32 = 0
    for character in text {
      end += Int32(character.utf8.count)
      ends.append(end)
    }
    var widths = [Double](repeating: 0, count: ends.count)
    var text = text
    text.withUTF8 { bytes in
      ends.withUnsafeBufferPointer { ends in
        widths.withUnsafeMutableBufferPointer { widths in
          pageMeasure(
            bytes.baseAddress, Int32(bytes.count), ends.baseAddress, Int32(ends.count), font.family,
            font.size,
            font.weight, font.italic, widths.baseAddress)
        }
      }
    }
    return widths
  }
}
