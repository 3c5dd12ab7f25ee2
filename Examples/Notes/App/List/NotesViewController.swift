import UIKit

/// The list of all notes.
final class NotesViewController: UITableViewController {
  let store = NoteStore()
  @IBOutlet private var emptyLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let nib = UINib(nibName: "NoteCell", bundle: nil)
    tableView.register(nib, forCellReuseIdentifier: NoteCell.identifier)
    NotificationCenter.default.addObserver(
      self, selector: #selector(notesDidChange), name: NoteStore.didChange, object: store)
    notesDidChange()
  }

  @objc private func notesDidChange() {
    tableView.reloadData()
    tableView.backgroundView = store.notes.isEmpty ? emptyLabel : nil
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.notes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: NoteCell.identifier, for: indexPath)
    (cell as? NoteCell)?.show(store.notes[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "showNote", sender: tableView.cellForRow(at: indexPath))
  }

  // MARK: Segues

  @IBSegueAction private func makeNote(_ coder: NSCoder, sender: Any?) -> NoteViewController? {
    guard let cell = sender as? NoteCell, let row = tableView.indexPath(for: cell)?.row else { return nil }
    return NoteViewController(coder: coder, note: store.notes[row], store: store)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showOptions" else { return }
    let navigation = segue.destination as? UINavigationController
    (navigation?.topViewController as? OptionsViewController)?.store = store
  }

  @IBAction private func cancelEditing(_ segue: UIStoryboardSegue) {}

  @IBAction private func saveNote(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? EditorViewController else { return }
    store.add(editor.note)
  }
}
