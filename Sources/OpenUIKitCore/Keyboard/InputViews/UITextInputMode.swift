/// How a text is entered.
open class UITextInputMode: NSObject {
  /// The language, such as “en-US”; nil for unknown.
  open var primaryLanguage: String? { Locale.preferredLanguages.first }

  /// The ways of the user's: one, in the user's language.
  public class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}
