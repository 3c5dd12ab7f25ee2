import Foundation
import OpenUIKitCore

/// A document in a file, which a subclass reads and writes as data. A folder, which UIKit reads as a `FileWrapper`, is refused, because Foundation
/// has no such class on Linux.
///
/// A subclass overrides `contents(forType:)` and `load(fromContents:ofType:)`. Files are read and written at once, on the thread of the
/// app's views. Completion handlers are called in the next frame, or at once without a window. An open document with unsaved changes is saved
/// when the app enters the background.
open class UIDocument: NSObject, ViewTreeConfined {
  /// The state of a document.
  public struct State: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is open and can be edited.
    public static let normal: State = []
    /// It is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Its file has several versions. Hosts keep one, so that no document is in conflict.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last attempt to save it has failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// It is read again, and must not be edited.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// Its transfer has a progress. Files of hosts have none.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// A kind of change to the content of a document.
  public enum ChangeKind: Int, Sendable {
    /// A change.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was done again.
    case redone = 2
    /// All changes are saved or discarded.
    case cleared = 3
  }

  /// Whether the file of a document exists.
  public enum SaveOperation: Int, Sendable {
    /// It is created.
    case forCreating = 0
    /// It is overwritten.
    case forOverwriting = 1
  }

  /// Posted after the state of a document has changed. Its object is the document.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
  /// The key of the document's URL in the information of its activity.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

  /// The file.
  public private(set) final var fileURL: URL
  /// The date of the file when it was last read or written; nil before.
  public final var fileModificationDate: Date?
  /// The state; `closed` before the document is opened.
  public private(set) final var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// The activity of the document; nil by default.
  public final var userActivity: NSUserActivity?

  /// The number of changes since the last saving; negative after changes of before were undone.
  private var changes = 0
  /// Whether changes that were undone cannot lead back to what is saved.
  private var hasDivergedFromFile = false
  private var ownUndoManager: UndoManager?
  private nonisolated(unsafe) var observers: [NSObjectProtocol] = []

  /// Creates the document of a file, closed.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  // MARK: Names and types

  /// The name of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The type of the file, by its extension; `public.data` for an unknown one, and `public.folder` for a folder.
  open var fileType: String? {
    let isFolder = (try? fileURL.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    let type = TypeConformance.type(ofExtension: fileURL.pathExtension)
    return isFolder && type == "public.data" ? "public.folder" : type
  }

  /// The type in which the document is saved: that of the file.
  open var savingFileType: String? { fileType }

  /// The extension of a file of a type: that of the document's file.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    fileURL.pathExtension
  }

  // MARK: Content

  /// Returns the content to save, a `Data`. A subclass overrides it; this one throws an error.
  open func contents(forType typeName: String) throws -> Any {
    throw Self.error("the document's class does not override contents(forType:)")
  }

