import UIKit
import MissingKit

/// It meets a cut only when a row is tapped.
final class ListScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let call = MissingCall(row: indexPath.row)
    call.start()
  }

  override func missingHook(_ value: Int) { title = "\(value)" }

  func share(_ item: MissingItem) { title = item.name }
  func shareFirst() { share(MissingItem()) }
}
