/// Breaks an attributed string into lines.
public final class CTFramesetter {
  private let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// The text of a range; a length of 0 is that to the end.
  private func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(0, range.location), text.length)
    let end = range.length == 0 ? text.length : min(text.length, start + max(0, range.length))
    return text.attributedSubstring(from: NSRange(location: start, length: end - start))
  }

  private func layout(_ part: NSAttributedString, width: CGFloat) -> TextLayout {
    var style = TextStyle(font: .coreTextDefault, lineBreakMode: .byWordWrapping, numberOfLines: 0)
    style.followsParagraphs = true
    return TextLayout(
      AttributedText(part, font: style.font), style: style, width: width, measurer: part.drawingMeasurer)
  }

  /// The lines of a range in a rectangle, as many as fit into its height, and the units that they show.
  func frame(_ range: CFRange, in path: CGPath) -> CTFrame {
    let (part, box) = (part(range), path.boundingBox)
    let layout = layout(part, width: box.width)
    let ranges = layout.ranges(of: part.string)
    let frame = CTFrame(path: path, start: range.location)
    frame.length = part.length
    for (line, range) in zip(layout.lines, ranges) {
      let made = CTLine(part.attributedSubstring(from: range), from: frame.start + range.location)
      // Half a point, because baselines are rounded.
      if line.baseline + made.descent > box.height + 0.5 {
        frame.length = range.location
        break
      }
      frame.lines.append(made)
      frame.origins.append(CGPoint(x: line.x, y: box.height - line.baseline))
    }
    return frame
  }

  /// The size of a range in lines of a width, in points, and the units that fit.
  func size(_ range: CFRange, in limits: CGSize) -> (size: CGSize, fitting: CFRange) {
    let part = part(range)
    let width = limits.width.isFinite && limits.width > 0 && limits.width < 1e6 ? limits.width : 0
    let whole = layout(part, width: width)
    guard limits.height.isFinite, limits.height > 0, whole.size.height > limits.height else {
      return (whole.size, CFRange(location: range.location, length: part.length))
    }
    let box = CGRect(x: 0, y: 0, width: width > 0 ? width : whole.size.width, height: limits.height)
    let frame = frame(range, in: CGPath(rect: box, transform: nil))
    let bottom = frame.lines.last.map { whole.lines[frame.lines.count - 1].baseline + $0.descent } ?? 0
    return (
      CGSize(width: whole.size.width, height: bottom),
      CFRange(location: range.location, length: frame.length)
    )
  }
}

extension TextLayout {
  /// The UTF-16 units of each line, with the spaces at its end and without the separator of lines.
  fileprivate func ranges(of text: String) -> [NSRange] {
    let characters = Array(text)
    var (next, unit) = (0, 0)
    func length(_ range: Range<Int>) -> Int { characters[range].reduce(0) { $0 + $1.utf16.count } }
    return lines.map { line in
      let start = next
      next = min(next + line.text.count, characters.count)
      while next < characters.count, characters[next] == " " { next += 1 }
      let range = NSRange(location: unit, length: length(start..<next))
      unit += range.length
      if next < characters.count, characters[next].isNewline {
        unit += characters[next].utf16.count
        next += 1
      }
      return range
    }
  }
}

/// The lines of a text in a rectangle.
public final class CTFrame {
  let path: CGPath
  let start: CFIndex
  fileprivate(set) var lines: [CTLine] = []
  /// The starts of the baselines, in points from the lower left corner of the rectangle.
  fileprivate(set) var origins: [CGPoint] = []
  /// The number of units that the lines show.
  fileprivate(set) var length = 0

  init(path: CGPath, start: CFIndex) { (self.path, self.start) = (path, start) }
}

/// Creates what breaks an attributed string into lines.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Breaks a range of the text into the lines that fit into the rectangle around a path. A length of 0 is that to the end of the text.
/// Attributes of frames have no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { framesetter.frame(stringRange, in: path) }

/// The size of a range of the text in lines of the width of `constraints`, in points. The pointer receives the units that fit into its
/// height. Attributes of frames have no effect.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let result = framesetter.size(stringRange, in: constraints)
  fitRange?.pointee = result.fitting
  return result.size
}

/// Draws the lines of a frame.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    line.draw(in: context)
  }
}

/// The lines of a frame.
public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines }

/// Writes the starts of the baselines of a range of lines, in points from the lower left corner of the frame. A length of 0 is that to the
/// last line.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let end = range.length == 0 ? frame.origins.count : range.location + range.length
  for index in max(0, range.location)..<max(range.location, min(end, frame.origins.count)) {
    origins[index - range.location] = frame.origins[index]
  }
}

/// The units of the text that the lines of a frame show.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.length)
}

/// The path that a frame was made for.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