  /// Takes the content of the file, a `Data`. A subclass overrides it; this one throws an error.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw Self.error("the document's class does not override load(fromContents:ofType:)")
  }

  static func error(_ text: String) -> any Error {
    NSError(domain: NSCocoaErrorDomain, code: 3328, userInfo: [NSLocalizedDescriptionKey: text])
  }

  // MARK: Opening and closing

  /// Reads the file, and calls the handler with whether that was possible.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    guard documentState.contains(.closed) else { return later(completionHandler, true) }
    do {
      try read(from: fileURL)
      noteModificationDate()
      updateChangeCount(.cleared)
      observeBackground()
      documentState = .normal
      later(completionHandler, true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      later(completionHandler, false)
    }
  }

  /// Saves unsaved changes and closes the document. Calls the handler with whether the changes are saved; otherwise the document stays open.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else { return later(completionHandler, true) }
    autosaveNow { [self] isSaved in
      if isSaved { documentState = .closed }
      later(completionHandler, isSaved)
    }
  }

  /// Reads a file again and discards unsaved changes. Calls the handler with whether that was possible.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    documentState.insert(.editingDisabled)
    var isRead = true
    do {
      try read(from: url)
      noteModificationDate()
      updateChangeCount(.cleared)
    } catch {
      isRead = false
      handleError(error, userInteractionPermitted: true)
    }
    documentState.remove(.editingDisabled)
    enableEditing()
    later(completionHandler, isRead)
  }

  /// Called before the document is read again. A subclass prevents changes from then on.
  open func disableEditing() {}

  /// Called after the document was read again. A subclass allows changes from then on.
  open func enableEditing() {}

  /// Reads a file and passes its content to `load(fromContents:ofType:)`. Throws an error for a folder.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }

  /// Performs work with the file. Here it is performed at once.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  private func noteModificationDate() {
    let values = try? fileURL.resourceValues(forKeys: [.contentModificationDateKey])
    fileModificationDate = values?.contentModificationDate
  }

  private func observeBackground() {
    guard observers.isEmpty else { return }
    observe(UIApplication.didEnterBackgroundNotification, of: nil) { $0.autosaveNow { _ in } }
  }

  // MARK: Errors

  /// Called with an error of reading or writing. The base implementation only calls `finishedHandlingError(_:recovered:)`, because it has no
  /// view to show a message in.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// Ends the handling of an error. An override of `handleError(_:userInteractionPermitted:)` that does not call super calls it.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called when a message about an error has to disappear. There is none here.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }

  // MARK: Changes

  /// The undo manager, whose changes count as changes of the document. It is made at the first use.
  open var undoManager: UndoManager! {
    get {
      if let ownUndoManager { return ownUndoManager }
      let made = UndoManager()
      self.undoManager = made
      return made
    }
    set {
      ownUndoManager = newValue
      guard let newValue else { return }
      observe(UndoManager.didCloseUndoGroupNotification, of: newValue) { document in
        guard let manager = document.ownUndoManager, !manager.isUndoing, !manager.isRedoing else { return }
        document.updateChangeCount(.done)
      }
      observe(UndoManager.didUndoChangeNotification, of: newValue) { $0.updateChangeCount(.undone) }
      observe(UndoManager.didRedoChangeNotification, of: newValue) { $0.updateChangeCount(.redone) }
    }
  }

  private func observe(
    _ name: Notification.Name, of object: AnyObject?, _ action: @escaping (UIDocument) -> Void
  ) {
    let reference = Weak<UIDocument>(wrappedValue: self)
    nonisolated(unsafe) let work = { if let document = reference.wrappedValue { action(document) } }
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        withViewTree { work() }
      })
  }

  /// Whether there are changes that are not in the file. An override decides itself when the document is saved.
  open var hasUnsavedChanges: Bool { changes != 0 || hasDivergedFromFile }

  /// Counts a change.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done:
      // Changes that were undone before cannot be done again now.
      if changes < 0 { hasDivergedFromFile = true }
      changes += 1
    case .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: (changes, hasDivergedFromFile) = (0, false)
    }
  }

  /// A value that stands for the present changes, for `updateChangeCount(withToken:for:)`.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Counts as saved what were the changes when a token was made. Later changes stay unsaved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let saved = changeCountToken as? Int else { return }
    changes -= saved
    hasDivergedFromFile = false
  }

  // MARK: Activities

  /// Adds the URL of the file to the information of an activity. An override calls super.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
  }

  // MARK: Saving

  /// Saves unsaved changes, if there are any, and calls the handler with whether all are saved.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return later(completionHandler, true) }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves through the overrides of an app, and calls the handler at once.
  private func autosaveNow(_ completion: (Bool) -> Void) {
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return completion(true) }
    autosave()
    completion(!hasUnsavedChanges)
  }

  /// Writes the content to a file, and calls the handler with whether that was possible. A new file becomes that of the document, which is
  /// open then.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      let token = changeCountToken(for: saveOperation)
      let contents = try contents(forType: savingFileType ?? "public.data")
      let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
      fileURL = url
      noteModificationDate()
      updateChangeCount(withToken: token, for: saveOperation)
      documentState.remove(.savingError)
      if saveOperation == .forCreating {
        observeBackground()
        documentState.remove(.closed)
      }
      later(completionHandler, true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      later(completionHandler, false)
    }
  }

  /// The attributes of the file to write; none by default.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any]
  { [:] }

  /// Writes content beside the file, and moves it there, so that a failure leaves the file as it was.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let manager = FileManager.default
    let place = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    defer { try? manager.removeItem(at: place) }
    let exists = manager.fileExists(atPath: url.path)
    try writeContents(contents, to: place, for: saveOperation, originalContentsURL: exists ? url : nil)
    let attributes = (additionalFileAttributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) {
      result, entry in
      if let name = entry.key as? String { result[FileAttributeKey(rawValue: name)] = entry.value }
      if let key = entry.key as? FileAttributeKey { result[key] = entry.value }
    }
    if !attributes.isEmpty { try manager.setAttributes(attributes, ofItemAtPath: place.path) }
    if exists { try manager.removeItem(at: url) }
    try manager.moveItem(at: place, to: url)
  }

  /// Writes content, a `Data`, to a URL. Throws an error for another value.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else { throw Self.error("contents(forType:) returned no Data") }
    try data.write(to: url)
  }

  /// Calls a handler in the next frame, or at once without a window.
  private func later(_ handler: ((Bool) -> Void)?, _ result: Bool) {
    guard let handler else { return }
    guard let clock = UIApplication.shared.keyWindow?.clock else { return handler(result) }
    _ = clock.schedule(at: clock.now) { handler(result) }
  }
}
