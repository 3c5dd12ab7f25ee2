import OpenUIKitGraphics

/// An SVG document as Cairo writes it, and what is changed in it.
///
/// Cairo names pictures and groups by numbers that count up in the whole process, so two documents of one list would differ. And its units
/// are those in which it draws, which are finer than points: what becomes pixels has one for each unit.
struct SVGDocument {
  /// How fine the coordinates are.
  static let unitsPerPoint: CGFloat = 3

  private let written: [UInt8]

  init(written: [UInt8]) { self.written = written }

  /// The document with its size in points, and with names that are counted from 0.
  func bytes(width: CGFloat, height: CGFloat) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(written.count)
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    var start = headerEnd(width: width, height: height, &result)
    var index = start
    while index < written.count {
      guard let name = name(at: index) else {
        index += 1
        continue
      }
      let known = names[name] ?? Array(name.prefix { !Self.isDigit($0) }) + Array("\(names.count)".utf8)
      names[name] = known
      result += written[start..<name.startIndex]
      result += known
      start = name.endIndex
      index = start
    }
    return result + written[start...]
  }

  /// Writes the document up to the size, and that in pixels of CSS. Returns the place after it.
  private func headerEnd(width: CGFloat, height: CGFloat, _ result: inout [UInt8]) -> Int {
    guard let size = range(of: " width=\""), let view = range(of: " viewBox=") else { return 0 }
    result += written[..<size.lowerBound]
    result += Array(" width=\"\(width)\" height=\"\(height)\"".utf8)
    return view.lowerBound
  }

  private func range(of text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    for index in 0..<max(0, min(written.count, 1_000) - wanted.count) where has(wanted, at: index) {
      return index..<index + wanted.count
    }
    return nil
  }

  private func has(_ text: [UInt8], at index: Int) -> Bool {
    index + text.count <= written.count && written[index..<index + text.count].elementsEqual(text)
  }

  /// The texts that come before a name. None of them is in the base 64 of a picture, which has no spaces, quotes and brackets.
  private static let leads = [" id=\"", "\"#", "(#"].map { Array($0.utf8) }

  /// The name after a lead that begins here.
  private func name(at index: Int) -> ArraySlice<UInt8>? {
    let byte = written[index]
    guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "("),
      let lead = Self.leads.first(where: { has($0, at: index) })
    else { return nil }
    let name = written[(index + lead.count)...].prefix(while: Self.isOfName)
    return name.isEmpty ? nil : name
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func isOfName(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte | 32 >= 97 && byte | 32 <= 122
  }
}
