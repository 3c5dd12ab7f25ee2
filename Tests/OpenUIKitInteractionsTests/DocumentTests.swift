import Foundation
import OpenUIKit
import Testing

@MainActor
private class Note: UIDocument {
  var text = "" { didSet { undoManager.registerUndo(withTarget: self) { [oldValue] in $0.text = oldValue } } }
  var loaded: [String] = []
  var errors = 0
  var editing: [String] = []

  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data, let read = String(data: data, encoding: .utf8), read != "bad" else {
      throw NSError(domain: "test", code: 1)
    }
    undoManager.disableUndoRegistration()
    text = read
    undoManager.enableUndoRegistration()
    loaded.append(typeName ?? "")
  }
  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors += 1
    super.handleError(error, userInteractionPermitted: userInteractionPermitted)
  }
  override func disableEditing() { editing.append("off \(documentState.contains(.editingDisabled))") }
  override func enableEditing() { editing.append("on") }
}

/// Writes down which of its overrides are called.
@MainActor
private final class LoggingNote: Note {
  var calls: Set<String> = []
  override func read(from url: URL) throws {
    calls.insert("read")
    try super.read(from: url)
  }
  override var fileType: String? {
    calls.insert("fileType")
    return super.fileType
  }
  override var savingFileType: String? {
    calls.insert("savingFileType")
    return super.savingFileType
  }
  override var hasUnsavedChanges: Bool {
    calls.insert("hasUnsavedChanges")
    return super.hasUnsavedChanges
  }
  override var undoManager: UndoManager! {
    get {
      calls.insert("undoManager")
      return super.undoManager
    }
    set { super.undoManager = newValue }
  }
  override func updateChangeCount(_ change: UIDocument.ChangeKind) {
    calls.insert("change \(change)")
    super.updateChangeCount(change)
  }
  override func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any {
    calls.insert("token")
    return super.changeCountToken(for: saveOperation)
  }
  override func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation
  ) {
    calls.insert("withToken")
    super.updateChangeCount(withToken: changeCountToken, for: saveOperation)
  }
  override func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws
    -> [AnyHashable: Any]
  {
    calls.insert("attributes")
    return try super.fileAttributesToWrite(to: url, for: saveOperation)
  }
  override func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: UIDocument.SaveOperation
  ) throws {
    calls.insert("safely")
    try super.writeContents(
      contents, andAttributes: additionalFileAttributes, safelyTo: url, for: saveOperation)
  }
  override func writeContents(
    _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
  ) throws {
    calls.insert("write")
    try super.writeContents(contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
  }
  override func finishedHandlingError(_ error: any Error, recovered: Bool) { calls.insert("finished") }
  override func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    calls.insert("autosave")
    super.autosave(completionHandler: completionHandler)
  }
  override func save(
    to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    calls.insert("save")
    super.save(to: url, for: saveOperation, completionHandler: completionHandler)
  }
}

/// By Apple's documentation of `UIDocument`.
@MainActor
@Suite("Documents")
struct DocumentTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var file: URL { folder.appendingPathComponent("Shopping.txt") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func content() -> String? { try? String(contentsOf: file, encoding: .utf8) }

  /// Waits for the handlers, which a key window of another test delays to its next frame.
  private func finish() { UIApplication.shared.keyWindow?.clock.advance(by: 0.1) }

  @Test("A new document is created in its file, and is open then")
  func creating() {
    let note = Note(fileURL: file)
    note.text = "milk"
    #expect(note.documentState == .closed && note.localizedName == "Shopping")
    var isSaved = false
    note.save(to: file, for: .forCreating) { isSaved = $0 }
    finish()
    #expect(isSaved && content() == "milk" && note.documentState == .normal)
    #expect(note.fileModificationDate != nil && !note.hasUnsavedChanges)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["Shopping.txt"])
  }

