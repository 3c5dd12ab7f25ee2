import Testing

@testable import UIKitTranslation

struct SelectorTests {
  @Test(
    "Objective-C's names follow from Swift's",
    arguments: [
      ("tap", [], "tap"), ("tap", [nil], "tap:"), ("tap", ["with"], "tapWith:"),
      ("tap", ["bar"], "tapWithBar:"),
      ("tap", ["withBar"], "tapWithBar:"), ("tap", ["forKey"], "tapForKey:"),
      ("moveTo", ["point"], "moveToPoint:"),
      ("tableView", [nil, "didSelectRowAt"], "tableView:didSelectRowAt:"),
      ("image", [nil, "error", "context"], "image:error:context:"), ("open", ["url", nil], "openWithUrl::"),
      ("tap", ["formatter"], "tapWithFormatter:"), ("show", ["URL"], "showWithURL:"),
    ] as [(String, [String?], String)])
  func names(base: String, labels: [String?], name: String) {
    #expect(SelectorName.make(base, labels: labels) == name)
  }

  @Test func errorsAndCompletionsAreArgumentsInObjectiveC() {
    #expect(SelectorName.make("load", labels: [], isThrowing: true) == "loadAndReturnError:")
    #expect(SelectorName.make("load", labels: [nil], isThrowing: true) == "load:error:")
    #expect(SelectorName.make("load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
  }

