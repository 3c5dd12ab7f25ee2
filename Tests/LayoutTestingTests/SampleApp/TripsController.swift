import LayoutTesting

/// Trips in a table with a diffable data source, a floating button, and a search bar.
final class TripsController: SampleController, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  let addButton = UIButton(type: .system)
  private var source: UITableViewDiffableDataSource<String, Trip>?

  struct Trip: Hashable, Sendable {
    let name: String
    let place: String
    let days: Int
  }

  override func buildViews() {
    title = "Trips"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain, target: nil, action: nil
    )
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Filter"
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    table.register(TripCell.self, forCellReuseIdentifier: "trip")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 88
    table.delegate = self
    table.refreshControl = UIRefreshControl()
    table.contentInset.bottom = 88
    view.place(table)
    buildAddButton()
    NSLayoutConstraint.activate(
      table.edges(to: view) + [
        addButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        addButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        addButton.widthAnchor.constraint(equalToConstant: 56),
        addButton.heightAnchor.constraint(equalToConstant: 56),
      ])
    source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, trip in
      let cell = table.dequeueReusableCell(withIdentifier: "trip", for: path)
      (cell as? TripCell)?.show(trip)
      self?.changeCell(cell)
      return cell
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<String, Trip>()
    snapshot.appendSections(["Upcoming", "Past"])
    let trips = [
      Trip(name: "Lake Constance by bicycle", place: "Friedrichshafen, Germany", days: 4),
      Trip(name: "Northern lights", place: "Tromsø, Norway", days: 6),
      Trip(name: "The old town and its harbour on foot", place: "Porto", days: 2),
    ]
    snapshot.appendItems(trips, toSection: "Upcoming")
    snapshot.appendItems(
      (1...8).map { Trip(name: "Weekend \($0)", place: "Vienna, Austria", days: $0) }, toSection: "Past")
    source?.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = section == 0 ? "Upcoming" : "Past"
    header.contentConfiguration = content
    return header
  }

  private func buildAddButton() {
    addButton.setImage(UIImage(systemName: "plus"), for: .normal)
    addButton.tintColor = .white
    addButton.backgroundColor = UIColor(red: 0, green: 0.35, blue: 0.75, alpha: 1)
    addButton.layer.cornerRadius = 28
    addButton.layer.shadowOpacity = 0.25
    addButton.accessibilityLabel = "New trip"
    view.place(addButton)
  }
}

/// A picture, a name, a place and a number of days.
final class TripCell: UITableViewCell {
  let picture = UIImageView()
  let nameLabel = UILabel.text("", .headline)
  let placeLabel = UILabel.text("", .subheadline, color: .secondaryLabel)
  let daysLabel = UILabel.text("", .footnote, lines: 1)
  let favourite = UIButton(type: .system)
  let textStack = UIStackView()
  private(set) var edgeConstraints: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.image = UIImage(systemName: "airplane")
    picture.contentMode = .center
    picture.tintColor = .label
    picture.backgroundColor = .secondarySystemBackground
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    favourite.setImage(UIImage(systemName: "heart"), for: .normal)
    favourite.tintColor = .label
    for label in [nameLabel, placeLabel, daysLabel] { textStack.addArrangedSubview(label) }
    (textStack.axis, textStack.spacing) = (.vertical, 2)
    for view in [picture, textStack, favourite] { contentView.place(view) }
    let margins = contentView.layoutMarginsGuide
    edgeConstraints = [
      textStack.topAnchor.constraint(equalTo: margins.topAnchor),
      textStack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    NSLayoutConstraint.activate(
      edgeConstraints + [
        picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        picture.widthAnchor.constraint(equalToConstant: 48),
        picture.heightAnchor.constraint(equalToConstant: 48),
        textStack.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        textStack.trailingAnchor.constraint(equalTo: favourite.leadingAnchor, constant: -8),
        favourite.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        favourite.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        favourite.widthAnchor.constraint(equalToConstant: 44),
        favourite.heightAnchor.constraint(equalToConstant: 44),
      ])
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func show(_ trip: TripsController.Trip) {
    nameLabel.text = trip.name
    placeLabel.text = trip.place
    daysLabel.text = "\(trip.days) days"
    favourite.accessibilityLabel = "Add \(trip.name) to favourites"
  }
}
