import UIKit

/// A note, with a switch that pins it.
final class NoteViewController: UIViewController {
  private var note: Note
  private let store: NoteStore
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var bodyLabel: UILabel!
  @IBOutlet private weak var pinSwitch: UISwitch!

  init?(coder: NSCoder, note: Note, store: NoteStore) {
    self.note = note
    self.store = store
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("A note is shown by a segue action")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = note.title
    bodyLabel.text = note.text
    pinSwitch.isOn = note.isPinned
  }

  @IBAction private func togglePin(_ sender: UISwitch) {
    var changed = note
    changed.isPinned = sender.isOn
    store.replace(note, by: changed)
    note = changed
  }

  @IBAction private func deleteNote() {
    store.remove(note)
    navigationController?.popViewController(animated: true)
  }
}
