import CarouselKit

/// The list of the screens.
final class MenuViewController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
    title = "Carousels"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : Recipe.allCases.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : "Recipes"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let recipe = Recipe.allCases[indexPath.row]
    let isRecipe = indexPath.section == 1
    cell.textLabel?.text = isRecipe ? recipe.title : "Playground"
    cell.detailTextLabel?.text = isRecipe ? recipe.summary : "Every option, and the code for it"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: isRecipe ? recipe.symbol : "slider.horizontal.3")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller =
      indexPath.section == 0
      ? PlaygroundViewController() : Recipe.allCases[indexPath.row].makeViewController()
    navigationController?.pushViewController(controller, animated: true)
  }
}
