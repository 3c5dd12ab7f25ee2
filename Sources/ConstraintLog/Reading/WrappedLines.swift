/// Lines that a program has broken after a number of characters, inside words and addresses.
enum WrappedLines {
  /// The description without the line breaks inside words. Those of a label's text stay.
  static func joined(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(10) else { return bytes }
    var result: [UInt8] = []
    var isInText = false
    for place in bytes.indices {
      if bytes[place] == UInt8(ascii: "'") { isInText.toggle() }
      if bytes[place] != 10 || isInText || !isInWord(bytes, place) { result.append(bytes[place]) }
    }
    return result[...]
  }

  private static func isInWord(_ bytes: ArraySlice<UInt8>, _ place: Int) -> Bool {
    guard place > bytes.startIndex, place + 1 < bytes.endIndex else { return false }
    // An identifier in quotes ends before a view's class.
    let isBehindText = bytes[place - 1] == UInt8(ascii: "'") && bytes[place + 1].isOfName
    return !bytes[place - 1].isSpace && !bytes[place + 1].isSpace && !isBehindText
  }
}
