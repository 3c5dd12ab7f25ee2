/// The positions of the elements in one section of a flow layout, in coordinates that scroll downwards.
struct FlowSection {
  /// The measures of a section.
  struct Measures {
    /// The sizes of the items, in points.
    var sizes: [CGSize]
    /// Whether all items are known to have the same size, so that they form columns.
    var isUniform: Bool
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGFloat
    var footer: CGFloat
  }

  /// Items side by side.
  struct Line {
    let items: Range<Int>
    let top: CGFloat
    let height: CGFloat
  }

  private(set) var frames: [CGRect] = []
  private(set) var lines: [Line] = []
  /// The rectangles of header and footer; nil for none.
  let header: CGRect?
  private(set) var footer: CGRect?
  let top: CGFloat
  private(set) var bottom: CGFloat

  /// Creates the section that begins at `top` with a `width`, in points. Left edges are rounded down to whole
  /// pixels. O(items).
  init(_ measures: Measures, top: CGFloat, width: CGFloat, scale: CGFloat) {
    self.top = top
    header = measures.header > 0 ? CGRect(x: 0, y: top, width: width, height: measures.header) : nil
    bottom = top + max(0, measures.header) + measures.inset.top
    frames.reserveCapacity(measures.sizes.count)
    let room = max(0, width - measures.inset.left - measures.inset.right)
    var first = 0
    while first < measures.sizes.count {
      let end = Self.endOfLine(from: first, measures, room)
      if first > 0 { bottom += measures.lineSpacing }
      appendLine(first..<end, measures, room, scale)
      first = end
    }
    bottom += measures.inset.bottom
    guard measures.footer > 0 else { return }
    footer = CGRect(x: 0, y: bottom, width: width, height: measures.footer)
    bottom += measures.footer
  }

  /// The end of the line that begins with an item: the first item that no longer fits. Every line has at
  /// least one item.
  private static func endOfLine(from first: Int, _ measures: Measures, _ room: CGFloat) -> Int {
    var (end, used) = (first + 1, measures.sizes[first].width)
    while end < measures.sizes.count {
      used += measures.itemSpacing + measures.sizes[end].width
      // A rounding error of a thousandth of a point must not break a line.
      guard used <= room + 0.001 else { break }
      end += 1
    }
    return end
  }

  private mutating func appendLine(
    _ items: Range<Int>, _ measures: Measures, _ room: CGFloat, _ scale: CGFloat
  ) {
    let sizes = measures.sizes[items]
    let height = sizes.reduce(0) { max($0, $1.height) }
    var (x, spacing) = Self.start(of: items, measures, room)
    x += measures.inset.left
    for size in sizes {
      let left = (x * scale + 1e-6).rounded(.down) / scale
      let y = bottom + ((height - size.height) / 2 * scale).rounded(.down) / scale
      frames.append(CGRect(x: left, y: y, width: size.width, height: size.height))
      x += size.width + spacing
    }
    lines.append(Line(items: items, top: bottom, height: height))
    bottom += height
  }

  /// The start of a line after the inset, and the space between its items. Items of one size form columns
  /// that fill the width. Other lines fill it too, except for the last one.
  private static func start(of items: Range<Int>, _ measures: Measures, _ room: CGFloat) -> (CGFloat, CGFloat)
  {
    let size = measures.sizes[items.lowerBound].width
    if measures.isUniform {
      let fitting = ((room + measures.itemSpacing + 0.001) / (size + measures.itemSpacing)).rounded(.down)
      let columns = max(1, fitting)
      guard columns > 1 else { return (max(0, (room - size) / 2), 0) }
      return (0, (room - columns * size) / (columns - 1))
    }
    guard items.upperBound < measures.sizes.count else { return (0, measures.itemSpacing) }
    let used = measures.sizes[items].reduce(0) { $0 + $1.width }
    guard items.count > 1 else { return (max(0, (room - used) / 2), 0) }
    return (0, (room - used) / CGFloat(items.count - 1))
  }

  /// The items of the lines that intersect a range of heights. O(log lines).
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = firstLine { $0.top + $0.height > low }
    let end = firstLine { $0.top >= high }
    guard first < end else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[end - 1].items.upperBound
  }

  /// The first line for which `condition` holds. It must hold for all lines after it.
  private func firstLine(where condition: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
