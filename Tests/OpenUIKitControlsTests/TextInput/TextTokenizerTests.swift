import OpenUIKit
import Testing

/// Source: Apple's documentation of `UITextInputTokenizer`.
@MainActor
@Suite("Units of texts")
struct TextTokenizerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let forward = UITextDirection.storage(.forward)
  private let backward = UITextDirection.storage(.backward)

  init() {
    view.text = "It's 5 o'clock. Go on!\nThe end"
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func position(_ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  private func unit(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) throws
    -> String?
  {
    let range = view.tokenizer.rangeEnclosingPosition(
      try position(offset), with: granularity, inDirection: direction)
    return range.flatMap { view.text(in: $0) }
  }

  private func boundary(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) throws
    -> Int?
  {
    let place = view.tokenizer.position(
      from: try position(offset), toBoundary: granularity, inDirection: direction)
    return place.map { view.offset(from: view.beginningOfDocument, to: $0) }
  }

  @Test("A position is within the unit that follows it in the direction")
  func enclosing() throws {
    #expect(try unit(0, .word, forward) == "It's" && unit(0, .word, backward) == nil)
    #expect(try unit(4, .word, forward) == nil && unit(4, .word, backward) == "It's")
    #expect(try unit(9, .word, forward) == "o'clock")
    #expect(try unit(0, .character, forward) == "I" && unit(2, .character, backward) == "t")
    #expect(try unit(3, .sentence, forward) == "It's 5 o'clock. ")
    #expect(try unit(16, .sentence, forward) == "Go on!")
    #expect(try unit(3, .paragraph, forward) == "It's 5 o'clock. Go on!")
    #expect(try unit(23, .paragraph, forward) == "The end")
    #expect(try unit(22, .paragraph, forward) == nil)
    #expect(try unit(5, .document, forward) == view.text)
    #expect(try unit(30, .document, forward) == nil && unit(30, .document, backward) == view.text)
  }

  @Test("The boundary is the end of a unit forwards, and its start backwards")
  func boundaries() throws {
    let tokenizer = view.tokenizer
    #expect(tokenizer.isPosition(try position(4), atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(try position(4), atBoundary: .word, inDirection: backward))
    #expect(tokenizer.isPosition(try position(5), atBoundary: .word, inDirection: backward))
    #expect(!tokenizer.isPosition(try position(2), atBoundary: .word, inDirection: forward))
    #expect(tokenizer.isPosition(try position(2), withinTextUnit: .word, inDirection: forward))
    #expect(try boundary(0, .word, forward) == 4 && boundary(4, .word, forward) == 6)
    #expect(try boundary(9, .word, backward) == 7 && boundary(7, .word, backward) == 5)
    #expect(try boundary(0, .word, backward) == nil && boundary(30, .word, forward) == nil)
    #expect(try boundary(3, .sentence, forward) == 16 && boundary(20, .sentence, backward) == 16)
    #expect(try boundary(3, .paragraph, forward) == 22 && boundary(25, .paragraph, backward) == 23)
    #expect(try boundary(3, .document, forward) == 30)
    #expect(try boundary(3, .character, forward) == 4 && boundary(3, .character, backward) == 2)
    // The right is forwards in a text from left to right.
    #expect(try boundary(0, .word, .layout(.right)) == 4 && boundary(9, .word, .layout(.left)) == 7)
  }

  @Test("Lines are those on the screen")
  func lines() throws {
    view.text = "one two three"
    view.font = .systemFont(ofSize: 20)
    view.frame.size.width = 90
    window.layoutIfNeeded()
    let first = try #require(try unit(0, .line, forward))
    #expect(first.hasPrefix("one") && !first.contains("three"))
    #expect(try unit(12, .line, forward)?.hasSuffix("three") == true)
    let field = UITextField()
    field.text = "one two"
    let range = field.tokenizer.rangeEnclosingPosition(
      field.beginningOfDocument, with: .line, inDirection: forward)
    #expect(range.flatMap { field.text(in: $0) } == "one two")
  }

  @Test("A number with a dot and a mark before a quote are no ends of a sentence")
  func sentences() throws {
    view.text = "Pay 3.50 now. \"Yes!\" she said."
    #expect(try unit(0, .sentence, forward) == "Pay 3.50 now. ")
    #expect(try unit(14, .sentence, forward) == "\"Yes!\" ")
    view.text = "👍🏽 ok"
    #expect(try boundary(0, .character, forward) == 4)
    view.text = ""
    #expect(try unit(0, .document, forward) == nil && boundary(0, .word, forward) == nil)
  }

  @Test("A tokenizer does not keep its view")
  func reference() throws {
    var field: UITextField? = UITextField()
    field?.text = "word"
    let start = try #require(field?.beginningOfDocument)
    let tokenizer = UITextInputStringTokenizer(textInput: try #require(field))
    #expect(tokenizer.isPosition(start, withinTextUnit: .word, inDirection: forward))
    field = nil
    #expect(!tokenizer.isPosition(start, withinTextUnit: .word, inDirection: forward))
  }
}