  /// The value of `#selector(…)` in a method of a class.
  private func value(_ selector: String, in members: String, others: [String] = []) throws -> String {
    let before = "class Screen: UIViewController {\n\(members)\nlet it = #selector(\(selector))\n}"
    let lines = Translating(before: before, others: others).after.split(separator: "\n")
    return try String(#require(lines.first { $0.hasPrefix("let it = ") }).dropFirst("let it = ".count))
  }

  @Test(
    "A selector is the name and the method",
    arguments: [
      ("tap", "@objc func tap() {}", #"Selector("tap", Screen.tap)"#),
      ("tap", "@objc func tap(_ sender: Any) {}", #"Selector("tap:", Screen.tap(_:))"#),
      ("tap(_:)", "@objc func tap(_ sender: Any) {}", #"Selector("tap:", Screen.tap(_:))"#),
      ("self.tap", "@objc func tap() {}", #"Selector("tap", Screen.tap)"#),
      ("view.endEditing(_:)", "", #"Selector("endEditing:", UIView.endEditing(_:))"#),
      ("self.view.endEditing", "", #"Selector("endEditing:", UIView.endEditing)"#),
      ("view.load", "let view = Model()", #"Selector("load:", Model.load(_:))"#),
      (
        "navigationController?.popViewController(animated:)", "",
        #"Selector("popViewControllerAnimated:", UINavigationController.popViewController(animated:))"#
      ),
      ("Screen.tap(with:)", "@objc func tap(with a: Int) {}", #"Selector("tapWith:", Screen.tap(with:))"#),
      ("tap", "@objc(doTap:) func tap(a: Int) {}", #"Selector("doTap:", Screen.tap(a:))"#),
      ("tap", "@IBAction func tap(_ a: Int) {}\nfunc tap() {}", #"Selector("tap:", Screen.tap(_:))"#),
      (
        "tap as () -> Void", "@objc func tap() {}\n@objc func tap(_ a: Any) {}",
        #"Selector("tap", Screen.tap as (Screen) -> () -> Void)"#
      ),
      (
        "tap(_:) as (Screen) -> (Int) -> Void", "@objc func tap(_ a: Int) {}",
        #"Selector("tap:", Screen.tap(_:) as (Screen) -> (Int) -> Void)"#
      ),
      ("getter: title", "", #"Selector("title", { (target: Screen) in { target.title } })"#),
      ("setter: Screen.title", "", #"Selector("setTitle:", { (target: Screen) in { target.title = $0 } })"#),
      ("UIView.endEditing(_:)", "", #"Selector("endEditing:", UIView.endEditing(_:))"#),
      ("UIView.endEditing", "", #"Selector("endEditing:", UIView.endEditing)"#),
      (
        "dismiss(animated:completion:)", "",
        #"Selector("dismissViewControllerAnimated:completion:", Screen.dismiss(animated:completion:))"#
      ),
      ("model.load", "let model: Model", #"Selector("load:", Model.load(_:))"#),
      ("model?.load", "var model: Model?", #"Selector("load:", Model.load(_:))"#),
    ])
  func selectors(selector: String, members: String, result: String) throws {
    #expect(
      try value(selector, in: members, others: ["class Model { @objc func load(_ a: Int) {} }"]) == result)
  }

  @Test func methodsOfSuperclassesAndExtensionsInOtherFilesAreFound() throws {
    let base = "class Base: UIViewController { @objc func close(_ a: Any) {} }"
    let other = "extension Screen { @objc func open(_ a: Any, event: UIEvent) {} }"
    let before = "class Screen: Base { let a = #selector(close), b = #selector(open) }"
    #expect(
      Translating(before: before, others: [base, other]).after
        == #"class Screen: Base { let a = Selector("close:", Screen.close(_:)), b = Selector("open:event:", Screen.open(_:event:)) }"#
    )
  }

  @Test(
    "The class is that around the selector",
    arguments: [
      Row(
        "extension A.B { @objc func f() { g(#selector(f)) } }",
        #"extension A.B { func f() { g(Selector("f", A.B.f)) } }"#),
      Row(
        "class A { class B { @objc func f() {}; lazy var b = { #selector(f) }() } }",
        #"class A { class B { func f() {}; lazy var b = { Selector("f", A.B.f) }() } }"#),
      Row(
        "class A<T>: UIView { static func g() { h(#selector(f)) }; @objc func f() {} }",
        #"class A<T>: UIView { static func g() { h(Selector("f", A.f)) }; func f() {} }"#),
      Row(
        "func a() { class B { @objc func f() { g(#selector(f)) } } }",
        #"func a() { class B { func f() { g(Selector("f", B.f)) } } }"#),
    ])
  func enclosing(row: Row) {
    #expect(Translating(before: row.before).after == row.after)
  }

  @Test(
    "A target may be a variable or an argument of the function",
    arguments: [
      Row(
        "func a() { let b = Model(1); c(#selector(b.load)) }",
        #"func a() { let b = Model(1); c(Selector("load:", Model.load(_:))) }"#),
      Row(
        "func a(b: Model?) { c(#selector(b?.load)) }",
        #"func a(b: Model?) { c(Selector("load:", Model.load(_:))) }"#),
    ])
  func locals(row: Row) {
    #expect(
      Translating(before: row.before, others: ["class Model { @objc func load(_ a: Int) {} }"]).after
        == row.after)
  }

  @Test func whatCallsNothingIsNamed() {
    let translating = Translating(before: "class A {\nfunc f() { g(#selector(unknown.h)) }\n}")
    #expect(translating.after == "class A {\nfunc f() { g(Selector(\"h\")) }\n}")
    #expect(translating.remarks == ["2: this selector has no class that is known here; it calls nothing"])
  }

  @Test(
    "Key paths of Objective-C are strings",
    arguments: [
      Row("let a = #keyPath(UIScrollView.contentOffset)", "let a = \"contentOffset\""),
      Row("let a = #keyPath(A.b.c)", "let a = \"b.c\""), Row("let a = #keyPath(A.B.c)", "let a = \"c\""),
      Row("let a = #keyPath(b)", "let a = \"b\""),
      Row("let a = #keyPath(UIView.isHidden)", "let a = \"hidden\""),
      Row("class A { let a = #keyPath(A.isOpen) }", "class A { let a = \"isOpen\" }"),
      Row("let a = \\UIScrollView.contentOffset", "let a = \\UIScrollView.contentOffset"),
    ])
  func keyPaths(row: Row) {
    #expect(Translating(before: row.before).after == row.after)
  }

  /// The expression in a method of a class.
  private func expression(_ text: String, in members: String, others: [String] = []) throws -> String {
    let before = "class Screen: UIViewController {\n\(members)\nlet it = \(text)\n}"
    let lines = Translating(before: before, others: others).after.split(separator: "\n")
    return try String(#require(lines.first { $0.hasPrefix("let it = ") }).dropFirst("let it = ".count))
  }

  @Test(
    "A name alone finds its method",
    arguments: [
      #"Selector("tap:")"#, #"Selector(("tap:"))"#, #"NSSelectorFromString("tap:")"#,
      #"Selector(stringLiteral: "tap:")"#,
    ])
  func nameAlone(text: String) throws {
    #expect(
      try expression(text, in: "@objc func tap(_ sender: Any) {}") == #"Selector("tap:", Screen.tap(_:))"#)
  }

  @Test func aNameFindsTheOnlyMethodOfAnotherClass() throws {
    let other = "class Editor: NSObject { @objc func save(_ sender: Any) {} }"
    #expect(
      try expression(#"Selector("save:")"#, in: "", others: [other]) == #"Selector("save:", Editor.save(_:))"#
    )
  }

  @Test func aNameWithoutMethodIsNamed() {
    let translating = Translating(before: #"class A: UIView { let a = NSSelectorFromString("save:") }"#)
    #expect(translating.after == #"class A: UIView { let a = Selector("save:") }"#)
    #expect(translating.remarks == ["1: this selector names no method of this module; it calls nothing"])
  }
}
