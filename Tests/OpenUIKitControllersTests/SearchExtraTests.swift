import OpenUIKit
import Testing

@MainActor
private final class Listener: NSObject, UISearchBarDelegate {
  var lists = 0
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lists += 1 }
}

/// The rules are those of Apple's documentation of UISearchBar (Prompt, Results button).
@MainActor
@Suite("Prompts and buttons of search bars")
struct SearchExtraTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  init() {
    window.addSubview(bar)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func element(_ label: String) -> UIView? {
    window.accessibilityTree().first { $0.accessibilityLabel == label } as? UIView
  }

  @Test("A prompt is above the field, and makes the bar higher")
  func prompt() throws {
    let (height, field) = (bar.intrinsicContentSize.height, bar.searchTextField.frame)
    bar.prompt = "Names only"
    bar.sizeToFit()
    window.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == height + 30 && bar.frame.height == height + 30)
    #expect(bar.searchTextField.frame == field.offsetBy(dx: 0, dy: 30))
    let label = try #require(element("Names only"))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 320, height: 30) && bar.prompt == "Names only")
    bar.prompt = nil
    bar.sizeToFit()
    window.layoutIfNeeded()
    #expect(bar.prompt == nil && bar.frame.height == height && bar.searchTextField.frame == field)
    #expect(element("Names only") == nil)
  }

  @Test("The button for the list of results is at the end of an empty field, and calls the delegate")
  func results() throws {
    let listener = Listener()
    bar.delegate = listener
    #expect(!bar.showsSearchResultsButton && element("Results") == nil)
    bar.isSearchResultsButtonSelected = true
    #expect(!bar.isSearchResultsButtonSelected)
    bar.showsSearchResultsButton = true
    let button = try #require(element("Results"))
    #expect(button.frame.maxX == bar.searchTextField.frame.maxX)
    window.activate(button)
    #expect(listener.lists == 1)
    bar.isSearchResultsButtonSelected = true
    #expect((button as? UIButton)?.isSelected == true && bar.isSearchResultsButtonSelected)
    bar.text = "a"
    #expect(element("Results") == nil)
    bar.text = ""
    #expect(element("Results") != nil)
    bar.showsBookmarkButton = true
    window.layoutIfNeeded()
    let bookmarks = try #require(element("Bookmarks"))
    #expect(bookmarks.frame.maxX == button.frame.minX)
  }

  @Test("A bar that is not enabled takes no text and no taps")
  func disabled() {
    let listener = Listener()
    bar.delegate = listener
    bar.showsSearchResultsButton = true
    #expect(bar.isEnabled && bar.becomeFirstResponder())
    bar.isEnabled = false
    #expect(!bar.isFirstResponder && !bar.becomeFirstResponder())
    bar.scopeButtonTitles = ["All", "Mine"]
    window.layoutIfNeeded()
    let controls = bar.subviews.compactMap { $0 as? UIControl }
    #expect(controls.count == 4 && controls.allSatisfy { !$0.isEnabled })
    if let button = element("Results") { window.activate(button) }
    #expect(listener.lists == 0)
    bar.isEnabled = true
    #expect(controls.allSatisfy(\.isEnabled) && bar.becomeFirstResponder())
  }
}
