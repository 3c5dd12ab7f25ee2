import Testing

@testable import UIKitTranslation

struct OverrideTests {
  @Test func anOverrideInAnExtensionMovesIntoTheClassAndKeepsItsLine() {
    let before = """
      class Screen: UIViewController {
        let a = 1
      }

      public extension Screen {
        @objc override func viewDidLoad() {
          super.viewDidLoad()
        }
        func b() {}
      }
      """
    #expect(
      Translating(before: before).after == """
        class Screen: UIViewController {
        let a = 1

        #sourceLocation(file: "", line: 6)
        public override func viewDidLoad() {
        super.viewDidLoad()
        }
        #sourceLocation(file: "", line: 3)
        }

        public extension Screen {



        func b() {}
        }
        """)
  }

  @Test func aMemberThatASubclassOverridesMovesToo() {
    let before = "class Base: UIView {\n}\nextension Base { @objc func setUp() {}; var a: Int { 1 } }"
    let other = "class Sub: Base { override func setUp() {} }"
    let after = Translating(before: before, others: [other]).after
    #expect(
      after.hasPrefix("class Base: UIView {\n\n#sourceLocation(file: \"\", line: 3)\nfunc setUp() {}\n"))
    #expect(after.hasSuffix("\nextension Base { ; var a: Int { 1 } }"))
    #expect(Translating(before: before).after.hasPrefix("class Base: UIView {\n}\n"))
  }

  @Test func anOverrideOfAClassElsewhereIsLeftOutAndNamed() {
    let translating = Translating(
      before: "let a = 1\nextension UITableViewCell {\n  override func sv() {}\n}")
    #expect(translating.after == "let a = 1\nextension UITableViewCell {\n\n}")
    #expect(
      translating.remarks == ["3: an override in an extension is left out: its class is in another file"])
  }

  @Test func remarksAfterWhatMovedNameTheOriginalLines() {
    let before = """
      class A: UIView {
      }
      extension A {
        override func b() {
          c(#selector(d.e))
        }
      }
      let f = G(#selector(h.i))
      """
    #expect(Translating(before: before).remarks.map { $0.prefix(2) } == ["5:", "8:"])
  }
}
