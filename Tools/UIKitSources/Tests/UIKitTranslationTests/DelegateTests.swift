import Testing

@testable import UIKitTranslation

/// A base class conforms to a protocol of UIKit, and a subclass implements its methods.
struct DelegateTests {
  private let base = "class Base: UIViewController, UITableViewDelegate { let a = 1 }"
  private let method = "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)"

  @Test func theConformingClassGetsWhatASubclassImplements() {
    let sub = "class Sub: Base { \(method) { b() } }"
    #expect(
      Translating(before: base, others: [sub]).after
        == "class Base: UIViewController, UITableViewDelegate { \(method) {}; let a = 1 }")
    #expect(
      Translating(before: sub, others: [base]).after == "class Sub: Base { override \(method) { b() } }")
  }

  @Test func anExtensionOfTheSubclassCountsToo() {
    let sub = "class Sub: Base {}\nextension Sub { \(method) { b() } }"
    #expect(Translating(before: sub, others: [base]).after.contains("\noverride \(method) { b() }\n"))
  }

  @Test func aMethodWithAResultIsNamed() {
    let sub = "class Sub: Base { func textFieldShouldReturn(_ textField: UITextField) -> Bool { true } }"
    let base = "class Base: UIView {}\nextension Base: UITextFieldDelegate {}"
    let translating = Translating(before: sub, others: [base])
    #expect(translating.after == sub)
    #expect(translating.remarks == ["1: textFieldShouldReturn(_:) is not called: Base conforms without it"])
  }

  @Test(
    "Other classes stay as they are",
    arguments: [
      "class Sub: Base { func reload(_ tableView: UITableView) {} }",
      "class Sub: UIViewController, UITableViewDelegate { func tableView(_ tableView: UITableView, a: Int) {} }",
      "class Sub: Base { override func tableView(_ tableView: UITableView, a: Int) {} }",
    ])
  func others(sub: String) {
    #expect(Translating(before: sub, others: [base]).after == sub)
    #expect(Translating(before: base, others: [sub]).after == base)
  }
}
