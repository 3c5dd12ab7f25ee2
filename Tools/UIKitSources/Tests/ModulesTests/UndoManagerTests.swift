import Foundation
import FoundationAdditions
import Testing

/// By Apple's documentation of `UndoManager`.
@Suite("Undo managers") struct UndoManagerTests {
  private final class Counter {
    let undo = UndoManager()
    private(set) var value = 0

    init() { undo.groupsByEvent = false }

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }

    func change(_ new: Int, _ name: String = "") {
      undo.beginUndoGrouping()
      set(new)
      if !name.isEmpty { undo.setActionName(name) }
      undo.endUndoGrouping()
    }
  }

  @Test("Changes are undone and redone, the last one first")
  func undoAndRedo() {
    let counter = Counter()
    for value in 1...3 { counter.change(value) }
    counter.undo.undo()
    #expect(counter.value == 2 && counter.undo.canRedo)
    counter.undo.undo()
    counter.undo.redo()
    #expect(counter.value == 2)
    counter.undo.redo()
    #expect(counter.value == 3 && !counter.undo.canRedo)
    for _ in 0..<5 { counter.undo.undo() }
    #expect(counter.value == 0 && !counter.undo.canUndo)
  }

  @Test("A change after an undo discards what could be redone")
  func branches() {
    let counter = Counter()
    counter.change(1)
    counter.undo.undo()
    counter.change(5)
    #expect(!counter.undo.canRedo)
    counter.undo.redo()
    #expect(counter.value == 5)
  }

  @Test("Changes of a group are undone together, also those of groups within it")
  func groups() {
    let counter = Counter()
    counter.undo.beginUndoGrouping()
    counter.set(1)
    counter.change(2)
    counter.set(3)
    #expect(counter.undo.groupingLevel == 1)
    counter.undo.endUndoGrouping()
    counter.undo.undo()
    #expect(counter.value == 0)
    counter.undo.redo()
    #expect(counter.value == 3)
  }

  @Test("Groups keep their names through undo and redo")
  func names() {
    let counter = Counter()
    counter.change(1, "Move")
    #expect(counter.undo.undoMenuItemTitle == "Undo Move" && counter.undo.redoMenuItemTitle == "Redo")
    counter.undo.undo()
    #expect(counter.undo.redoActionName == "Move" && counter.undo.undoMenuItemTitle == "Undo")
    counter.undo.redo()
    #expect(counter.undo.undoActionName == "Move")
  }

  @Test("Registration can be switched off, targets removed, and the number of levels limited")
  func limits() {
    let counter = Counter()
    counter.undo.disableUndoRegistration()
    counter.set(1)
    counter.undo.enableUndoRegistration()
    #expect(!counter.undo.canUndo)
    counter.change(2)
    counter.undo.removeAllActions(withTarget: counter)
    #expect(!counter.undo.canUndo)
    counter.undo.levelsOfUndo = 2
    for value in 3...9 { counter.change(value) }
    for _ in 0..<9 { counter.undo.undo() }
    #expect(counter.value == 7)
  }

  @Test("A target is not retained, and its changes do nothing after its end")
  func targets() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    weak var ended: Counter?
    manager.beginUndoGrouping()
    do {
      let counter = Counter()
      ended = counter
      manager.registerUndo(withTarget: counter) { $0.set(7) }
    }
    manager.endUndoGrouping()
    #expect(ended == nil)
    manager.undo()
  }

  @Test("Changes outside of groups belong to one group of the turn of the run loop")
  func events() {
    let counter = Counter()
    counter.undo.groupsByEvent = true
    counter.set(1)
    counter.set(2)
    #expect(counter.undo.groupingLevel == 1)
    counter.undo.undo()
    #expect(counter.value == 0 && counter.undo.groupingLevel == 0)
    counter.undo.redo()
    #expect(counter.value == 2)
  }

  @Test("An undo within an undo, and groups that nest deeply, do no harm")
  func attacks() {
    let counter = Counter()
    counter.change(1)
    counter.change(2)
    counter.undo.beginUndoGrouping()
    counter.undo.registerUndo(withTarget: counter) { $0.undo.undoNestedGroup() }
    counter.undo.endUndoGrouping()
    counter.undo.undo()
    #expect(counter.value == 2)
    for _ in 0..<10_000 { counter.undo.beginUndoGrouping() }
    counter.set(5)
    for _ in 0..<10_000 { counter.undo.endUndoGrouping() }
    counter.undo.undo()
    #expect(counter.value == 2)
  }
}
