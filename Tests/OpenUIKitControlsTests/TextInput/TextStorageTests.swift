import Foundation
import OpenUIKit
import Testing

@MainActor
@Suite("Text storages and layout managers")
struct TextStorageTests {
  private final class Watcher: NSTextStorageDelegate {
    var log: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { log.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let big = UIFont.systemFont(ofSize: 40)

  init() {
    window.addSubview(textView)
    window.makeKeyAndVisible()
  }

  @Test("Changes are processed at once, and together between begin and end")
  func processing() {
    let storage = NSTextStorage(string: "hello")
    let watcher = Watcher()
    storage.delegate = watcher
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Jj")
    #expect(watcher.log == ["2 0+2 1"])
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!"))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.endEditing()
    #expect(watcher.log.count == 2 && watcher.log[1] == "3 0+7 1")
    #expect(storage.string == "Jjello!" && storage.editedMask == [])
  }

  @Test("An object of an app's own class replaces another one as the value of an attribute")
  func ownValues() {
    final class Mention: NSObject {
      let name: String
      init(_ name: String) { self.name = name }
    }
    let key = NSAttributedString.Key("mention")
    for text in [NSMutableAttributedString(string: "hello"), NSTextStorage(string: "hello")] {
      text.addAttribute(key, value: Mention("Ada"), range: NSRange(location: 0, length: 5))
      text.addAttribute(key, value: Mention("Bob"), range: NSRange(location: 0, length: 5))
      text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
      text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 2))
      #expect((text.attribute(key, at: 2, effectiveRange: nil) as? Mention)?.name == "Bob")
      #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
      #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    }
  }

  @Test("A text view shows changes of its storage, and typing changes the storage with its attributes")
  func view() throws {
    textView.text = "hello"
    textView.becomeFirstResponder()
    let storage = textView.textStorage
    storage.addAttribute(.font, value: big, range: NSRange(location: 0, length: 5))
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    #expect(textView.text == "Jello")
    textView.insertText("!")
    #expect(storage.string == "Jello!" && textView.text == "Jello!")
    let font = try #require(storage.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)
    #expect(font.pointSize == 40)
    textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    textView.insertText("?")
    #expect((storage.attribute(.font, at: 6, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    textView.deleteBackward()
    #expect(storage.string == "Jello!")
  }

  @Test("A text view with a container shows the storage of its layout manager, and one without makes its own")
  func container() {
    let (storage, manager) = (NSTextStorage(string: "notes"), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 200, height: 300))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: window.bounds, textContainer: container)
    #expect(view.text == "notes" && view.textStorage === storage && view.layoutManager === manager)
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "notes!" && view.textContainer === container && manager.textContainers.count == 1)
    let own = UITextView(frame: window.bounds, textContainer: nil)
    own.text = "a"
    #expect(own.textStorage.string == "a" && own.layoutManager.textContainers.first === own.textContainer)
    #expect(own.frame == window.bounds && UITextView().textContainer.layoutManager == nil)
  }

  @Test("The caret follows the widths of characters with attributes")
  func caret() {
    textView.attributedText = NSAttributedString(string: "ab", attributes: [.font: big])
    textView.layoutIfNeeded()
    let wide = textView.caretRect(for: textView.endOfDocument).minX
    textView.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    textView.layoutIfNeeded()
    #expect(wide > 2 * textView.caretRect(for: textView.endOfDocument).minX)
    #expect(textView.attributedText.string == "ab" && textView.text == "ab")
  }

  @Test("Text with attributes is drawn with them, and follows changes")
  func drawing() throws {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UITextView(frame: window.bounds)
    view.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    window.addSubview(view)
    let list = window.displayList()
    #expect(list.lines.map(\.text) == ["ab"])
    #expect(list.texts.map(\.color) == [DisplayList.Color(UIColor.red.cgColor)])
    view.textStorage.append(NSAttributedString(string: "c"))
    #expect(window.displayList().lines.map(\.text).joined() == "abc")
    view.text = "new"
    #expect(window.displayList().lines.map(\.text) == ["new"])
  }

  /// Apple's documentation of `UITextView.attributedText`: a new value gives `font`, `textColor` and `textAlignment` the style at its start.
  @Test(
    "A text with attributes gives the view its style, which a plain text takes, and the font applies to all characters"
  )
  func plainText() {
    textView.text = "plain"
    #expect((textView.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 12)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    textView.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: big, .foregroundColor: UIColor.red, .paragraphStyle: style])
    #expect(textView.font == big && textView.textColor == .red && textView.textAlignment == .center)
    textView.text = "new"
    #expect(textView.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == big)
    textView.font = .systemFont(ofSize: 20)
    #expect((textView.textStorage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 20)
  }

  @Test("Each font of a text with attributes follows the content size category, if the view adjusts them")
  func contentSize() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UITextView(frame: window.bounds)
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
    view.attributedText = text
    window.addSubview(view)
    func sizes() -> [CGFloat?] {
      (0..<2).map {
        (view.attributedText.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
      }
    }
    // The body style has 17 points, and 23 at the largest size without accessibility sizes (Human Interface Guidelines, "Typography").
    window.hostTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    window.layoutIfNeeded()
    #expect(sizes() == [17, 9])
    view.adjustsFontForContentSizeCategory = true
    #expect(sizes() == [23, 9] && view.font?.pointSize == 23)
  }

  @Test("A layout manager finds characters by their places, as labels with links do")
  func places() throws {
    let text = NSTextStorage(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 1000, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    text.addLayoutManager(manager)
    let two = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(two.minX > 0 && two.width > 0)
    let index = manager.characterIndex(
      for: CGPoint(x: two.minX + 1, y: two.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil
    )
    #expect(index == 4 && manager.numberOfGlyphs == 13)
    #expect(manager.usedRect(for: container).width < 1000)
  }

  @Test("Lines are fragments of the container's width, and a change lays out again")
  func fragments() {
    let text = NSTextStorage(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    manager.addTextContainer(container)
    text.addLayoutManager(manager)
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 7)) {
      rect, used, _, range, _ in
      ranges.append(range)
      #expect(rect.width == 300 && used.width < 300)
    }
    #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
    let height = manager.usedRect(for: container).height
    text.append(NSAttributedString(string: "\nthree"))
    #expect(manager.usedRect(for: container).height > height)
  }
}
