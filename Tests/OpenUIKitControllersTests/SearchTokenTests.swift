import OpenUIKit
import Testing

@MainActor
private final class Listener: NSObject, UISearchBarDelegate {
  var texts: [String] = []
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
}

/// The rules are those of Apple's documentation of UISearchTextField and UISearchToken.
@MainActor
@Suite("Tokens of search fields")
struct SearchTokenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  private var field: UISearchTextField { bar.searchTextField }

  init() {
    window.addSubview(bar)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

  /// The view of the visible token with a text.
  private func view(_ text: String) -> UIView? {
    window.layoutIfNeeded()
    let views = field.subviews.filter { !$0.isHidden }
    return views.first { $0.subviews.contains { ($0 as? UILabel)?.text == text } }
  }

  @Test("Tokens are side by side behind the magnifying glass, and the text begins behind them")
  func layout() throws {
    let start = field.textRect(forBounds: field.bounds).minX
    field.tokens = [token("Mail")]
    field.insertToken(token("Unread"), at: 0)
    window.layoutIfNeeded()
    let (first, second) = (try #require(view("Unread")).frame, try #require(view("Mail")).frame)
    #expect(first.minX > 26 && first.maxX < second.minX)
    #expect(field.textRect(forBounds: field.bounds).minX > second.maxX)
    field.removeToken(at: 0)
    #expect(field.tokens.count == 1 && view("Unread") == nil)
    field.tokens = []
    #expect(field.textRect(forBounds: field.bounds).minX == start && view("Mail") == nil)
  }

  @Test("Of tokens that do not fit the last ones are visible")
  func manyTokens() {
    field.tokens = (1...9).map { token("Number \($0)") }
    window.layoutIfNeeded()
    #expect(view("Number 1") == nil && view("Number 9") != nil)
    #expect(field.textRect(forBounds: field.bounds).width > 20)
  }

  @Test("A placeholder is hidden while there are tokens, and the button removes them with the text")
  func clearing() throws {
    bar.placeholder = "Search"
    let listener = Listener()
    bar.delegate = listener
    #expect(field.placeholderRect(forBounds: field.bounds).width > 0 && field.rightViewMode == .never)
    field.tokens = [token("Mail")]
    window.layoutIfNeeded()
    #expect(field.placeholderRect(forBounds: field.bounds).width == 0 && field.accessibilityValue == "Mail")
    bar.text = "abc"
    let clear = try #require(field.rightView as? UIButton)
    #expect(field.rightViewMode == .always && field.accessibilityValue == "Mail, abc")
    clear.sendActions(for: .touchUpInside)
    #expect(field.tokens.isEmpty && bar.text == "" && listener.texts.last == "")
    #expect(field.rightViewMode == .never)
  }

  @Test("Deleting before the text selects the last token, and then removes it")
  func deleting() {
    let listener = Listener()
    bar.delegate = listener
    field.tokens = [token("Mail"), token("Unread")]
    bar.becomeFirstResponder()
    field.insertText("a")
    field.deleteBackward()
    #expect(bar.text == "" && field.tokens.count == 2 && listener.texts == ["a", ""])
    field.deleteBackward()
    #expect(field.tokens.count == 2 && listener.texts.count == 2)
    field.deleteBackward()
    #expect(field.tokens.count == 1 && listener.texts == ["a", "", ""])
    field.allowsDeletingTokens = false
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.tokens.count == 1)
  }

  @Test("A text stands for the token that deleting has selected, and tokens do not count as text")
  func typing() {
    field.tokens = [token("Mail")]
    bar.becomeFirstResponder()
    field.deleteBackward()
    field.insertText("b")
    #expect(field.tokens.isEmpty && bar.text == "b")
    field.tokens = [token("Mail")]
    field.insertText("c")
    #expect(field.tokens.count == 1 && bar.text == "bc" && !field.textualRange.isEmpty)
  }

  @Test("A part of the text becomes a token")
  func replacing() throws {
    bar.text = "from anna"
    bar.becomeFirstResponder()
    let anna = token("Anna")
    anna.representedObject = 7
    field.replaceTextualPortion(of: field.textualRange, with: anna, at: 0)
    #expect(bar.text == "" && field.tokens == [anna] && field.tokens[0].representedObject as? Int == 7)
  }

  @Test("Tokens have the colour that was set")
  func color() throws {
    #expect(field.tokenBackgroundColor == .systemGray)
    field.tokenBackgroundColor = .systemGreen
    field.tokens = [token("Mail")]
    window.layoutIfNeeded()
    #expect(try #require(view("Mail")).backgroundColor == .systemGreen)
  }
}
