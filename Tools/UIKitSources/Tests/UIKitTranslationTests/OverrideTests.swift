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

  @Test("A class passes on what extensions in other files have", arguments: Extended.all)
  fileprivate func otherFiles(row: Extended) {
    let body = "class Base: UIView { let a = 1 }"
    #expect(
      Translating(before: body, others: [row.member, row.subclass]).after
        == "class Base: UIView { \(row.wrapper); let a = 1 }")
    #expect(Translating(before: row.member, others: [body, row.subclass]).after == row.renamed)
    #expect(Translating(before: row.member, others: [body, row.subclass]).remarks == [])
  }

  fileprivate struct Extended: Sendable {
    var member: String
    var subclass = ""
    var wrapper: String
    var renamed: String

    static let all = [
      Extended(
        member: "extension Base { override func layoutSubviews() { super.layoutSubviews() } }",
        wrapper: "override func layoutSubviews() { moved_layoutSubviews() }",
        renamed: "extension Base { func moved_layoutSubviews() { super.layoutSubviews() } }"),
      Extended(
        member:
          "public extension Base { @objc func show(_ a: inout Int, at b: Int = 1) throws -> Int { a } }",
        subclass: "class Sub: Base { override func show(_ a: inout Int, at b: Int) throws -> Int { 1 } }",
        wrapper:
          "public func show(_ a: inout Int, at b: Int = 1) throws -> Int { try moved_show(&a, at: b) }",
        renamed:
          "public extension Base { func moved_show(_ a: inout Int, at b: Int = 1) throws -> Int { a } }"),
      Extended(
        member: "extension Base { @objc open var size: CGSize { get { a } set { b = newValue } } }",
        subclass: "class Sub: Base { override var size: CGSize { get { a } set {} } }",
        wrapper: "open var size: CGSize { get { moved_size } set { moved_size = newValue } }",
        renamed: "extension Base { public var moved_size: CGSize { get { a } set { b = newValue } } }"),
      Extended(
        member: "extension Base { override class var layerClass: AnyClass { Ring.self } }",
        wrapper: "class override var layerClass: AnyClass { moved_layerClass }",
        renamed: "extension Base { class var moved_layerClass: AnyClass { Ring.self } }"),
    ]
  }

  @Test("A class of another module passes nothing on")
  func otherModules() {
    let source = "extension Base {\n  override func layoutSubviews() {}\n}"
    let index = ModuleIndex(
      [Translator.facts(of: source)], others: [Translator.facts(of: "class Base: UIView {}")])
    let (text, remarks, _) = Translator(index: index).translate(source)
    #expect(!text.contains("layoutSubviews") && remarks.count == 1)
  }

  @Test("What cannot be passed on is left out and named")
  func notPassedOn() {
    let translating = Translating(
      before: "extension Base {\n  override func show<T>(_ a: T) {}\n}", others: ["class Base: UIView {}"])
    #expect(translating.after == "extension Base {\n\n}")
    #expect(translating.remarks.count == 1)
    let plain = "extension Base { @objc func show() {} }"
    #expect(Translating(before: "class Base: UIView {}", others: [plain]).after == "class Base: UIView {}")
  }
}
