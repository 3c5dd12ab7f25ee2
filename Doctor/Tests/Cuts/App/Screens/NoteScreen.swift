import UIKit

/// Nothing of this file is missing. It needs an argument.
final class NoteScreen: UIViewController {
  private let note: Note

  init(note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
