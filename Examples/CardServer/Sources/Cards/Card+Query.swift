extension Card {
  /// The limits of a request. What exceeds them is refused.
  public enum Limits {
    public static let title = 300
    public static let author = 80
    public static let badges = 5
    public static let badge = 24
    public static let side = 200...2_400
    public static let scale = 1...3
    public static let pixels = 8_000_000
    public static let avatarBytes = 2_000_000
    public static let avatarPixels = 16_000_000
  }

  /// The bytes that drawing takes at most: the pixels of the card and of the portrait as it comes, four bytes each.
  public var bytesToDraw: Int {
    4 * (width * height * scale * scale + (avatar.isEmpty ? 0 : Limits.avatarPixels))
  }

  /// Reads a card from the parameters of a request.
  ///
  /// - Throws: `CardError` for a parameter that is missing, unknown, there twice or beyond its limits.
  public init(query: [(name: String, value: String)]) throws(CardError) {
    var values: [String: String] = [:]
    for (name, value) in query {
      guard Self.names.contains(name) else {
        throw CardError("There is no parameter \"\(name.prefix(40))\".")
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw CardError("The parameter \"\(name)\" is there twice.")
      }
    }
    self.init(title: try CardText.checked(values["title"] ?? "", "title", most: Limits.title, lines: true))
    guard !title.allSatisfy(\.isWhitespace) else { throw CardError("The parameter \"title\" is missing.") }
    author = try CardText.checked(values["author"] ?? "", "author", most: Limits.author)
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
    guard width * height * scale * scale <= Limits.pixels else {
      throw CardError("A card has at most \(Limits.pixels) pixels.")
    }
  }

  private static let names: Set<String> = ["title", "author", "badges", "theme", "width", "height", "scale"]

  private static func badges(_ list: String) throws(CardError) -> [String] {
    let badges = list.split(separator: ",").map(String.init)
    guard badges.count <= Limits.badges else { throw CardError("There are at most \(Limits.badges) badges.") }
    for badge in badges { _ = try CardText.checked(badge, "badges", most: Limits.badge) }
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
