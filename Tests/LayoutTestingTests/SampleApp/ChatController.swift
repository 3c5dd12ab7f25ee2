import LayoutTesting

/// Messages in bubbles, with a bar for a new one over the keyboard.
final class ChatController: SampleController, UITableViewDataSource {
  let table = UITableView()
  let bar = UIView()
  let field = UITextField()
  let send = UIButton(type: .system)
  private(set) var tableBottom: NSLayoutConstraint?
  private(set) var barBottom: NSLayoutConstraint?
  private let messages = [
    ("Are you on the train?", false), ("Yes, since nine. It is full of people with skis and dogs.", true),
    ("Good. We meet you at the station, at the exit to the lake.", false), ("Thanks!", true),
  ]

  override func buildViews() {
    title = "Ada"
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    table.separatorStyle = .none
    table.allowsSelection = false
    table.keyboardDismissMode = .interactive
    bar.backgroundColor = .secondarySystemBackground
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    send.setImage(UIImage(systemName: "paperplane"), for: .normal)
    send.tintColor = .label
    send.accessibilityLabel = "Send"
    for view in [table, bar] { self.view.place(view) }
    for view in [field, send] { bar.place(view) }
    let (area, barBottom) = (
      view.safeAreaLayoutGuide, bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    )
    let tableBottom = table.bottomAnchor.constraint(equalTo: bar.topAnchor)
    (self.tableBottom, self.barBottom) = (
      tableBottom, field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
    )
    NSLayoutConstraint.activate(
      [barBottom, tableBottom] + [self.barBottom].compactMap { $0 } + [
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        field.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 4),
        send.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -8),
        send.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        send.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        send.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    send.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let (text, isOwn) = messages[indexPath.row]
    (cell as? MessageCell)?.show(text, isOwn: isOwn)
    changeCell(cell)
    return cell
  }
}

/// A bubble at the side of the sender, with the time below it.
final class MessageCell: UITableViewCell {
  let bubble = UIView()
  let message = UILabel.text("", .body)
  let time = UILabel.text("10:42", .caption1, color: .secondaryLabel, lines: 1)
  private(set) var bottom: NSLayoutConstraint?
  private lazy var sides = (
    other: [
      bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      time.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
    ],
    own: [
      bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      time.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
    ]
  )

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.layer.cornerRadius = 16
    contentView.place(bubble)
    contentView.place(time)
    bubble.place(message)
    let margins = contentView.layoutMarginsGuide
    let bottom = time.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    self.bottom = bottom
    NSLayoutConstraint.activate(
      message.edges(to: bubble, NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)) + [
        bubble.topAnchor.constraint(equalTo: margins.topAnchor),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.8),
        time.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 2), bottom,
      ])
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func show(_ text: String, isOwn: Bool) {
    message.text = text
    bubble.backgroundColor = isOwn ? UIColor(red: 0, green: 0.35, blue: 0.75, alpha: 1) : .tertiarySystemFill
    message.textColor = isOwn ? .white : .label
    NSLayoutConstraint.deactivate(isOwn ? sides.other : sides.own)
    NSLayoutConstraint.activate(isOwn ? sides.own : sides.other)
  }
}
