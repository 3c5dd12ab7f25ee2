// Core Text's lines, for apps that place text by themselves. Coordinates are Core Text's: y grows upwards, so apps turn the context upside
// down before they draw.

/// The name of Core Foundation's attributed strings.
public typealias CFAttributedString = NSAttributedString
/// The name of Core Foundation's mutable attributed strings.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// The name of Core Foundation's numbers of elements.
public typealias CFIndex = Int

/// A range of UTF-16 units.
public struct CFRange: Hashable, Sendable {
  /// The first unit.
  public var location: CFIndex
  /// The number of units.
  public var length: CFIndex

  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }

  /// An empty range at the start.
  public init() { self.init(location: 0, length: 0) }
}

/// A range of UTF-16 units.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// A line of text.
public final class CTLine {
  /// The units of the text that the line is made of.
  let range: CFRange
  let layout: TextLayout
  private let text: AttributedText
  /// The units of each character, counted from the start of the line.
  private let units: [Int]
  /// The distance from the start of the line to each character, and to its end, in points.
  private let offsets: [CGFloat]

  /// The distance from the baseline to the top of the highest character, in points.
  var ascent: CGFloat { layout.lines.first?.baseline ?? 0 }
  /// The distance from the baseline to the bottom of the lowest character, in points.
  var descent: CGFloat { max(0, layout.size.height - ascent) }
  /// The width with spaces at the end, in points.
  var width: CGFloat { offsets.last ?? 0 }

  init(_ source: NSAttributedString, from start: CFIndex = 0) {
    let (font, measurer) = (UIFont.coreTextDefault, source.drawingMeasurer)
    text = AttributedText(source, font: font)
    layout = TextLayout(
      text, style: TextStyle(font: font, lineBreakMode: .byClipping, numberOfLines: 1), measurer: measurer)
    range = CFRange(location: start, length: source.length)
    let characters = Array(source.string)
    var advances: [CGFloat] = []
    text.appendAdvances(of: 0..<characters.count, measurer, to: &advances)
    var (unit, x) = (0, CGFloat(0))
    var (units, offsets) = ([0], [CGFloat(0)])
    for (character, advance) in zip(characters, advances) {
      unit += character.utf16.count
      x += advance
      units.append(unit)
      offsets.append(x)
    }
    (self.units, self.offsets) = (units, offsets)
  }

  /// Draws the line with its baseline at the text position of a context, which moves to its end.
  func draw(in context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    layout.draw(in: context, at: CGPoint(x: 0, y: -ascent), color: .black)
    context.restoreGState()
    context.textPosition.x += width
  }

  /// The distance from the start of the line to a unit of the text, in points.
  func offset(of unit: CFIndex) -> CGFloat {
    offsets[units.lastIndex { $0 <= max(0, unit - range.location) } ?? 0]
  }

  /// The unit of the text before which a caret is nearest to a distance from the start of the line.
  func unit(at x: CGFloat) -> CFIndex {
    var nearest = 0
    for index in offsets.indices where abs(offsets[index] - x) < abs(offsets[nearest] - x) { nearest = index }
    return range.location + units[nearest]
  }
}

extension UIFont {
  /// The font of text without one: Core Text's is Helvetica with 12 points.
  static var coreTextDefault: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
}

/// Creates a line of an attributed string.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Draws a line with its baseline at the text position of a context.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// The width of a line with spaces at its end, in points. The pointers receive the distances of its top and bottom from the baseline, and
/// the space to the next line.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = 0
  return Double(line.width)
}

/// The units of the text that a line is made of.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// The distance from the start of a line to a unit of the text, in points. The pointer receives the same.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// The unit of the text before which a caret is nearest to a point of a line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.unit(at: position.x)
}
