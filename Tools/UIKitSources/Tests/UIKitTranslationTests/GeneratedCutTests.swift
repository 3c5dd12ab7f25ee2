import Foundation
import InterfaceBuilder
import Testing

@testable import UIKitTranslation

/// Errors in files that the plugin writes.
struct GeneratedCutTests {
  /// The list after an error in each line of a generated file that contains one of some texts.
  private func list(_ text: String, refusing parts: [String]) -> CutList {
    var list = CutList()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let refusals = parts.flatMap { part in
      lines.indices.filter { lines[$0].contains(part) }.map {
        CompilerRefusal(file: "/out/Generated.swift", line: $0 + 1, column: 9, message: "no \(part)")
      }
    }
    list.leaveOut(refusals, of: [:])
    list.leaveOut(refusals, ofGenerated: ["/out/Generated.swift": text])
    return list
  }

  private let source = """
    class Screen: UIViewController {}
    class Row: UIView { convenience init(a: Int) { self.init() } }
    extension UIView { @IBInspectable var corner: Int { get { 1 } set {} }; @IBAction func tap(_ sender: Any) {} }
    """

  private func interface(_ cuts: [Cut] = []) throws -> String {
    let document = try InterfaceDocument(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes><scene sceneID="1"><objects>
            <viewController id="2" customClass="Screen" customModule="App">
              <view key="view" id="3" customClass="Row"/>
            </viewController>
          </objects></scene></scenes>
        </document>
        """.utf8), file: "/app/Main.storyboard")
    let index = ModuleIndex([Translator.facts(of: source)])
    return AppInterface([document], index: index, available: ["NibLoading"], cuts: cuts).source
  }

  @Test("A class that a storyboard names is left out alone, with its place in the storyboard")
  func classes() throws {
    let text = try interface()
    let list = list(text, refusing: ["Screen(coder"])
    #expect(list.cuts.map(\.kind) == [.generated] && list.cuts.map(\.name) == ["class Screen"])
    #expect(list.cuts.map { "\($0.file):\($0.line)" } == ["/app/Main.storyboard:4"])
    let rest = try interface(list.generated)
    #expect(!rest.contains("Screen") && rest.contains("classes.add(\"Row\") { Row(coder: $0) }"))
    #expect(
      rest
        == text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("Screen") }
        .joined(separator: "\n"))
  }

  @Test("Members of extensions that files may name are left out alone")
  func members() throws {
    let list = list(try interface(), refusing: ["addProperty", "addAction"])
    #expect(list.cuts.map(\.name) == ["outlet UIView.corner", "action UIView.tap(_:)"])
    let rest = try interface(list.generated)
    #expect(
      !rest.contains("addProperty") && !rest.contains("addAction") && rest.contains("Screen(coder: $0)"))
  }

  @Test("The file compiles without all that it registers")
  func empty() throws {
    let rest = try interface(list(try interface(), refusing: ["classes.add"]).generated)
    #expect(rest.contains("let classes = NibClasses()\n    return classes"))
  }

  @Test("A constant of a picture or a colour is left out alone")
  func pictures() {
    func text(_ cuts: [Cut] = []) -> String {
      AssetSymbols(
        files: [
          "/App.xcassets/cat.imageset/Contents.json", "/App.xcassets/dog house.imageset/Contents.json",
        ],
        sources: ["a(.cat, .dogHouse)"], cuts: cuts
      ).declarations
    }
    let list = list(text(), refusing: ["var `dogHouse`"])
    #expect(list.cuts.map(\.name) == ["UIImage.dogHouse"])
    #expect(list.cuts.map(\.file) == ["/App.xcassets/dog house.imageset/Contents.json"])
    let rest = text(list.generated)
    #expect(!rest.contains("var `dogHouse`") && rest.contains("let `dogHouse`") && rest.contains("var `cat`"))
  }

  @Test("A line that has changed is tried again, and a line for nothing leaves nothing out")
  func others() {
    let line = GeneratedLine("add(1)", of: "class A", at: ("/a b.xib", 0))
    #expect(line.text == "add(1)  // for /a b.xib:1: class A")
    let cuts = list(line.text, refusing: ["add"]).generated
    #expect(line.isLeftOut(by: cuts))
    #expect(!GeneratedLine("add(2)", of: "class A").isLeftOut(by: cuts))
    #expect(!GeneratedLine("add(1)", of: "class B").isLeftOut(by: cuts))
    #expect(list("import A\n\n", refusing: ["import"]).cuts.isEmpty)
    var list = CutList()
    for number in [Int.min, -1, 0, 2, Int.max] {
      list.leaveOut(
        [CompilerRefusal(file: "/a", line: number, column: 1, message: "")], ofGenerated: ["/a": line.text])
    }
    #expect(list.cuts.isEmpty)
  }

  @Test("What is left out of generated files stays as long as nothing that is declared changes")
  func next() {
    let sources = ["/a.swift": "func a() { b() }"]
    var list = CutList()
    list.update(sources, platform: "1")
    let line = GeneratedLine("add(1)", of: "class A").text
    list.leaveOut([CompilerRefusal(file: "/g", line: 1, column: 1, message: "no")], ofGenerated: ["/g": line])
    list.update(["/a.swift": "func a() { c() }"], platform: "1")
    #expect(list.generated.map(\.name) == ["class A"])
    list.update(["/a.swift": "func d() { c() }"], platform: "1")
    #expect(list.generated.isEmpty)
  }
}
