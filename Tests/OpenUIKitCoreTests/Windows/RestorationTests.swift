import OpenUIKit
import Testing

@MainActor
private final class Page: UIView {
  var number = 0

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "number")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    number = coder.decodeInteger(forKey: "number")
  }
}

@MainActor
private final class Reader: UIViewController {
  var chapter = ""

  override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(chapter as NSString, forKey: "chapter")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    chapter = (coder.decodeObject(of: NSString.self, forKey: "chapter") as String?) ?? ""
  }
}

@MainActor
@Suite("Restoration")
struct RestorationTests {
  @MainActor
  private struct Program {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let reader = Reader()
    let pages = [Page(), Page(), Page()]

    init() {
      reader.restorationIdentifier = "reader"
      window.rootViewController = reader
      for page in pages { reader.view.addSubview(page) }
      pages[0].restorationIdentifier = "left"
      pages[1].restorationIdentifier = "right"
    }
  }

  @Test("A window keeps the state of what has an identifier, and a new one finds it again")
  func roundTrip() throws {
    let before = Program()
    before.reader.chapter = "Zwölf"
    for (index, page) in before.pages.enumerated() { page.number = index + 5 }
    let archive = try before.window.restorableState()
    let after = Program()
    try after.window.restoreState(from: archive)
    #expect(after.reader.chapter == "Zwölf" && after.pages.map(\.number) == [5, 6, 0])
  }

  @Test("What has got another identifier meanwhile is left alone")
  func renamed() throws {
    let before = Program()
    before.pages[0].number = 7
    let after = Program()
    after.pages[0].restorationIdentifier = "elsewhere"
    try after.window.restoreState(from: before.window.restorableState())
    #expect(after.pages[0].number == 0)
  }

  @Test("Bytes that are not an archive are refused, and nothing changes")
  func damaged() {
    let program = Program()
    program.pages[0].number = 3
    #expect(throws: (any Error).self) { try program.window.restoreState(from: Data("nonsense".utf8)) }
    #expect(program.pages[0].number == 3)
  }
}
