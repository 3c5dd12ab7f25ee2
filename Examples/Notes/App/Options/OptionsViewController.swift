import UIKit

/// The options, whose rows are those of the storyboard.
final class OptionsViewController: UITableViewController {
  weak var store: NoteStore?
  @IBOutlet private weak var sortSwitch: UISwitch!

  override func viewDidLoad() {
    super.viewDidLoad()
    sortSwitch.isOn = store?.sortsByTitle ?? false
  }

  @IBAction private func sortDidChange(_ sender: UISwitch) {
    store?.sortsByTitle = sender.isOn
  }

  /// Without notes there is nothing to sort.
  override func numberOfSections(in tableView: UITableView) -> Int {
    store == nil ? 0 : super.numberOfSections(in: tableView)
  }
}
