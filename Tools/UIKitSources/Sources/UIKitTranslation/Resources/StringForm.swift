import Foundation

/// A text of a catalogue in one language: a value, or forms of it for numbers and devices, which may nest.
///
/// OpenUIKit chooses a form when a number is formatted (`PluralForms`). Where the text is used without a number, the form `other` stands for
/// all: a language has it for most numbers (Unicode CLDR, "Language Plural Rules").
struct StringForm: Decodable {
  struct Unit: Decodable { var value: String }
  struct Variations: Decodable {
    var plural: [String: StringForm]?
    var device: [String: StringForm]?
  }
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  private(set) var stringUnit: Unit?
  private(set) var variations: Variations?
  private(set) var substitutions: [String: Substitution]?

  private enum CodingKeys: String, CodingKey { case stringUnit, variations, substitutions }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    stringUnit = try container.decodeIfPresent(Unit.self, forKey: .stringUnit)
    variations = try container.decodeIfPresent(Variations.self, forKey: .variations)
    substitutions = try container.decodeIfPresent([String: Substitution].self, forKey: .substitutions)
  }

  /// The text for most numbers on a phone; nil for none.
  var text: String? {
    guard let text = stringUnit?.value ?? variations.flatMap(Self.text) else { return nil }
    return (substitutions ?? [:]).reduce(text) { text, substitution in
      text.replacingOccurrences(
        of: "%#@\(substitution.key)@", with: Self.text(of: substitution.value) ?? substitution.key)
    }
  }

  private static func text(of variations: Variations) -> String? {
    if let forms = variations.plural { return forms["other"]?.text }
    guard let forms = variations.device else { return nil }
    return (forms["iphone"] ?? forms["other"])?.text
  }

  /// The text of a part of a format. In it `%arg` is the number.
  private static func text(of substitution: Substitution) -> String? {
    let place = substitution.argNum.map { "\($0)$" } ?? ""
    let number = "%" + place + (substitution.formatSpecifier ?? "@")
    return substitution.variations.flatMap(text)?.replacingOccurrences(of: "%arg", with: number)
  }
}
