import Testing

@testable import UIKitTranslation

/// A data source that implements the change of a row, and leaves it to UIKit whether rows can be changed.
struct EditingTests {
  private let commit =
    "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
  private let move = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
  private let canEdit =
    "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }"
  private let canMove =
    "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"

  @Test func rowsThatCanBeDeletedCanBeEdited() {
    #expect(
      Translating(before: "extension Notes: UITableViewDataSource { \(commit) }").after
        == "extension Notes: UITableViewDataSource { \(commit); \(canEdit) }")
  }

  @Test func rowsThatHaveAPlaceToMoveToCanBeMoved() {
    #expect(
      Translating(before: "class Notes: UITableViewController { override \(move) }").after
        == "class Notes: UITableViewController { override \(move); override \(canMove) }")
  }

  @Test func itemsOfCollectionsToo() {
    let move = "func collectionView(_ c: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) {}"
    let canMove =
      "func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }"
    #expect(
      Translating(before: "class Grid: UICollectionViewController { override \(move) }").after
        == "class Grid: UICollectionViewController { override \(move); override \(canMove) }")
  }

  @Test func aPublicClassDecidesPublicly() {
    #expect(
      Translating(before: "public class Notes: NSObject, UITableViewDataSource { public \(commit) }").after
        == "public class Notes: NSObject, UITableViewDataSource { public \(commit); public \(canEdit) }")
  }

  @Test func aClassBelowInheritsTheDecision() {
    let base = "class Base: UITableViewController { override \(commit) }"
    let sub = "class Sub: Base { override \(commit) }"
    #expect(Translating(before: sub, others: [base]).after == sub)
  }

  @Test(
    "Other classes stay as they are",
    arguments: [
      "class Source: UITableViewDiffableDataSource<Int, Int> { override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {} }",
      "class Notes { func tableView(_ t: UITableView, commit s: Int) {} }",
    ])
  func others(text: String) {
    #expect(Translating(before: text).after == text)
  }

  @Test func aClassThatDecidesKeepsItsDecision() {
    let decision = "func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool { p.row > 0 }"
    let text = "class Notes: NSObject, UITableViewDataSource { \(commit) }"
    #expect(Translating(before: text, others: ["extension Notes { \(decision) }"]).after == text)
  }
}
