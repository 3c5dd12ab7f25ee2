/// Reads the names and metrics of the faces in a TrueType or OpenType font file, or in a collection of them.
///
/// A variable font has one face, its default instance.
package struct FontFile {
  private let bytes: [UInt8]

  /// Returns the faces of a file. Empty if the bytes are not a font, or if a table that the names and metrics need
  /// is missing.
  package static func faces(in bytes: [UInt8]) -> [FontFace] {
    let file = FontFile(bytes: bytes)
    return file.fontOffsets.compactMap { file.face(at: $0) }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Numbers

  private func word(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private func signedWord(_ offset: Int) -> Int? {
    word(offset).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
  }

  private func long(_ offset: Int) -> Int? {
    guard let high = word(offset), let low = word(offset + 2) else { return nil }
    return high << 16 | low
  }

  // MARK: Tables

  /// The offsets of the fonts: one, or those of a collection.
  private var fontOffsets: [Int] {
    switch long(0) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return [0]  // TrueType, "OTTO", "true"
    case 0x7474_6366:  // "ttcf"
      let count = min(long(8) ?? 0, 256)
      return (0..<count).compactMap { long(12 + 4 * $0) }
    default: return []
    }
  }

  /// The offset of a table of the font at an offset.
  private func table(_ tag: Int, of font: Int) -> Int? {
    guard let count = word(font + 4) else { return nil }
    for index in 0..<count where long(font + 12 + 16 * index) == tag { return long(font + 20 + 16 * index) }
    return nil
  }

  private func face(at font: Int) -> FontFace? {
    guard let head = table(0x6865_6164, of: font), let unitsPerEm = word(head + 18), unitsPerEm > 0,
      let horizontal = table(0x6868_6561, of: font), let names = table(0x6E61_6D65, of: font),
      let name = text(6, in: names), let family = text(16, in: names) ?? text(1, in: names)
    else { return nil }
    let style = text(17, in: names) ?? text(2, in: names) ?? "Regular"
    let windows = table(0x4F53_2F32, of: font)  // "OS/2"
    let isFixed = table(0x706F_7374, of: font).flatMap { long($0 + 12) } ?? 0  // "post"
    let isItalic = windows.flatMap { word($0 + 62) }.map { $0 & 1 != 0 } ?? ((word(head + 44) ?? 0) & 2 != 0)
    return FontFace(
      name: name, familyName: family, styleName: style,
      weight: UIFont.Weight(cssWeight: windows.flatMap { word($0 + 4) } ?? 400), isItalic: isItalic,
      isMonospaced: isFixed != 0,
      metrics: metrics(horizontal: horizontal, windows: windows, unitsPerEm: CGFloat(unitsPerEm)))
  }

  private func metrics(horizontal: Int, windows: Int?, unitsPerEm: CGFloat) -> FontFace.Metrics {
    func em(_ units: Int?) -> CGFloat { CGFloat(units ?? 0) / unitsPerEm }
    var metrics = FontFace.Metrics(
      ascender: em(signedWord(horizontal + 4)), descender: em(signedWord(horizontal + 6)),
      lineGap: em(signedWord(horizontal + 8)))
    // The heights of letters are in the table since its second version.
    if let windows, let version = word(windows), version >= 2 {
      metrics.xHeight = em(signedWord(windows + 86))
      metrics.capHeight = em(signedWord(windows + 88))
    }
    return metrics
  }

  // MARK: Names

  /// A text of the table of names, in English if there is one.
  private func text(_ identifier: Int, in names: Int) -> String? {
    guard let count = word(names + 2), let storage = word(names + 4) else { return nil }
    var found: String?
    for index in 0..<count {
      let record = names + 6 + 12 * index
      guard word(record + 6) == identifier, let platform = word(record), let length = word(record + 8),
        let offset = word(record + 10),
        let text = text(at: names + storage + offset, length, isWide: platform != 1), !text.isEmpty
      else { continue }
      let isEnglish = platform == 3 ? word(record + 4) == 0x0409 : word(record + 4) == 0
      if isEnglish { return text }
      found = found ?? text
    }
    return found
  }

  private func text(at start: Int, _ length: Int, isWide: Bool) -> String? {
    guard start >= 0, start + length <= bytes.count else { return nil }
    guard isWide else { return String(decoding: bytes[start..<start + length], as: UTF8.self) }
    let units = stride(from: start, to: start + length - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
