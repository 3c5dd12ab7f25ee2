import Foundation
import InterfaceBuilder

/// The strings of a storyboard or a nib in the user's language. Xcode keeps them in a table with the file's name, by the identifiers of the
/// objects and the names of the properties, such as `Ab3-cd-EfG.text`.
struct InterfaceStrings {
  private let table: String
  private let bundle: Bundle

  /// Nil if the bundle has no such table in a language of the user.
  init?(table: String, bundle: Bundle) {
    guard
      bundle._urlOfScreen(forResource: table, withExtension: "strings") != nil
        || bundle.path(forResource: table, ofType: "strings") != nil
    else { return nil }
    (self.table, self.bundle) = (table, bundle)
  }

  /// The string of a property; nil if the table has none.
  func string(_ property: String, of id: String) -> String? {
    let missing = "\u{0}"
    let found = bundle._string(forKey: "\(id).\(property)", value: missing, table: table)
    return found == missing ? nil : found
  }
}

extension InterfaceDocument {
  /// The document with strings of a table.
  func localized(by strings: InterfaceStrings) -> InterfaceDocument {
    mapped { element in
      var element = element
      guard let id = element.id else { return element }
      element.localize { strings.string($0, of: id) }
      return element
    }
  }
}

extension InterfaceElement {
  /// The attributes with texts that Xcode writes under the names of the attributes.
  private static let properties = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue",
  ]
  /// The titles of buttons by state, as Xcode names them.
  private static let states = [
    "normal": "normalTitle", "highlighted": "highlightedTitle", "selected": "selectedTitle",
    "disabled": "disabledTitle", "focused": "focusedTitle",
  ]

  /// Sets the texts of an object and of what has no identifier inside it.
  fileprivate mutating func localize(_ string: (String) -> String?) {
    for property in Self.properties { string(property).map { setText($0, of: property) } }
    for index in children.indices { Self.localizePart(&children[index], string) }
  }

  private static func localizePart(_ part: inout InterfaceElement, _ string: (String) -> String?) {
    switch part.name {
    case "state":
      if let name = states[part.key ?? "normal"] { string(name).map { part.setText($0, of: "title") } }
    case "buttonConfiguration":
      string("configuration.title").map { part.setText($0, of: "title") }
      string("configuration.subtitle").map { part.setText($0, of: "subtitle") }
    case "segments": part.localizeItems("segmentTitles", "title", string)
    case "scopeButtonTitles": part.localizeTexts("scopeButtonTitles", string)
    case "accessibility":
      string("accessibilityLabel").map { part.setText($0, of: "label") }
      string("accessibilityHint").map { part.setText($0, of: "hint") }
    case "userDefinedRuntimeAttributes": part.localizeRuntimeAttributes(string)
    default: break
    }
  }

  private mutating func localizeItems(_ list: String, _ property: String, _ string: (String) -> String?) {
    for index in children.indices {
      string("\(list)[\(index)]").map { children[index].setText($0, of: property) }
    }
  }

  private mutating func localizeTexts(_ list: String, _ string: (String) -> String?) {
    for index in children.indices { string("\(list)[\(index)]").map { children[index].setOwnText($0) } }
  }

  private mutating func localizeRuntimeAttributes(_ string: (String) -> String?) {
    let name = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
    let places = children.indices.filter { children[$0]["type"] == "localizedString" }
    for (number, index) in places.enumerated() {
      string("\(name)[\(number)]").map { children[index].setText($0, of: "value") }
    }
  }
}
