/// Why a request for a card is refused, in a sentence for its sender.
public struct CardError: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

extension Card {
  /// The limits of a request. What exceeds them is refused.
  public enum Limits {
    public static let title = 300
    public static let author = 80
    public static let badges = 5
    public static let badge = 24
    public static let side = 200...2_400
    public static let scale = 1...3
    public static let avatarBytes = 2_000_000
  }

  /// Reads a card from the parameters of a request.
  public init(query: [(name: String, value: String)]) throws(CardError) {
    var values: [String: String] = [:]
    for (name, value) in query {
      guard Self.names.contains(name) else { throw CardError("There is no parameter \"\(name)\".") }
      guard values.updateValue(value, forKey: name) == nil else {
        throw CardError("The parameter \"\(name)\" is there twice.")
      }
    }
    self.init(title: try Self.text(values["title"] ?? "", "title", most: Limits.title))
    guard !title.isEmpty else { throw CardError("The parameter \"title\" is missing.") }
    author = try Self.text(values["author"] ?? "", "author", most: Limits.author)
    badges = try Self.badges(values["badges"] ?? "")
    if let name = values["theme"] {
      guard let theme = Theme(rawValue: name) else {
        throw CardError("\"theme\" is one of \(Theme.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      self.theme = theme
    }
    width = try Self.number(values["width"], "width", Limits.side) ?? width
    height = try Self.number(values["height"], "height", Limits.side) ?? height
    scale = try Self.number(values["scale"], "scale", Limits.scale) ?? scale
  }

  private static let names: Set<String> = ["title", "author", "badges", "theme", "width", "height", "scale"]

  private static func text(_ text: String, _ name: String, most: Int) throws(CardError) -> String {
    guard text.count <= most, text.utf8.count <= most * 16 else {
      throw CardError("\"\(name)\" has at most \(most) characters.")
    }
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 || $0 == "\n" }
    guard isPlain else { throw CardError("\"\(name)\" has control characters.") }
    return text
  }

  private static func badges(_ list: String) throws(CardError) -> [String] {
    let badges = list.split(separator: ",").map(String.init)
    guard badges.count <= Limits.badges else { throw CardError("There are at most \(Limits.badges) badges.") }
    for badge in badges { _ = try text(badge, "badges", most: Limits.badge) }
    return badges
  }

  private static func number(
    _ text: String?, _ name: String, _ range: ClosedRange<Int>
  ) throws(CardError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw CardError("\"\(name)\" is a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}
