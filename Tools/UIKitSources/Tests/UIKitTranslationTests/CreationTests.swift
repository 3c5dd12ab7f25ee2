import Testing

@testable import UIKitTranslation

struct CreationTests {
  @Test(
    "An object of a class of UIKit's is created by a method that finds the class at run time",
    arguments: [
      Row("class A<V: UIView> { let content = V() }", "class A<V: UIView> { let content = V._newObject() }"),
      Row("func f<T>() -> T where T: UIView { T() }", "func f<T>() -> T where T: UIView { T._newObject() }"),
      Row(
        "func f<T: Named & UIButton>() -> T { T(type: .system) }",
        "func f<T: Named & UIButton>() -> T { T._newObject(type: .system) }"),
      Row(
        "func f<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }",
        "func f<T: UIView>(_ type: T.Type) -> T { type._newObject(frame: .zero) }"),
      Row(
        "extension UIView { static func make() -> Self { Self() } }",
        "extension UIView { static func make() -> Self { Self._newObject() } }"),
      Row(
        "extension UIViewController { class func make() -> Self { self.init(nibName: nil, bundle: nil) } }",
        "extension UIViewController { class func make() -> Self { self._newObject(nibName: nil, bundle: nil) } }"
      ),
      Row(
        "extension Named where Self: UIView { static func make() -> Self { Self() } }",
        "extension Named where Self: UIView { static func make() -> Self { Self._newObject() } }"),
      Row(
        "protocol Holder { associatedtype Content: UIView }; extension Holder { func make() -> Content { Content() } }",
        "protocol Holder { associatedtype Content: UIView }; extension Holder { func make() -> Content { Content._newObject() } }"
      ),
      Row(
        "let kinds: [UIView.Type] = []; let a = kinds[0].init()",
        "let kinds: [UIView.Type] = []; let a = kinds[0]._newObject()"),
      Row(
        "let kinds = [UILabel.self, UIView.self]; let a = kinds.map { $0.init() }",
        "let kinds = [UILabel.self, UIView.self]; let a = kinds.map { $0._newObject() }"),
      Row(
        "let kinds = [UIView.self]; let a = kinds.map { kind in kind.init() }",
        "let kinds = [UIView.self]; let a = kinds.map { kind in kind._newObject() }"),
      Row(
        "func f(_ kinds: [UIView.Type]) { for kind in kinds { kind.init() } }",
        "func f(_ kinds: [UIView.Type]) { for kind in kinds { kind._newObject() } }"),
      Row(
        "func f(_ kinds: [String: UIView.Type]) { if let kind = kinds[\"a\"] { kind.init() } }",
        "func f(_ kinds: [String: UIView.Type]) { if let kind = kinds[\"a\"] { kind._newObject() } }"),
    ])
  func uikit(row: Row) {
    #expect(Translating(before: row.before).after == row.after)
  }

  @Test("What another file declares has its class")
  func otherFiles() {
    #expect(
      Translating(
        before: "func f(e: Entry) { let kind = e.kind; kind.init(); e.kind.init() }",
        others: ["struct Entry { let kind: UIView.Type }"]
      ).after
        == "func f(e: Entry) { let kind = e.kind; kind._newObject(); e.kind._newObject() }")
    #expect(
      Translating(
        before: "extension Base { func make() -> V { V() } }", others: ["class Base<V: UIView> {}"]
      ).after == "extension Base { func make() -> V { V._newObject() } }")
    #expect(
      Translating(
        before: "extension Page { static func make() -> Self { Self() } }",
        others: ["protocol Page: UIView {}"]
      ).after == "extension Page { static func make() -> Self { Self._newObject() } }")
    #expect(
      Translating(before: "func make<P: Page>() -> P { P() }", others: ["class Page: UIView { let a = 1 }"])
        .after == "func make<P: Page>() -> P { P._newObject() }")
  }

  @Test(
    "Other calls stay",
    arguments: [
      "func f<T: Decodable>(_ type: T.Type) { type.init() }",
      "func f<T>() -> T where T: UITableViewDelegate { T() }",
      "func f<T: UIView>() -> T { T(text: \"\") }", "let a = UIView()", "let a = UIView.init()",
      "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
      "extension Set { func f() { Element() } }", "func kind() {}; let kind: UIView.Type; kind()",
    ])
  func others(source: String) {
    #expect(Translating(before: source).after == source)
  }

  @Test("A class with an initialiser without arguments is created by it")
  func withoutArguments() {
    let creation = "func make<T: UIView>() -> T { T() }"
    let after = "class Page: UIView, CreatedWithoutArguments {"
    let method = "static func createdObject() -> AnyObject { self.init() };"
    #expect(
      Translating(before: "class Page: UIView { init() {} }", others: [creation]).after
        == "\(after) \(method) required init() {} }")
    #expect(
      Translating(before: "public class Page: UIView { init() {} }", others: [creation]).after
        == "public \(after) public \(method) public required init() {} }")
    // A class below inherits it.
    #expect(
      Translating(
        before: "class Sub: Page { override init() {} }",
        others: [creation, "class Page: UIView { init() {} }"]
      ).after == "class Sub: Page { required init() {} }")
    for other in [
      "class Page: UIView { private init() {} }", "class Page: UIView { init(frame: CGRect) {} }",
      "class Page: UIViewController { init() {} }", "class Page: UIView { let a = 1 }",
    ] {
      #expect(Translating(before: other, others: [creation]).after == other)
    }
  }

  @Test("A page has no classes as values")
  func pages() {
    let source = "class A<V: UIView> { let content = V() }"
    #expect(Translating(before: source, options: Translator.Options(isEmbedded: true)).after.contains("V()"))
  }

  @Test("A file imports what creates objects if it needs it")
  func imports() {
    func text(_ source: String) -> String {
      Translator(index: ModuleIndex([Translator.facts(of: source)])).compilable(source, path: "A.swift")
    }
    #expect(text("func f<T: UIView>() -> T { T() }").contains("import ObjectCreation"))
    #expect(!text("let a = UIView()").contains("ObjectCreation"))
  }
}
