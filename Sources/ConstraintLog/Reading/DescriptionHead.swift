/// The part of a description before the equation: class, address, identifier, mask, and the place in the source.
struct DescriptionHead {
  var className = ""
  var name = ""
  var identifier = ""
  var mask = ""
  var place: SourcePlace?

  var isAutoresizing: Bool { !mask.isEmpty || className.hasPrefix("NSAutoresizing") }

  /// Reads it, and moves the cursor behind it.
  init(_ cursor: inout Cursor) {
    className = cursor.take { $0 != UInt8(ascii: ":") }.trimmed.text
    _ = cursor.take(":")
    cursor.skipSpaces()
    name = cursor.take { !$0.isSpace && $0 != UInt8(ascii: "@") }.text
    if cursor.next == UInt8(ascii: "@") { readPlace(&cursor) }
    cursor.skipSpaces()
    if let text = cursor.takeText() { identifier = text }
    cursor.skipSpaces()
    readMask(&cursor)
    cursor.skipSpaces()
    // A frame's constraint has its identifier behind the mask.
    if identifier.isEmpty, !mask.isEmpty, let text = cursor.takeText() { identifier = text }
  }

  /// SnapKit's `@Screen.swift#42`. The path may have spaces.
  private mutating func readPlace(_ cursor: inout Cursor) {
    guard let number = cursor.rest.firstIndex(of: UInt8(ascii: "#")),
      let line = Number.read(cursor.rest[(number + 1)...])
    else { return }
    let path = cursor.rest[(cursor.rest.startIndex + 1)..<number]
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    place = SourcePlace(
      file: (slash.map { path[($0 + 1)...] } ?? path).text, line: Int(min(line.value, 1e9)))
    cursor.rest = cursor.rest[(number + 1 + line.count)...]
  }

  /// `h=--& v=-&-`, with spaces if a translator has put them there.
  private mutating func readMask(_ cursor: inout Cursor) {
    var probe = cursor
    guard probe.take("h"), probe.take("=") else { return }
    let start = cursor.rest
    var count = 0
    while count < 6, let byte = cursor.next, byte.isSpace || "hv=-&".utf8.contains(byte) {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") { count += 1 }
      cursor.rest.removeFirst()
    }
    mask = start[..<cursor.rest.startIndex].text
  }
}

/// The part of a description after the equation: state and priorities.
struct DescriptionTail {
  var state = ConstraintLog.State.unstated
  var priority: Double?
  var contentPriorities: (hugging: Double, compressionResistance: Double)?

  init(_ bytes: ArraySlice<UInt8>) {
    if bytes.firstIndex(of: "(inactive") != nil || bytes.firstIndex(of: ", inactive") != nil {
      state = .inactive
    } else if bytes.firstIndex(of: "(active") != nil {
      state = .active
    }
    if let start = bytes.firstIndex(of: "priority:") {
      var cursor = Cursor(bytes[start...])
      priority = cursor.takePriority()
    }
    if let hugging = Self.number(behind: "Hug:", in: bytes),
      let resistance = Self.number(behind: "CompressionResistance:", in: bytes)
    {
      contentPriorities = (hugging, resistance)
    }
  }

  private static func number(behind name: StaticString, in bytes: ArraySlice<UInt8>) -> Double? {
    guard let start = bytes.firstIndex(of: name) else { return nil }
    return Number.read(bytes[(start + name.utf8CodeUnitCount)...])?.value
  }
}
