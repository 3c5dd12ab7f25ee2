import OpenUIKit
import Testing

@testable import OpenUIKitControls
@testable import OpenUIKitCore

@MainActor
@Suite("Pasteboards")
struct PasteboardTests {
  private let board = UIPasteboard.withUniqueName()

  @Test("have the values of each type that were copied last")
  func values() {
    #expect(board.string == nil && !board.hasStrings && board.items.isEmpty)
    board.strings = ["a", "b"]
    #expect(
      board.string == "a" && board.strings == ["a", "b"] && board.numberOfItems == 2 && board.hasStrings)
    board.url = URL(string: "https://example.org")
    #expect(board.url?.host == "example.org" && board.string == nil && board.hasURLs)
    board.color = .red
    #expect(board.color == .red && board.hasColors && !board.hasImages)
    board.setValue("x", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "x" && board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
    board.addItems([["public.utf8-plain-text": "y"]])
    #expect(board.strings == ["x", "y"])
    board.string = nil
    #expect(board.items.isEmpty)
  }

  @Test("lose items at their date, and keep local ones from the system")
  func options() {
    let text = "public.utf8-plain-text"
    board.setItems([[text: "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
    #expect(board.string == "a")
    let count = board.changeCount
    board.setItems([[text: "b"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.string == nil && board.items.isEmpty && board.changeCount > count)
    var system: String?
    board.systemBoard = UIPasteboard.SystemBoard(read: { system }, write: { system = $0 })
    board.setItems([[text: "c"]], options: [.localOnly: true])
    #expect(system == nil && board.string == "c")
    board.setItems([[text: "d"]])
    #expect(system == "d" && board.string == "d")
  }

  @Test("have types and values of each of some items")
  func itemSets() {
    let (text, own) = ("public.utf8-plain-text", "org.example.note")
    board.items = [[text: "a", own: Data([1])], [own: Data([2])]]
    #expect(board.types(forItemSet: nil) == [[own, text], [own]])
    #expect(board.types(forItemSet: IndexSet(integer: 2)) == nil)
    #expect(board.contains(pasteboardTypes: [own], inItemSet: nil))
    #expect(!board.contains(pasteboardTypes: [text], inItemSet: IndexSet(0...1)))
    #expect(board.itemSet(withPasteboardTypes: [text]) == IndexSet(integer: 0))
    #expect(board.itemSet(withPasteboardTypes: ["absent"]) == nil)
    #expect(board.data(forPasteboardType: own, inItemSet: IndexSet(integer: 1)) == [Data([2])])
    #expect(board.values(forPasteboardType: text, inItemSet: nil)?.count == 1)
  }

  @Test("give values of the automatic type that of their class")
  func automaticType() {
    board.setItems([[UIPasteboard.typeAutomatic: "a"], [UIPasteboard.typeAutomatic: UIColor.red]])
    #expect(board.string == "a" && board.color == .red)
    #expect((UIPasteboard.typeListString.firstObject as? String) == "public.utf8-plain-text")
  }

  @Test("post their changes with the types that are new and gone, and their removal")
  func notifications() {
    final class Log: @unchecked Sendable { var entries: [String] = [] }
    let log = Log()
    let center = NotificationCenter.default
    let changes = center.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
      log.entries.append("\(added ?? []) \(removed ?? [])")
    }
    let removals = center.addObserver(
      forName: UIPasteboard.removedNotification, object: board, queue: nil
    ) { _ in log.entries.append("removed") }
    board.string = "a"
    board.items = [["x": 1]]
    UIPasteboard.remove(withName: board.name)
    #expect(
      log.entries == [
        #"["public.utf8-plain-text"] []"#, #"["x"] ["public.utf8-plain-text"]"#, "removed",
      ])
    for token in [changes, removals] { center.removeObserver(token) }
    #expect(UIPasteboard.general === UIPasteboard.general)
  }

  @Test("find numbers and words in each item")
  func patternsOfItems() {
    board.strings = ["3.5", "blue whale"]
    var found: [Set<UIPasteboard.DetectionPattern>] = []
    board.detectPatterns(for: [.number, .probableWebSearch], inItemSet: nil) { found = (try? $0.get()) ?? [] }
    #expect(found == [[.number], [.probableWebSearch]])
    var values: [[UIPasteboard.DetectionPattern: Any]] = []
    board.detectValues(for: [.number], inItemSet: IndexSet(integer: 0)) { values = (try? $0.get()) ?? [] }
    #expect((values.first?[.number] as? NSNumber)?.doubleValue == 3.5)
  }

  private func found(in text: String) -> [UIPasteboard.DetectionPattern] {
    board.string = text
    let all: Set<UIPasteboard.DetectionPattern> = [.number, .probableWebURL, .probableWebSearch]
    var found: Set<UIPasteboard.DetectionPattern> = []
    board.detectPatterns(for: all) { found = (try? $0.get()) ?? [] }
    return all.filter { found.contains($0) }
  }

  @Test("find numbers, addresses and words to search for")
  func patterns() {
    #expect(found(in: " 3.5 ") == [.number])
    #expect(found(in: "see https://example.org/a now") == [.probableWebURL])
    #expect(found(in: "example.org") == [.probableWebURL])
    #expect(found(in: "blue whale") == [.probableWebSearch])
    #expect(found(in: "It is 3.5. Yes.") == [.probableWebSearch])
    #expect(found(in: "one\ntwo") == [])
    board.string = "example.org/a"
    var address: String?
    board.detectValues(for: [.probableWebURL]) { address = (try? $0.get())?[.probableWebURL] as? String }
    #expect(address == "example.org/a")
    board.detectValues(for: [.number]) { address = (try? $0.get())?[.probableWebURL] as? String }
    #expect(address == nil)
  }

  @Test("count their changes")
  func changes() {
    let before = board.changeCount
    board.string = "a"
    board.string = "a"
    #expect(board.changeCount == before + 2)
  }

  @Test("are found by name, until they are removed")
  func names() {
    let name = UIPasteboard.Name("PasteboardTests.names")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general == UIPasteboard.general && UIPasteboard.general.name == .general)
  }

  @Test("exchange text with the system's pasteboard")
  func system() {
    var text: String? = "from outside"
    board.systemBoard = UIPasteboard.SystemBoard(read: { text }, write: { text = $0 })
    #expect(board.string == "from outside")
    let count = board.changeCount
    board.string = "from inside"
    #expect(text == "from inside" && board.changeCount == count + 1)
    text = "again"
    #expect(board.changeCount == count + 2 && board.string == "again")
  }
}
