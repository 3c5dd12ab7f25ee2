import OpenUIKit
import Testing

@testable import OpenUIKitCore

/// Writes down calls in their order.
@MainActor
private final class Log: NSObject, UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
  var calls: [String] = []
  var allows = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("should begin")
    return allows
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("should end")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    calls.append("scope \(selectedScope)")
  }
  func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    calls.append("update \(searchController.searchBar.text ?? "")")
  }
}

@MainActor
@Suite("Search bars")
struct SearchBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
  private let log = Log()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(bar)
    bar.delegate = log
    window.layoutIfNeeded()
  }

  @Test("A bar is 56 points high, its field 36")
  func sizes() {
    #expect(bar.intrinsicContentSize.height == 56)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    #expect(bar.searchTextField.layer.cornerRadius == 10)
  }

  @Test("Editing calls the delegate in UIKit's order")
  func editing() {
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    bar.searchTextField.insertText("a")
    window.sendKey(.began, UIKey(.keyboardReturnOrEnter))
    #expect(bar.resignFirstResponder())
    #expect(log.calls == ["should begin", "began", "text a", "search", "should end", "ended"])
  }

  @Test("The delegate can forbid editing")
  func refusal() {
    log.allows = false
    #expect(!bar.becomeFirstResponder() && log.calls == ["should begin"])
  }

  @Test("The cancel button is hidden until it is shown")
  func cancelButton() throws {
    func labels() -> [String?] { window.accessibilityTree().map(\.accessibilityLabel) }
    #expect(!labels().contains("Cancel"))
    bar.showsCancelButton = true
    let cancel = try #require(window.accessibilityTree().first { $0.accessibilityLabel == "Cancel" })
    #expect(bar.searchTextField.frame.width < 320)
    window.activate(cancel)
    #expect(log.calls == ["cancel"])
  }

  @Test("The button in the field removes the text")
  func clearing() {
    bar.text = "abc"
    log.calls = []
    window.layoutIfNeeded()
    // The button is the last 30 points of the field.
    window.sendTouch(.began, at: CGPoint(x: 367, y: 128))
    window.sendTouch(.ended, at: CGPoint(x: 367, y: 128))
    #expect(bar.text == "" && log.calls == ["text "])
    #expect(bar.searchTextField.rightViewMode == .never)
  }

  @Test("Scopes add a row")
  func scopes() throws {
    bar.scopeButtonTitles = ["All", "Unread"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    bar.frame.size.height = 100
    let unread = try #require(window.accessibilityTree().first { $0.accessibilityLabel == "Unread" })
    window.activate(unread)
    #expect(log.calls == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
  }
}

@MainActor
@Suite("Search controllers")
struct SearchControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()
  private let results = UIViewController()
  private let scrollView = UIScrollView()
  private let search: UISearchController
  private let navigation: UINavigationController
  private let log = Log()

  init() {
    search = UISearchController(searchResultsController: results)
    navigation = UINavigationController(rootViewController: screen)
    screen.view = scrollView
    screen.title = "Mail"
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    scrollView.alwaysBounceVertical = true
    screen.navigationItem.searchController = search
    search.delegate = log
    search.searchResultsUpdater = log
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var barHeight: CGFloat {
    window.layoutIfNeeded()
    return navigation.navigationBar.frame.height
  }

  @Test("The search bar adds 52 points to the navigation bar")
  func height() {
    #expect(screen.navigationItem.searchController === search)
    #expect(barHeight == 96 && scrollView.adjustedContentInset.top == 143)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
  }

  @Test("Scrolling hides the search bar before the large title, unless the item keeps it")
  func scrolling() {
    navigation.navigationBar.prefersLargeTitles = true
    #expect(barHeight == 148)
    scrollView.contentOffset.y += 40
    #expect(barHeight == 108 && search.searchBar.frame.height == 12)
    scrollView.contentOffset.y = 500
    #expect(barHeight == 44 && search.searchBar.frame.height == 0)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    #expect(barHeight == 148 || barHeight == 96)
    scrollView.contentOffset.y = 600
    #expect(barHeight == 96 && search.searchBar.frame.height == 52)
  }

  @Test("Editing begins the search, with UIKit's calls; cancelling ends it")
  func activation() throws {
    _ = barHeight
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive && log.calls == ["will present", "update ", "did present"])
    #expect(barHeight == 52 && search.searchBar.showsCancelButton)
    log.calls = []
    search.searchBar.searchTextField.insertText("a")
    #expect(log.calls == ["update a"])
    log.calls = []
    // Views that are being animated take no touches.
    window.clock.advance(by: 1)
    let cancel = try #require(window.accessibilityTree().first { $0.accessibilityLabel == "Cancel" })
    window.activate(cancel)
    #expect(!search.isActive && search.searchBar.text == "" && barHeight == 96)
    #expect(log.calls == ["will dismiss", "update ", "did dismiss"])
    #expect(!search.searchBar.isFirstResponder)
  }

  @Test("The results cover the screen while there is a text")
  func resultsController() {
    _ = barHeight
    search.isActive = true
    window.layoutIfNeeded()
    #expect(results.view.isHidden && results.parent === search)
    search.searchBar.searchTextField.insertText("a")
    window.layoutIfNeeded()
    #expect(!results.view.isHidden && results.view.frame == window.bounds)
    #expect(results.view.safeAreaInsets.top == 99)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(results.view.window == nil)
  }

  @Test("The shade of a search without text begins below the bar with the field")
  func shade() throws {
    _ = barHeight
    search.isActive = true
    window.layoutIfNeeded()
    let shade = try #require(search.view.subviews.first)
    #expect(shade.convert(shade.bounds, to: nil) == CGRect(x: 0, y: 99, width: 390, height: 745))
  }

  @Test("In a wide window the field is as far from the edge as the large title")
  func margins() {
    window.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    window.hostTraits = UITraitCollection(userInterfaceIdiom: .pad)
    _ = barHeight
    #expect(navigation.view.layoutMargins.left == 20)
    #expect(search.searchBar.searchTextField.frame.minX == 20)
    #expect(search.searchBar.searchTextField.frame.maxX == 1004)
  }

  @Test("The bars follow the results while they are visible, and the screen before and after")
  func barsOverResults() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    let list = UIScrollView()
    list.contentSize = CGSize(width: 390, height: 3000)
    results.view = list
    scrollView.contentSize = CGSize(width: 390, height: 100)
    _ = barHeight
    #expect(tabs.tabBar.contentProgress == 0)
    search.isActive = true
    search.searchBar.searchTextField.insertText("a")
    window.layoutIfNeeded()
    #expect(tabs.tabBar.contentProgress == 1)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(tabs.tabBar.contentProgress == 0)
  }

  @Test("A search controller is deallocated with its screen")
  func life() {
    weak var released: UISearchController?
    do {
      let controller = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      controller.navigationItem.searchController = search
      released = search
    }
    #expect(released == nil)
  }
}
