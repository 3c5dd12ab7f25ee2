import Testing

@testable import OpenUIKitLists

@Suite("Snapshots of diffable data sources")
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func twoSections() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("Items go to the end of a section, or of the last one")
  func appending() {
    let snapshot = twoSections()
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.indexOfSection("b") == 1)
  }

  @Test("Items are inserted, moved and deleted beside others")
  func items() {
    var snapshot = twoSections()
    snapshot.insertItems([10], beforeItem: 1)
    snapshot.insertItems([20, 21], afterItem: 4)
    #expect(snapshot.itemIdentifiers == [10, 1, 2, 3, 4, 20, 21, 5])
    snapshot.moveItem(10, afterItem: 5)
    snapshot.moveItem(3, beforeItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 10) == "b")
    snapshot.deleteItems([3, 99, 20])
    #expect(snapshot.itemIdentifiers == [1, 2, 4, 21, 5, 10])
  }

  @Test("Sections are inserted, moved and deleted with their items")
  func sections() {
    var snapshot = twoSections()
    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["x", "a", "y", "b"])
    snapshot.moveSection("b", beforeSection: "x")
    snapshot.moveSection("x", afterSection: "y")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "y", "x"])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [4, 5] && snapshot.indexOfItem(1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test("Each reload is listed once, and one of a deleted item not at all")
  func reloads() {
    var snapshot = twoSections()
    snapshot.reloadItems([1, 2])
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([4])
    snapshot.reloadSections(["b"])
    snapshot.deleteItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test("An item that is there twice stops the program")
  func duplicates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["twice", "twice"])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("supplied item identifiers are not unique. Duplicate identifiers: twice"))
  }

  @Test("Items without a section stop the program")
  func noSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["lonely"])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There are currently no sections in the data source"))
  }

  @Test("A tree shows the children of expanded items")
  func tree() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "roots"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    tree.append(["carrot"], to: "roots")
    #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "roots", "carrot"])
    #expect(tree.visibleItems == ["fruit", "roots"] && tree.rootItems == ["fruit", "roots"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "roots"])
    #expect(tree.level(of: "red") == 2 && tree.parent(of: "red") == "apple")
    tree.insert(["plum"], after: "apple")
    #expect(tree.snapshot(of: "fruit").items == ["apple", "red", "green", "plum", "pear"])
    tree.delete(["apple"])
    #expect(tree.items == ["fruit", "plum", "pear", "roots", "carrot"] && !tree.contains("red"))
    tree.collapse(["fruit"])
    #expect(tree.visibleItems == ["fruit", "roots"])
  }
}
