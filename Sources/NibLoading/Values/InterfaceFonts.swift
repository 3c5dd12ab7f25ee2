import InterfaceBuilder
import OpenUIKit

/// The fonts of a file.
enum InterfaceFonts {
  /// The font that is the value of a property; nil if the element states none.
  static func font(_ key: String, of element: InterfaceElement) -> UIFont? {
    element.value(key).flatMap { $0.name == "fontDescription" ? font($0) : nil }
  }

  /// The font of a `fontDescription` element. Nil for a style that UIKit lacks.
  static func font(_ description: InterfaceElement) -> UIFont? {
    if let style = description["style"] { return styles[style].map { .preferredFont(forTextStyle: $0) } }
    let size = description.number("pointSize") ?? UIFont.systemFontSize
    if let name = description["name"], let font = UIFont(name: name, size: size) { return font }
    if let weight = description["weight"].flatMap({ weights[$0] }) {
      return .systemFont(ofSize: size, weight: weight)
    }
    switch description["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
  }

  /// Attributed texts have `font` elements with a size and a name that stands for the system's font where it is a private one.
  static func fontOfText(_ element: InterfaceElement) -> UIFont? {
    if element.name == "fontDescription" { return font(element) }
    let size = element.number("size") ?? UIFont.systemFontSize
    if let name = element["name"] {
      if name.hasPrefix("."), boldEndings.contains(where: name.hasSuffix) {
        return .boldSystemFont(ofSize: size)
      }
      if !name.hasPrefix("."), let font = UIFont(name: name, size: size) { return font }
    }
    if element["metaFont"] == "systemBold" { return .boldSystemFont(ofSize: size) }
    return .systemFont(ofSize: size)
  }

  private static let boldEndings = ["Bold", "Semibold", "BoldItalic", "SemiboldItalic", "BoldG1"]

  private static let styles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