  @Test("Opening reads the file with its type; a file that cannot be read stays closed")
  func opening() throws {
    try "eggs".write(to: file, atomically: true, encoding: .utf8)
    let note = Note(fileURL: file)
    var results: [Bool] = []
    note.open { results.append($0) }
    finish()
    #expect(note.text == "eggs" && note.loaded == ["public.plain-text"] && note.documentState == .normal)
    try "bad".write(to: file, atomically: true, encoding: .utf8)
    let other = Note(fileURL: file)
    other.open { results.append($0) }
    finish()
    #expect(results == [true, false] && other.documentState == .closed && other.errors == 1)
  }

  @Test("Changes of the undo manager count, and closing saves them")
  func changes() throws {
    try "eggs".write(to: file, atomically: true, encoding: .utf8)
    let note = Note(fileURL: file)
    note.undoManager.groupsByEvent = false
    note.open()
    note.undoManager.beginUndoGrouping()
    note.text = "milk"
    note.undoManager.endUndoGrouping()
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    #expect(note.text == "eggs" && !note.hasUnsavedChanges)
    note.undoManager.redo()
    #expect(note.hasUnsavedChanges && content() == "eggs")
    var isClosed = false
    note.close { isClosed = $0 }
    finish()
    #expect(isClosed && note.documentState == .closed && content() == "milk")
  }

  @Test("Changes after a token stay unsaved, and a change after undoing never leads back")
  func counts() {
    let note = Note(fileURL: file)
    note.updateChangeCount(.done)
    let token = note.changeCountToken(for: .forOverwriting)
    note.updateChangeCount(.done)
    note.updateChangeCount(withToken: token, for: .forOverwriting)
    #expect(note.hasUnsavedChanges)
    note.updateChangeCount(.cleared)
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.undone)
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
  }

  @Test("A failed saving is part of the state until one succeeds, and leaves the file as it was")
  func failures() throws {
    try "eggs".write(to: file, atomically: true, encoding: .utf8)
    let note = Note(fileURL: file)
    note.open()
    note.updateChangeCount(.done)
    let absent = folder.appendingPathComponent("absent").appendingPathComponent("a.txt")
    note.save(to: absent, for: .forOverwriting)
    #expect(note.documentState.contains(.savingError) && note.errors == 1 && content() == "eggs")
    note.autosave()
    #expect(note.documentState == .normal && note.fileURL == file)
  }

  @Test("Reverting reads the file again while editing is off, and posts the changes of the state")
  func reverting() throws {
    final class Count: @unchecked Sendable { var value = 0 }
    try "eggs".write(to: file, atomically: true, encoding: .utf8)
    let note = Note(fileURL: file)
    note.open()
    note.updateChangeCount(.done)
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { _ in count.value += 1 }
    try "milk".write(to: file, atomically: true, encoding: .utf8)
    note.revert(toContentsOf: file)
    #expect(note.text == "milk" && note.editing == ["off false", "on"] && !note.hasUnsavedChanges)
    #expect(count.value == 2 && note.documentState == .normal)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("An activity gets the URL of the file")
  func activities() {
    let activity = NSUserActivity(activityType: "editing")
    Note(fileURL: file).updateUserActivityState(activity)
    #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == file)
  }

  @Test("Opening, closing and a failure call the overrides of a document")
  func overrides() throws {
    try "eggs".write(to: file, atomically: true, encoding: .utf8)
    let note = LoggingNote(fileURL: file)
    note.open()
    note.updateChangeCount(.done)
    note.close()
    #expect(
      note.calls == [
        "read", "fileType", "savingFileType", "hasUnsavedChanges", "undoManager", "change cleared",
        "change done", "token", "withToken", "attributes", "safely", "write", "autosave", "save",
      ])
    let absent = LoggingNote(fileURL: folder.appendingPathComponent("absent.txt"))
    absent.open()
    #expect(absent.calls.contains("finished") && absent.errors == 1)
  }
}
