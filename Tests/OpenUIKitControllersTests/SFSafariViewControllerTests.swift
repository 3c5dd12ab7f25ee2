import Foundation
import OpenUIKit
import Testing

@MainActor
@Suite("Pages in Safari's frame")
struct SFSafariViewControllerTests {
  private final class Delegate: SFSafariViewControllerDelegate {
    var log: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("finished") }
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { log.append("opens") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let delegate = Delegate()
  private let page: SFSafariViewController

  init() throws {
    page = SFSafariViewController(url: try #require(URL(string: "https://example.com/a?b=1")))
    page.delegate = delegate
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(page, animated: false)
    window.layoutIfNeeded()
  }

  private func button(_ title: String) throws -> UIButton {
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(page.view))
  }

  @Test("It shows the address, and the button that closes it has the name that is set")
  func content() throws {
    let texts = window.displayList().lines.map(\.text)
    #expect(texts.contains("example.com") && texts.contains("https://example.com/a?b=1"))
    page.dismissButtonStyle = .close
    _ = try button("Close")
    page.preferredControlTintColor = .red
    #expect(try button("Open in Browser").tintColor == .red)
  }

  @Test("The button that closes it notifies the delegate and dismisses it")
  func closing() throws {
    try button("Done").sendActions(for: .touchUpInside)
    window.clock.advance(by: 2)
    #expect(delegate.log == ["finished"] && window.rootViewController?.presentedViewController == nil)
  }

  @Test("The other button opens the address by the application")
  func opening() throws {
    try button("Open in Browser").sendActions(for: .touchUpInside)
    #expect(delegate.log == ["opens"])
  }
}
