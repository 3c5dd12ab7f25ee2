import InterfaceBuilder
import OpenUIKit

/// How text is entered: the keyboard, its return key, and what the system corrects.
extension NibBuilder {
  func set<Input: UITextInputTraits>(_ traits: InterfaceElement, of input: Input) {
    setKeyboard(traits, of: input)
    setCorrections(traits, of: input)
    if let value = traits.flag("secureTextEntry") { input.isSecureTextEntry = value }
    if let value = traits["textContentType"] { input.textContentType = UITextContentType(rawValue: value) }
  }

  private func setKeyboard<Input: UITextInputTraits>(_ traits: InterfaceElement, of input: Input) {
    if let value = traits["keyboardType"].flatMap({ Self.keyboards[$0] }) { input.keyboardType = value }
    if let value = traits["returnKeyType"].flatMap({ Self.returnKeys[$0] }) { input.returnKeyType = value }
    if let value = traits["keyboardAppearance"].flatMap({ Self.appearances[$0] }) {
      input.keyboardAppearance = value
    }
    if let value = traits.flag("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = value
    }
  }

  private func setCorrections<Input: UITextInputTraits>(_ traits: InterfaceElement, of input: Input) {
    if let value = traits["autocapitalizationType"].flatMap({ Self.capitals[$0] }) {
      input.autocapitalizationType = value
    }
    if let value = traits["autocorrectionType"] { input.autocorrectionType = value == "no" ? .no : .yes }
    if let value = traits["spellCheckingType"] { input.spellCheckingType = value == "no" ? .no : .yes }
    if let value = traits["smartQuotesType"] { input.smartQuotesType = value == "no" ? .no : .yes }
    if let value = traits["smartDashesType"] { input.smartDashesType = value == "no" ? .no : .yes }
    if let value = traits["smartInsertDeleteType"] {
      input.smartInsertDeleteType = value == "no" ? .no : .yes
    }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
    "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let appearances: [String: UIKeyboardAppearance] = [
    "light": .light, "dark": .dark, "alert": .dark,
  ]
}
