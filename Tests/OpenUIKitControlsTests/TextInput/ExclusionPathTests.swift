import Foundation
import OpenUIKit
import Testing

/// By Apple's documentation of `NSTextContainer.exclusionPaths`, and arithmetic on paper: each character of the font here is as wide as half its
/// size.
@MainActor
@Suite("Text beside excluded paths")
struct ExclusionPathTests {
  private let manager = NSLayoutManager()
  private let storage: NSTextStorage
  private let container = NSTextContainer(size: CGSize(width: 110, height: 0))

  init() {
    // 20 points: ten a character. The lines are 100 points wide.
    let font = UIFont(name: "Georgia", size: 20) ?? .systemFont(ofSize: 20)
    storage = NSTextStorage(
      string: "aaa bbb ccc ddd eee fff ggg hhh", attributes: [.font: font])
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func path(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height))
  }

  /// The texts of the lines with their rectangles' left edges and widths.
  private func lines() -> [String] {
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, _, _, range, _ in
      let text = (storage.string as NSString).substring(with: range)
      let shown = text.trimmingCharacters(in: .whitespacesAndNewlines)
      lines.append("\(shown) \(Int(rect.minX))+\(Int(rect.width))")
    }
    return lines
  }

  private var tops: [CGFloat] {
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, _, _, _, _ in tops.append(rect.minY)
    }
    return tops
  }

  @Test("Lines end before a path at the right, and begin behind one at the left")
  func sides() {
    #expect(lines() == ["aaa bbb 0+110", "ccc ddd 0+110", "eee fff 0+110", "ggg hhh 0+110"])
    container.exclusionPaths = [path(60, 0, 50, 30)]
    #expect(Array(lines().prefix(3)) == ["aaa 0+60", "bbb 0+60", "ccc ddd 0+110"])
    container.exclusionPaths = [path(0, 0, 40, 10)]
    #expect(Array(lines().prefix(2)) == ["aaa 40+70", "bbb ccc 0+110"])
  }

  @Test("A row around a path has a line on each side, at the same height")
  func middle() {
    container.exclusionPaths = [path(45, 0, 20, 5)]
    #expect(Array(lines().prefix(3)) == ["aaa 0+45", "bbb 65+45", "ccc ddd 0+110"])
    #expect(tops[0] == 0 && tops[1] == 0 && tops[2] > 0)
    let second = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(second.minX == 70 && second.width == 30)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: 81, y: 3), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 5)
  }

  @Test("A row without room for a word begins below the path")
  func blocked() {
    container.exclusionPaths = [path(20, -5, 70, 55)]
    #expect(lines().first == "aaa bbb 0+110" && tops[0] == 50)
    container.exclusionPaths = [path(-10, 0, 500, 33), path(-10, 30, 500, 20)]
    #expect(tops[0] == 50)
    container.exclusionPaths = []
    #expect(tops[0] == 0)
  }

  @Test("A triangle is narrower at its top, and a hole of the even-odd rule is free")
  func shapes() {
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: 110, y: 0))
    triangle.addLine(to: CGPoint(x: 110, y: 1000))
    triangle.addLine(to: CGPoint(x: 60, y: 1000))
    triangle.close()
    container.exclusionPaths = [triangle]
    // The first row reaches down to 2 or 3 % of the height, where the triangle is a point wide.
    #expect(lines().first?.hasPrefix("aaa bbb 0+10") == true)
    let ring = path(0, 0, 110, 100)
    ring.append(path(5, -1, 100, 102))
    ring.usesEvenOddFillRule = true
    container.exclusionPaths = [ring]
    #expect(lines().first == "aaa bbb 5+100")
    ring.usesEvenOddFillRule = false
    container.exclusionPaths = [ring]
    #expect(tops[0] >= 100)
  }

  @Test("Each paragraph begins in a row of its own, and higher characters need a higher row")
  func attributes() {
    storage.setAttributedString(
      NSAttributedString(string: "aaa\nbbb", attributes: [.font: UIFont(name: "Georgia", size: 20)!]))
    container.exclusionPaths = [path(45, 0, 20, 5)]
    #expect(lines() == ["aaa 0+45", "bbb 0+110"])
    // The first character would fit above the path, the large one after it does not.
    let text = NSMutableAttributedString(
      string: "aB", attributes: [.font: UIFont(name: "Georgia", size: 20)!])
    text.addAttribute(
      .font, value: UIFont(name: "Georgia", size: 60)!, range: NSRange(location: 1, length: 1))
    storage.setAttributedString(text)
    container.exclusionPaths = [path(30, 30, 200, 10)]
    #expect(tops == [40])
  }

  @Test("A text view flows around its paths, is as high as its lines, and finds characters in them")
  func textView() throws {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 600))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 300))
    view.textContainerInset = .zero
    view.font = UIFont(name: "Georgia", size: 20)
    view.text = "aaa bbb ccc ddd"
    window.addSubview(view)
    window.layoutIfNeeded()
    let plain = view.sizeThatFits(CGSize(width: 110, height: 0)).height
    view.textContainer.exclusionPaths = [path(45, 0, 20, 5)]
    window.layoutIfNeeded()
    #expect(view.sizeThatFits(CGSize(width: 110, height: 0)).height == plain)
    func caret(_ place: Int) throws -> CGRect {
      view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: place)))
    }
    #expect(try caret(4).minX == 70 && caret(4).minY == caret(0).minY)
    #expect(try caret(8).minX == 5 && caret(8).minY > caret(0).minY)
    let touched = try #require(view.closestPosition(to: CGPoint(x: 82, y: 4)))
    #expect(view.offset(from: view.beginningOfDocument, to: touched) == 5)
    view.textContainer.exclusionPaths = [path(0, 0, 110, 200)]
    window.layoutIfNeeded()
    #expect(view.contentSize.height == plain + 200)
    view.isScrollEnabled = false
    #expect(view.sizeThatFits(CGSize(width: 110, height: 0)).height == plain + 200)
    view.attributedText = NSAttributedString(
      string: "aaa bbb", attributes: [.font: UIFont(name: "Georgia", size: 20)!])
    window.layoutIfNeeded()
    #expect(try caret(0).minY >= 200)
  }

  @Test("Paths that are empty, huge or not numbers, and hundreds of them, end the layout")
  func extremes() {
    let huge = CGFloat.greatestFiniteMagnitude / 4
    let nan = UIBezierPath()
    nan.move(to: CGPoint(x: CGFloat.nan, y: 0))
    nan.addLine(to: CGPoint(x: CGFloat.infinity, y: 20))
    nan.addLine(to: CGPoint(x: 20, y: -CGFloat.infinity))
    for paths in [
      [UIBezierPath()], [nan], [path(-huge, -huge, huge, huge)], [path(0, 0, 0, 90)], [path(0, 10, 90, 0)],
    ] {
      container.exclusionPaths = paths
      #expect(lines().first == "aaa bbb 0+110")
    }
    container.exclusionPaths = [path(-1e6, -1e6, 2e6, 2e6)]
    #expect(tops[0] == 1e6)
    container.exclusionPaths = (0..<300).map {
      UIBezierPath(ovalIn: CGRect(x: $0 % 11 * 10, y: $0 / 11 * 12, width: 9, height: 9))
    }
    #expect(lines().joined().filter(\.isLetter) == "aaabbbcccdddeeefffggghhh")
    container.size = CGSize(width: 1, height: 0)
    #expect(lines().joined().filter(\.isLetter) == "aaabbbcccdddeeefffggghhh")
  }
}
