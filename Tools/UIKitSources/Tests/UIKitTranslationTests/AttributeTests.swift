import Testing

@testable import UIKitTranslation

struct AttributeTests {
  @Test(
    "What belongs to Objective-C and Interface Builder goes",
    arguments: [
      Row("@objc func a() {}", "func a() {}"),
      Row("@objc(tap:) func a(_ b: Any) {}", "func a(_ b: Any) {}"),
      Row("@objcMembers class A {}", "class A {}"),
      Row("@objc public dynamic var a = 1", "public var a = 1"),
      Row("@IBOutlet weak var label: UILabel!", "weak var label: UILabel!"),
      Row("@IBOutlet private(set) weak var label: UILabel?", "private(set) weak var label: UILabel?"),
      Row("@IBAction func tap(_ sender: Any) {}", "func tap(_ sender: Any) {}"),
      Row("@IBDesignable final class A: UIView {}", "final class A: UIView {}"),
      Row("@IBInspectable var a: CGFloat = 1", "var a: CGFloat = 1"),
      Row("@GKInspectable var a: Int = 1", "var a: Int = 1"),
      Row("@nonobjc func a() {}", "func a() {}"),
      Row("@NSCopying var a: NSString", "var a: NSString"),
      Row("@objc enum A: Int { case a }", "enum A: Int { case a }"),
      Row("@objc extension A {}", "extension A {}"),
      Row("var a: (@convention(block) (Int) -> Void)?", "var a: ( (Int) -> Void)?"),
      Row("@MainActor @objc class A {}", "@MainActor class A {}"),
      Row("@available(iOS 15, *) func a() {}", "@available(iOS 15, *) func a() {}"),
      Row("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
    ])
  func attributes(row: Row) {
    #expect(Translating(before: row.before).after == row.after)
  }

  @Test func columnsAndLinesStayWhereAttributesGo() {
    #expect(Translating(before: "@objc\nfunc a() {}").exact == "     \nfunc a() {}")
    #expect(Translating(before: "@objc func a() {}").exact == "      func a() {}")
  }

  @Test func aProgramKeepsItsEntryAndALibraryHasNone() {
    let program = Translator.Options(isProgram: true)
    #expect(
      Translating(before: "@UIApplicationMain class A {}", options: program).after == "@main class A {}")
    #expect(Translating(before: "@main class A {}", options: program).after == "@main class A {}")
    #expect(Translating(before: "@UIApplicationMain class A {}").after == "class A {}")
    #expect(Translating(before: "@main class A {}").after == "class A {}")
  }

  @Test func aManagedPropertyIsNamed() {
    let translating = Translating(before: "class A {\n  @NSManaged var name: String?\n}")
    #expect(translating.after == "class A {\nvar name: String?\n}")
    #expect(translating.remarks == ["2: @NSManaged is left out: there is no Core Data"])
  }
}
