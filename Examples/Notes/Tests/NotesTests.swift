import Driver
import OpenUIKit
import Testing

@testable import Notes

@MainActor
@Suite("Notes, whose screens are those of a storyboard")
struct NotesTests {
  private let device = AppDriver(AppDelegate())

  private var list: NotesViewController? {
    let navigation = device.window.rootViewController as? UINavigationController
    return navigation?.viewControllers.first as? NotesViewController
  }
  private var note: NoteViewController? {
    list?.navigationController?.topViewController as? NoteViewController
  }

  @Test("The app starts with the storyboard that Info.plist names, and its rows are those of a nib")
  func start() throws {
    let list = try #require(list)
    #expect(list.navigationItem.title == "Notes" && list.storyboard != nil)
    #expect(list.navigationController?.navigationBar.prefersLargeTitles == true)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell)
    #expect(cell.reuseIdentifier == NoteCell.identifier)
    #expect(device.names.contains { $0.hasPrefix("Books") })
  }

  @Test("A row shows its note by a segue action, whose switch and button are actions")
  func rows() throws {
    device.tapFront("Shopping")
    let note = try #require(note)
    #expect(device.names.contains("Shopping"))
    let box = try #require(note.view.subviews.first { $0 is RoundedView } as? RoundedView)
    #expect(box.layer.cornerRadius == 12 && box.layer.borderWidth == 0.5)
    device.tapFront("Pinned Switch")
    #expect(list?.store.notes.prefix(2).map(\.title) == ["Shopping", "Books"])
    device.tapFront("Delete Note")
    #expect(list?.store.notes.map(\.title) == ["Books", "Garden"] && self.note == nil)
  }

  @Test("A new note is presented, and saved by an unwind segue")
  func editor() throws {
    device.tapFront("Compose")
    let navigation = try #require(device.presented as? UINavigationController)
    let editor = try #require(navigation.topViewController as? EditorViewController)
    #expect(editor.navigationItem.rightBarButtonItem?.isEnabled == false)
    device.tapFront("Title")
    device.type("Ideas")
    #expect(editor.navigationItem.rightBarButtonItem?.isEnabled == true)
    device.tapFront("Save")
    #expect(
      list?.presentedViewController == nil && list?.store.notes.contains { $0.title == "Ideas" } == true)
  }

  @Test("Editing is cancelled by an unwind segue without a note")
  func cancel() {
    device.tapFront("Compose")
    device.tapFront("Cancel")
    #expect(list?.presentedViewController == nil && list?.store.notes.count == 3)
  }

  @Test("The options are static cells, whose controller passes on to the rows of the storyboard")
  func options() throws {
    device.tapFront("Options")
    let navigation = try #require(device.presented as? UINavigationController)
    let options = try #require(navigation.topViewController as? OptionsViewController)
    #expect(options.tableView.numberOfSections == 1 && options.tableView.style == .insetGrouped)
    #expect(options.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    device.tapFront("Sort by Title")
    #expect(list?.store.notes.map(\.title) == ["Books", "Garden", "Shopping"])
    device.tapFront("Done")
    #expect(list?.presentedViewController == nil)
  }

  @Test("No note leaves the label that stands beside the list in the storyboard")
  func empty() {
    for note in NoteStore.samples { list?.store.remove(note) }
    device.settle()
    #expect((list?.tableView.backgroundView as? UILabel)?.text == "No Notes")
  }
}
