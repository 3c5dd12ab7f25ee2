import LayoutTesting

/// Payments of an account by day: a filter above a table, a balance over a gradient, and cells that grow.
final class LedgerController: SampleController, UITableViewDataSource, UITableViewDelegate {
  let filterBar = UIView()
  let filter = UISegmentedControl(items: ["All", "In", "Out"].map { BankText.text($0) })
  let table = UITableView(frame: .zero, style: .plain)
  let balance = BalanceView()
  let profile = UIButton(configuration: .plain())
  private(set) var tableTop: NSLayoutConstraint?
  /// Whether the balance gets the height that its texts need.
  var fitsBalance = true
  /// Changes the header of a section after it has its content.
  var changeHeader: @MainActor @Sendable (UITableViewHeaderFooterView) -> Void = { _ in }
  private let days = [
    (
      "Today",
      [
        Payment(payee: "Bäckerei Wendelin", purpose: "Card payment", amount: "−6,40 €", isPending: true),
        Payment(payee: "Stadtwerke Konstanz", purpose: "Direct debit", amount: "−84,00 €"),
      ]
    ),
    (
      "Yesterday",
      [
        Payment(payee: "Hafenmuseum", purpose: "Salary", amount: "+2.914,77 €"),
        Payment(payee: "Wohnbaugenossenschaft am Seerhein", purpose: "Standing order", amount: "−1.180,00 €"),
        Payment(payee: "Zoe Adler", purpose: "Transfer", amount: "−35,00 €", isPending: true),
      ]
    ),
  ]

  override func buildViews() {
    title = BankText.text("Activity")
    navigationItem.largeTitleDisplayMode = .never
    profile.configuration?.image = UIImage(systemName: "person.crop.circle")
    profile.configuration?.baseForegroundColor = .label
    profile.accessibilityLabel = BankText.text("Profile")
    profile.translatesAutoresizingMaskIntoConstraints = false
    profile.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    profile.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: profile)
    buildTable()
    filter.selectedSegmentIndex = 0
    filterBar.backgroundColor = .systemBackground
    filterBar.place(filter)
    for part in [table, filterBar] { view.place(part) }
    let area = view.safeAreaLayoutGuide
    let top = table.topAnchor.constraint(equalTo: filterBar.bottomAnchor)
    tableTop = top
    NSLayoutConstraint.activate([
      filterBar.topAnchor.constraint(equalTo: area.topAnchor),
      filterBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      filterBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      filter.topAnchor.constraint(equalTo: filterBar.topAnchor, constant: 8),
      filter.bottomAnchor.constraint(equalTo: filterBar.bottomAnchor, constant: -8),
      filter.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      filter.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      filter.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), top,
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func buildTable() {
    table.register(PaymentCell.self, forCellReuseIdentifier: "payment")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "day")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 72
    (table.dataSource, table.delegate) = (self, self)
    table.tableHeaderView = balance
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.reloadData()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard fitsBalance, table.bounds.width > 0 else { return }
    let height = balance.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard balance.frame.size != CGSize(width: table.bounds.width, height: height) else { return }
    balance.frame.size = CGSize(width: table.bounds.width, height: height)
    table.tableHeaderView = balance
  }

  func numberOfSections(in tableView: UITableView) -> Int { days.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    days[section].1.count
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "day") else { return nil }
    var content = header.defaultContentConfiguration()
    content.text = BankText.text(days[section].0)
    content.textProperties.color = .label
    header.contentConfiguration = content
    changeHeader(header)
    return header
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "payment", for: indexPath)
    (cell as? PaymentCell)?.show(days[indexPath.section].1[indexPath.row])
    changeCell(cell)
    return cell
  }
}

/// The content of a row. The purpose is a key of `BankText`.
struct Payment: Sendable {
  let payee: String
  let purpose: String
  let amount: String
  var isPending = false
}

/// The amount that can be spent, in white over a gradient that has the size of the view.
final class BalanceView: UIView {
  let gradient = CAGradientLayer()
  let caption = UILabel.text(BankText.text("Available"), .subheadline, color: .white)
  let amount = UILabel.text("4.318,20 €", .largeTitle, color: .white)
  /// Places the gradient in another way, for tests.
  var placing: (@MainActor (BalanceView) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [
      UIColor(red: 0.05, green: 0.2, blue: 0.4, alpha: 1), UIColor(red: 0, green: 0.3, blue: 0.45, alpha: 1),
    ].map(\.cgColor)
    layer.addSublayer(gradient)
    let stack = UIStackView(arrangedSubviews: [caption, amount])
    (stack.axis, stack.spacing) = (.vertical, 4)
    place(stack)
    // A frame gives the view no height before its first fitting.
    let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20)
    bottom.priority = .required - 1
    let trailing = stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
    trailing.priority = .required - 1
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 20), bottom, trailing,
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let placing { return placing(self) }
    gradient.frame = bounds
  }
}
