import Testing

@testable import UIKitTranslation

struct InitializerTests {
  @Test(
    "An initialiser is required where its class is created through a value of its type",
    arguments: [
      "func make<T: Page>(_ type: T.Type) -> T { T(title: \"\") }",
      "func make<T>() -> T where T: Page { T.init(title: \"\") }",
      "func make(_ pageClass: Page.Type) -> Page { pageClass.init(title: \"\") }",
      "let pageClass: Page.Type? = nil; let page = pageClass.init(title: \"\")",
      "struct Entry { var kind: Page.Type }; func make(_ e: Entry) -> Page { e.kind.init(title: \"\") }",
      "let kinds: [Page.Type] = []; let page = kinds[0].init(title: \"\")",
      "let kinds: [String: Page.Type] = [:]; let page = kinds[\"a\"]?.init(title: \"\")",
      "class Box { var kind: (Page.Type)!; func make() -> Page { self.kind!.init(title: \"\") } }",
      "class Box<V: Page> { let content = V(title: \"\") }",
      "extension Page { static func make() -> Self { Self(title: \"\") } }",
      "extension Page { static func make() -> Self { self.init(title: \"\") } }",
      "extension Page { func copied() -> Page { type(of: self).init(title: \"\") } }",
    ])
  func required(creation: String) {
    let before = "class Page: UIView { init(title: String) {}\ninit(other: Int) {} }"
    #expect(
      Translating(before: before, others: [creation]).after
        == "class Page: UIView { required init(title: String) {}\ninit(other: Int) {} }")
  }

  @Test(
    "A class of layers that does not inherit the copying initialiser gets it",
    arguments: ["CALayer", "CAShapeLayer"])
  func layers(superclass: String) {
    func after(_ members: String) -> String {
      Translating(before: "class Ring: \(superclass) {\(members) }").after
    }
    let lacking = "{ fatalError(\"Ring has no such initializer\") }"
    let start =
      "class Ring: \(superclass) { required convenience init(_copyOf original: CALayer?) { if "
    #expect(
      after("init(layer: Any) {} init?(coder: NSCoder) {}")
        == start
        + "let original { self.init(layer: original) } else \(lacking) };init(layer: Any) {} init?(coder: NSCoder) {} }"
    )
    #expect(
      after("init() {} init(width: Int) {}")
        == start + "original != nil \(lacking) else { self.init() } };init() {} init(width: Int) {} }")
    #expect(
      after("init?(coder: NSCoder) {}") == start
        + "original != nil \(lacking) else \(lacking) };init?(coder: NSCoder) {} }")
    for inherited in [
      "", "init() {} init(layer: Any) {} init?(coder: NSCoder) {}", "convenience init(a: Int) {}",
    ] {
      #expect(after(inherited) == "class Ring: \(superclass) {\(inherited) }")
    }
  }

  @Test func subclassesRequireItToo() {
    let creation = "func make<T: Page>() -> T { T(title: \"\") }"
    let base = "class Page: UIView { init(title: String) {} }"
    #expect(
      Translating(before: "class Sub: Page { override init(title: String) {} }", others: [creation, base])
        .after
        == "class Sub: Page { required init(title: String) {} }")
    #expect(
      Translating(before: "class Sub: Page { init(detail: Int) {} }", others: [creation, base]).after
        == "class Sub: Page { required init(title: String) { fatalError(\"Sub has no such initializer\") }; init(detail: Int) {} }"
    )
    #expect(
      Translating(before: "class Sub: Page { let a = 1 }", others: [creation, base]).after
        == "class Sub: Page { let a = 1 }")
  }

  @Test(
    "Classes that are created by their names need nothing",
    arguments: [
      "let page = Page(title: \"\")", "extension Page { convenience init() { self.init(title: \"\") } }",
    ])
  func plain(creation: String) {
    let before = "class Page: UIView { init(title: String) {} }"
    #expect(Translating(before: before, others: [creation]).after == before)
  }

  @Test func cellsWithoutTheCommonInitialiserProvideOpenUIKits() {
    #expect(
      Translating(before: "class Cell: UITableViewCell { init(a: Int) {} }").after
        == "class Cell: UITableViewCell { required convenience init(_style style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
        + " { fatalError(\"Cell has no such initializer\") }; init(a: Int) {} }")
    let common = "class Cell: UICollectionViewCell { override init(frame: CGRect) {} }"
    #expect(Translating(before: common).after == common)
    let coded = "class Cell: UITableViewCell { required init?(coder: NSCoder) {} }"
    #expect(Translating(before: coded).after == coded)
  }
}
