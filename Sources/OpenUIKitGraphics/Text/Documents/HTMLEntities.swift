/// The names of characters in HTML.
enum HTMLEntities {
  /// The text with entities such as `&amp;` and `&#8217;` replaced. Unknown ones stay.
  static func decoding(_ text: ArraySlice<Character>) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var place = text.startIndex
    while place < text.endIndex {
      guard text[place] == "&", let (character, end) = entity(in: text, at: place) else {
        result.append(text[place])
        place += 1
        continue
      }
      result.append(character)
      place = end
    }
    return result
  }

  private static func entity(in text: ArraySlice<Character>, at start: Int) -> (Character, Int)? {
    let limit = min(start + 12, text.endIndex)
    guard let end = text[start..<limit].firstIndex(of: ";") else { return nil }
    let name = String(text[start + 1..<end])
    return (name.hasPrefix("#") ? numbered(name.dropFirst()) : names[name]).map { ($0, end + 1) }
  }

  private static func numbered(_ digits: Substring) -> Character? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { Character($0) }
  }

  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£",
    "yen": "¥", "cent": "¢", "sect": "§", "deg": "°", "times": "×", "divide": "÷", "plusmn": "±",
    "frac12": "½", "frac14": "¼", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "hearts": "♥",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "agrave": "à", "aacute": "á", "acirc": "â", "aring": "å", "ccedil": "ç", "egrave": "è", "eacute": "é",
    "ecirc": "ê", "euml": "ë", "iacute": "í", "icirc": "î", "ntilde": "ñ", "oacute": "ó", "ocirc": "ô",
    "oslash": "ø", "uacute": "ú", "ucirc": "û",
  ]
}
