import InterfaceBuilder
import OpenUIKit

/// How text is entered: the keyboard, its return key, and what the system corrects.
extension NibBuilder {
  func set(_ traits: InterfaceElement, of field: UITextField) {
    if let value = traits["keyboardType"].flatMap({ Self.keyboards[$0] }) { field.keyboardType = value }
    if let value = traits["returnKeyType"].flatMap({ Self.returnKeys[$0] }) { field.returnKeyType = value }
    if let value = traits["autocapitalizationType"].flatMap({ Self.capitals[$0] }) {
      field.autocapitalizationType = value
    }
    if let value = traits["autocorrectionType"] { field.autocorrectionType = value == "no" ? .no : .yes }
    if let value = traits.flag("secureTextEntry") { field.isSecureTextEntry = value }
    if let value = traits.flag("enablesReturnKeyAutomatically") {
      field.enablesReturnKeyAutomatically = value
    }
    if let value = traits["textContentType"] { field.textContentType = UITextContentType(rawValue: value) }
  }

  func set(_ traits: InterfaceElement, of view: UITextView) {
    if let value = traits["keyboardType"].flatMap({ Self.keyboards[$0] }) { view.keyboardType = value }
    if let value = traits["returnKeyType"].flatMap({ Self.returnKeys[$0] }) { view.returnKeyType = value }
    if let value = traits["autocapitalizationType"].flatMap({ Self.capitals[$0] }) {
      view.autocapitalizationType = value
    }
    if let value = traits["autocorrectionType"] { view.autocorrectionType = value == "no" ? .no : .yes }
    if let value = traits.flag("secureTextEntry") { view.isSecureTextEntry = value }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
    "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
}
