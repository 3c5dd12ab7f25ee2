import LayoutTesting

/// Fields between the bars and the keyboard, with captions, a text view, a switch and a button.
final class FormController: SampleController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let name = FormController.field("Ada Lindqvist", label: "Name")
  let mail = FormController.field("", label: "E-mail")
  let notes = UITextView()
  let newsletter = UISwitch()
  let kind = UISegmentedControl(items: ["Work", "Home"])
  let save = UIButton(type: .system)
  let terms = UILabel.text("You accept our terms when you save.", .footnote, color: .secondaryLabel)
  private(set) var captions: [UILabel] = []
  private(set) var bottom: NSLayoutConstraint?

  override func buildViews() {
    title = "New contact"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
    mail.placeholder = "Address"
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.text = "Met at the lake."
    notes.accessibilityLabel = "Notes"
    notes.backgroundColor = .secondarySystemBackground
    notes.heightAnchor.constraint(equalToConstant: 120).isActive = true
    newsletter.accessibilityLabel = "Newsletter"
    kind.selectedSegmentIndex = 0
    buildSave()
    let caption = UILabel.text("Newsletter", .body)
    caption.isAccessibilityElement = false
    captions.append(caption)
    let row = UIStackView(arrangedSubviews: [caption, newsletter])
    (row.spacing, row.alignment) = (12, .center)
    for view in [group("Name", name), group("E-mail", mail), group("Notes", notes), kind, row, save, terms] {
      stack.addArrangedSubview(view)
    }
    (stack.axis, stack.spacing) = (.vertical, 16)
    place()
  }

  private static func field(_ text: String, label: String) -> UITextField {
    let field = UITextField()
    field.text = text
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityLabel = label
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return field
  }

  private func group(_ title: String, _ field: UIView) -> UIView {
    let caption = UILabel.text(title, .subheadline, color: .secondaryLabel)
    caption.isAccessibilityElement = false
    captions.append(caption)
    let group = UIStackView(arrangedSubviews: [caption, field])
    (group.axis, group.spacing) = (.vertical, 4)
    return group
  }

  private func buildSave() {
    save.setTitle("Save contact", for: .normal)
    save.setTitleColor(.white, for: .normal)
    save.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    save.titleLabel?.adjustsFontForContentSizeCategory = true
    save.backgroundColor = UIColor(red: 0, green: 0.35, blue: 0.75, alpha: 1)
    save.layer.cornerRadius = 10
    save.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
  }

  private func place() {
    view.place(scroll)
    scroll.place(stack)
    let area = view.safeAreaLayoutGuide
    let bottom = scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    self.bottom = bottom
    NSLayoutConstraint.activate(
      stack.edges(
        to: scroll.contentLayoutGuide,
        NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)) + [
          stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
          scroll.topAnchor.constraint(equalTo: area.topAnchor),
          scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
          bottom,
        ])
  }
}
