extension UIPasteboard {
  /// The name of an option of `setItems(_:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The characters.
    public let rawValue: String

    /// Creates a name from its characters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items are removed, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay in the program and are not given to the system's pasteboard, a `Bool`.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The kind of a text that was copied.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    /// An address of the web, alone or with other text around it.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words to search the web for: one line without an address.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
  }

  /// Finds which of some kinds the first item has, and calls `completionHandler` with them. Other kinds than those of ``DetectionPattern``
  /// are not found.
  public final func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Self.detectedValues(in: items.first ?? [:])
    completionHandler(.success(Set(found.keys).intersection(patterns)))
  }

  /// Finds which of some kinds the first item has, and calls `completionHandler` with the values: a number as an `NSNumber`, an address and words
  /// as a `String`.
  public final func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    let found = Self.detectedValues(in: items.first ?? [:])
    completionHandler(.success(found.filter { patterns.contains($0.key) }))
  }

  static func detectedValues(in item: [String: Any]) -> [DetectionPattern: Any] {
    let link = (item[linkType] as? URL)?.absoluteString
    let copied = item[textType] as? String ?? link
    guard let text = copied?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      return [:]
    }
    if let number = Double(text), number.isFinite { return [.number: NSNumber(value: number)] }
    if let address = address(in: text) { return [.probableWebURL: address] }
    return text.contains(where: \.isNewline) ? [:] : [.probableWebSearch: text]
  }

  /// The first word of a text that is an address of the web; nil for none.
  private static func address(in text: String) -> String? {
    text.split(whereSeparator: \.isWhitespace).map(String.init).first { word in
      let lower = word.lowercased()
      if lower.hasPrefix("http://") || lower.hasPrefix("https://") { return URL(string: word)?.host != nil }
      guard let host = lower.split(separator: "/").first else { return false }
      let names = host.split(separator: ".", omittingEmptySubsequences: false)
      let areNames = names.allSatisfy { name in
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
      // A number with a dot or the end of a sentence is no address.
      return names.count > 1 && areNames && (names.last?.count ?? 0) > 1
        && names.last?.allSatisfy(\.isLetter) == true
    }
  }
}
