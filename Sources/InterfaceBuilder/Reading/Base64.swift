import Foundation

/// Text in base 64, as Interface Builder writes strings that XML would change. It leaves out the padding at the end.
enum Base64 {
  /// The text; nil if it is no base 64 of UTF-8.
  static func text(_ encoded: String) -> String? {
    let characters = encoded.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - characters.count % 4) % 4)
    return Data(base64Encoded: characters + padding).flatMap { String(data: $0, encoding: .utf8) }
  }
}
