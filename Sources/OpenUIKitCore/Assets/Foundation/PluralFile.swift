/// The texts with forms for numbers that a folder of a language has: of a `.stringsdict` file, or of a string catalogue, which the plugin
/// writes as a `.plurals` file in the same format.
struct PluralFile: Sendable {
  private let formats: [String: PluralFormat]

  private nonisolated(unsafe) static var files: [String: PluralFile] = [:]
  private static let lock = NSLock()

  /// The text of a key; nil for none. Files are read once.
  static func text(forKey key: String, table: String, in folder: Bundle) -> String? {
    file(table, in: folder).formats[key]?.registered
  }

  private static func file(_ table: String, in folder: Bundle) -> PluralFile {
    let path = folder.bundlePath + "/" + table
    if let known = lock.withLock({ files[path] }) { return known }
    let file = PluralFile(at: path)
    lock.withLock { files[path] = file }
    return file
  }

  private init(at path: String) {
    let language = URL(fileURLWithPath: path).deletingLastPathComponent().deletingPathExtension()
      .lastPathComponent
    var formats: [String: PluralFormat] = [:]
    for ending in ["plurals", "stringsdict"] {
      guard let data = FileManager.default.contents(atPath: "\(path).\(ending)"),
        let content = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      for (key, value) in content {
        guard let entry = value as? [String: Any] else { continue }
        formats[key] = PluralFormat(entry, language: language, identity: "\(path).\(ending)/\(key)")
      }
    }
    self.formats = formats
  }
}
