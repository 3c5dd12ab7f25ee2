import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
private final class LinkDelegate: NSObject, UITextViewDelegate {
  var followed: [String] = []

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    followed.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
    return false
  }
}

/// A text view of 300 points whose characters are measured by fixed advances.
@MainActor
struct TextLinkTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let delegate = LinkDelegate()

  init() {
    view.delegate = delegate
    view.isEditable = false
    window.makeKeyAndVisible()
    window.addSubview(view)
  }

  private func tap(_ range: Range<Int>) {
    window.layoutIfNeeded()
    let place = view.rectangles(of: range)[0]
    window.sendTouch(.began, at: CGPoint(x: place.midX, y: place.midY))
    window.sendTouch(.ended, at: CGPoint(x: place.midX, y: place.midY))
  }

  private func show(_ text: String, link: String, _ value: Any) {
    let attributed = NSMutableAttributedString(string: text)
    attributed.addAttribute(.link, value: value, range: (text as NSString).range(of: link))
    view.attributedText = attributed
  }

  @Test func aTapOnALinkAsksTheDelegate() {
    show("Our terms apply", link: "terms", URL(string: "https://example.com/terms")!)
    tap(0..<3)
    #expect(delegate.followed.isEmpty)
    tap(4..<9)
    #expect(delegate.followed == ["https://example.com/terms 4 5"])
  }

  @Test func aTextIsAnAddressToo() {
    show("Our terms", link: "terms", "app://terms")
    tap(4..<9)
    #expect(delegate.followed == ["app://terms 4 5"])
  }

  @Test func aTextThatCanBeEditedPlacesTheCaret() {
    show("Our terms", link: "terms", "app://terms")
    view.isEditable = true
    tap(4..<9)
    #expect(delegate.followed.isEmpty && view.isFirstResponder)
  }

  @Test func linksHaveTheTintUnlessTheirAttributesAreSet() {
    show("terms", link: "terms", "app://terms")
    func color() -> UIColor? {
      view.label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    view.tintColor = .purple
    #expect(color() == .purple)
    view.linkTextAttributes = [.foregroundColor: UIColor.brown]
    #expect(color() == .brown)
    #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) != nil)
  }

  @Test func detectedAddressesAreLinksWhileTheTextCannotBeEdited() {
    view.dataDetectorTypes = .link
    view.text = "See www.example.com."
    tap(4..<19)
    #expect(delegate.followed == ["http://www.example.com 4 15"])
    view.isEditable = true
    tap(4..<19)
    #expect(delegate.followed.count == 1)
  }

  @Test(
    "What is found in a text",
    arguments: [
      ("at https://a.org/b?c=1, or", ["https://a.org/b?c=1"]),
      ("mail me@site.co.uk", ["mailto:me@site.co.uk"]),
      ("call +1 (555) 010-9999 now", ["tel:+15550109999"]), ("in 2024, 12 of 100", []),
      ("(see http://a.org)", ["http://a.org"]),
    ] as [(String, [String])])
  func detected(text: String, addresses: [String]) {
    #expect(DetectedLinks(.all).find(in: text).map(\.url.absoluteString) == addresses)
  }
}
