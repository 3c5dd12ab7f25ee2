import Foundation

/// The notes, in memory.
final class NoteStore: NSObject {
  static let didChange = Notification.Name("NoteStoreDidChange")

  /// Whether the notes stand in the order of their titles.
  var sortsByTitle = false { didSet { postChange() } }
  private var all: [Note]

  init(_ notes: [Note] = NoteStore.samples) {
    all = notes
    super.init()
  }

  /// The notes as the list shows them: pinned ones first.
  var notes: [Note] {
    let sorted = sortsByTitle ? all.sorted { $0.title < $1.title } : all
    return sorted.filter { $0.isPinned } + sorted.filter { !$0.isPinned }
  }

  func add(_ note: Note) {
    all.insert(note, at: 0)
    postChange()
  }

  func replace(_ note: Note, by changed: Note) {
    guard let index = all.firstIndex(of: note) else { return }
    all[index] = changed
    postChange()
  }

  func remove(_ note: Note) {
    all.removeAll { $0 == note }
    postChange()
  }

  private func postChange() { NotificationCenter.default.post(name: Self.didChange, object: self) }

  static let samples = [
    Note(title: "Shopping", text: "Flour, salt, yeast, and olives for the focaccia on Friday."),
    Note(title: "Books", text: "The one about lighthouses that Ida mentioned.", isPinned: true),
    Note(title: "Garden", text: "Move the tomatoes before the first frost."),
  ]
}
