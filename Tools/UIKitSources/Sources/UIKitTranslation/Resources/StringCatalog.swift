import Foundation

/// A string catalogue of Xcode (`.xcstrings`), as the files with strings that Foundation reads.
public struct StringCatalog: Decodable {
  private struct Entry: Decodable { var localizations: [String: StringForm]? }

  private let strings: [String: Entry]

  /// Reads a catalogue. Of forms for devices those for phones are read.
  public init(_ data: Data) throws {
    self = try JSONDecoder().decode(StringCatalog.self, from: data)
  }

  /// Reads the file at a path. Throws an error that names it if it is damaged.
  public init(contentsOfFile path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    do {
      try self.init(data)
    } catch {
      throw DamagedFile(path: path, reason: Self.reason(of: error))
    }
  }

  /// A file that cannot be read.
  public struct DamagedFile: Error, CustomStringConvertible {
    let path: String
    let reason: String

    /// The message, in the form of a compiler's.
    public var description: String { "\(path): error: The string catalogue is damaged: \(reason)" }
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      return context.debugDescription + (place.isEmpty ? "" : " At \(place).")
    @unknown default: return "\(error)"
    }
  }

  /// The content of a `.strings` file for each language. A text with forms for numbers is that for most numbers.
  public var files: [String: String] {
    var files: [String: String] = [:]
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
      for (language, localization) in entry.localizations ?? [:] {
        guard let value = localization.text else { continue }
        files[language, default: ""] += "\(Self.quoted(key)) = \(Self.quoted(value));\n"
      }
    }
    return files
  }

  /// The content of a file with the forms for numbers for each language that has some: a property list in the format of `.stringsdict` files.
  public var pluralFiles: [String: String] {
    var entries: [String: [String: Any]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let forms = PluralForms(of: localization, key: key) else { continue }
        entries[language, default: [:]][key] = forms.entry
      }
    }
    return entries.compactMapValues { entries in
      let data = try? PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
      return data.flatMap { String(data: $0, encoding: .utf8) }
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "\"", with: "\\\"")
    return "\"" + escaped.replacingOccurrences(of: "\n", with: "\\n") + "\""
  }
}
