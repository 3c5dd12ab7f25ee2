import OpenUIKit
import Testing

@MainActor
@Suite("Keyboards of search bars")
struct SearchKeyboardTests {
  @Test("The traits of the keyboard are those of the field, where hosts read them")
  func traits() {
    let bar = UISearchBar()
    bar.autocapitalizationType = .words
    bar.keyboardType = .emailAddress
    bar.returnKeyType = .done
    bar.isSecureTextEntry = true
    let traits: any UITextInputTraits = bar.searchTextField
    #expect(traits.autocapitalizationType == .words && traits.keyboardType == .emailAddress)
    #expect(traits.returnKeyType == .done && traits.isSecureTextEntry)
    bar.searchTextField.autocorrectionType = .no
    #expect(bar.autocorrectionType == .no)
  }
}
