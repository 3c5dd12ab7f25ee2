import UIKit

/// A list with a checkmark in one row.
final class ChoiceViewController: UITableViewController {
  private let choices: [String]
  private let footer: String?
  private let onSelect: (Int) -> Void
  private var selected: Int

  init(
    title: String, choices: [String], selected: Int, footer: String? = nil, onSelect: @escaping (Int) -> Void
  ) {
    self.choices = choices
    self.selected = selected
    self.footer = footer
    self.onSelect = onSelect
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    cell.textLabel?.text = choices[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.accessoryType = indexPath.row == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tableView.cellForRow(at: IndexPath(row: selected, section: 0))?.accessoryType = .none
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    selected = indexPath.row
    onSelect(selected)
  }
}
