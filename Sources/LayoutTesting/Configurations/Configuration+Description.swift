import Testing

extension Configuration: CustomStringConvertible, CustomTestStringConvertible, Identifiable {
  /// The device and what differs from the defaults: "iPhone SE, landscape, dark, AX3".
  public var description: String {
    var parts = [device.name]
    if orientation != .portrait { parts.append(orientation.rawValue) }
    if splitView != .full { parts.append(splitView.rawValue) }
    if appearance == .dark { parts.append("dark") }
    if contentSize != .large { parts.append(contentSize.shortName) }
    if direction == .rightToLeft { parts.append("right to left") }
    if language != .none { parts.append(language.rawValue) }
    if hasHighContrast { parts.append("high contrast") }
    if hasBoldText { parts.append("bold text") }
    if showsKeyboard { parts.append("keyboard") }
    if design != .compatibility { parts.append(design.rawValue) }
    return parts.joined(separator: ", ")
  }

  /// The name of the test case with this argument.
  public var testDescription: String { description }

  /// The description: two configurations with the same values are the same test case.
  public var id: String { description }

  /// The description as a part of the name of a file: "iPhone-SE.landscape.dark.AX3".
  public var fileName: String {
    description.split(separator: ",").map { part in
      part.drop { $0 == " " }.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    }.joined(separator: ".")
  }
}

extension UIContentSizeCategory {
  /// The name as in Xcode: XS to XXXL, and AX1 to AX5.
  var shortName: String {
    let accessible: [UIContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    if let index = accessible.firstIndex(of: self) { return "AX\(index + 1)" }
    let names: [UIContentSizeCategory: String] = [
      .extraSmall: "XS", .small: "S", .medium: "M", .large: "L", .extraLarge: "XL", .extraExtraLarge: "XXL",
      .extraExtraExtraLarge: "XXXL",
    ]
    return names[self] ?? "any size"
  }
}
