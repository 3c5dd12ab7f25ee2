import Foundation
import OpenUIKit
import Testing

/// By Apple's documentation of `NSLayoutManager` and `NSTextContainer`. Without fonts of the host every character of Georgia is half its
/// size wide, here 10 points.
@MainActor
@Suite("Glyphs and lines of layout managers")
struct LayoutManagerTests {
  private final class Watcher: NSObject, NSLayoutManagerDelegate {
    var log: [String] = []
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalid") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { log.append("complete \(layoutFinishedFlag)") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) { log.append("from \(Int(oldSize.width))") }
  }

  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 1000))

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    set("aaaa bbbb cccc")
  }

  private func set(_ text: String) {
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont(name: "Georgia", size: 20) as Any]))
  }

  @Test("A rectangle finds the glyphs of the lines that it meets")
  func glyphsOfRectangles() {
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let one = manager.glyphRange(
      forBoundingRect: CGRect(x: 0, y: 1, width: 1, height: 1), in: container)
    #expect(one == NSRange(location: 0, length: 10))
    let both = manager.glyphRange(
      forBoundingRect: CGRect(x: 0, y: 1, width: 1, height: first.height), in: container)
    #expect(both == NSRange(location: 0, length: 14))
    let none = manager.glyphRange(
      forBoundingRect: CGRect(x: 0, y: 900, width: 1, height: 1), in: container)
    #expect(none.length == 0)
  }

  @Test("The used rectangle of a line ends with its text")
  func used() {
    var range = NSRange()
    let used = manager.lineFragmentUsedRect(forGlyphAt: 11, effectiveRange: &range)
    #expect(used.width == 40 && range == NSRange(location: 10, length: 4))
    #expect(manager.lineFragmentRect(forGlyphAt: 11, effectiveRange: nil).width == 100)
    #expect(manager.textContainer(forGlyphAt: 11, effectiveRange: nil) === container)
    #expect(manager.textContainer(forGlyphAt: 14, effectiveRange: nil) == nil)
  }

  @Test("A text that ends with a line break has an extra line below, and others have none")
  func extraLine() {
    #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
    set("aa\n")
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(manager.extraLineFragmentRect.minY == line.maxY && manager.extraLineFragmentRect.height > 0)
    #expect(manager.extraLineFragmentTextContainer === container)
  }

  @Test("Spaces are elastic, line breaks control, and the second half of a character is null")
  func properties() {
    set("a \n\u{1F600}")
    let found = (0..<5).map { manager.propertyForGlyph(at: $0) }
    #expect(found == [[], .elastic, .controlCharacter, [], .null])
    #expect(manager.notShownAttribute(forGlyphAt: 2) && !manager.notShownAttribute(forGlyphAt: 0))
    #expect(manager.isValidGlyphIndex(4) && !manager.isValidGlyphIndex(5) && !manager.isValidGlyphIndex(-1))
  }

  @Test("An attachment has its size, and other glyphs have none")
  func attachments() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 12)
    storage.setAttributedString(NSAttributedString(attachment: attachment))
    #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: 30, height: 12))
    set("a")
    #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
  }

  @Test("A point lies across the glyph there by a fraction")
  func fractions() {
    var fraction: CGFloat = 0
    let point = CGPoint(x: 22.5, y: 2)
    #expect(manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction) == 2)
    #expect(fraction == 0.25)
    #expect(manager.fractionOfDistanceThroughGlyph(for: point, in: container) == 0.25)
  }

  @Test("The text is laid out as a whole")
  func unlaid() {
    var (character, glyph) = (0, 0)
    manager.getFirstUnlaidCharacterIndex(&character, glyphIndex: &glyph)
    #expect(character == 14 && glyph == 14)
    #expect(manager.firstUnlaidCharacterIndex() == 14 && manager.firstUnlaidGlyphIndex() == 14)
  }

  @Test("The delegate is notified of each layout, of its end and of another size")
  func delegate() {
    let watcher = Watcher()
    manager.delegate = watcher
    manager.ensureLayout(forGlyphRange: NSRange(location: 0, length: 1))
    manager.ensureLayout(for: container)
    #expect(watcher.log == ["complete true"])
    container.size.width = 50
    #expect(watcher.log == ["complete true", "invalid", "from 100"])
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    #expect(watcher.log.count == 3)
  }

  @Test("Another manager takes the containers and the text of a container's manager")
  func replacement() {
    let other = NSLayoutManager()
    container.replaceLayoutManager(other)
    #expect(container.layoutManager === other && storage.layoutManagers == [other])
    #expect(other.textContainers == [container] && manager.textContainers.isEmpty)
    #expect(container.isSimpleRectangularTextContainer)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))]
    #expect(!container.isSimpleRectangularTextContainer)
  }

  @Test("Observers of a storage are notified before and after the processing")
  func notifications() {
    final class Log: @unchecked Sendable { var names: [String] = [] }
    let log = Log()
    let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { _ in
        log.names.append(name.rawValue)
      }
    }
    set("b")
    #expect(
      log.names == [
        "NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification",
      ])
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
