import OpenUIKit
import OpenUIKitWeb

/// A form with fields of each kind that the page's tests of text need.
@main struct FormProgram {
  static func main() {
    WebPage.mount(FormView(), in: "app")
  }
}

final class FormView: UIView, UITextFieldDelegate, UITextViewDelegate, UITableViewDataSource,
  UITableViewDelegate
{
  private let name = UITextField()
  private let mail = UITextField()
  private let password = UITextField()
  private let digits = UITextField()
  private let capitals = UITextField()
  private let closed = UITextField()
  private let needed = UITextField()
  private let notes = UITextView()
  private let button = UIButton(type: .system)
  private let log = UILabel(frame: CGRect(x: 20, y: 520, width: 340, height: 20))

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    addField(name, "Name", at: 20)
    name.textContentType = .name
    name.autocapitalizationType = .words
    name.returnKeyType = .next
    name.clearButtonMode = .whileEditing
    addField(mail, "Mail", at: 60)
    mail.keyboardType = .emailAddress
    mail.autocorrectionType = .no
    mail.autocapitalizationType = .none
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 30)
    button.setTitle("Between", for: .normal)
    button.addAction(UIAction { [unowned(unsafe) self] _ in note("pressed") }, for: .touchUpInside)
    addSubview(button)
    addField(password, "Password", at: 140)
    password.isSecureTextEntry = true
    password.textContentType = .password
    addField(digits, "Digits", at: 180)
    digits.keyboardType = .numberPad
    addField(capitals, "Capitals", at: 220)
    capitals.addAction(UIAction { [unowned(unsafe) self] _ in raise() }, for: .editingChanged)
    addField(closed, "Closed", at: 260)
    addField(needed, "Needed", at: 300)
    addNotes()
    addArea()
    addTable()
    log.font = .systemFont(ofSize: 12)
    addSubview(log)
  }

  required init?(coder: NSCoder) {
    fatalError("The view is made in code")
  }

  private func addField(_ field: UITextField, _ placeholder: String, at y: CGFloat) {
    field.frame = CGRect(x: 20, y: y, width: 340, height: 34)
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.delegate = self
    addSubview(field)
  }

  private func addNotes() {
    notes.frame = CGRect(x: 20, y: 345, width: 340, height: 90)
    notes.accessibilityLabel = "Notes"
    notes.font = .systemFont(ofSize: 14)
    notes.text = "First line\nSecond line"
    notes.layer.borderWidth = 1
    notes.delegate = self
    addSubview(notes)
  }

  /// An area that scrolls, with a button outside of what it shows.
  private func addArea() {
    let area = UIScrollView(frame: CGRect(x: 20, y: 440, width: 150, height: 70))
    area.contentSize = CGSize(width: 150, height: 300)
    area.accessibilityLabel = "Area"
    let far = UIButton(type: .system)
    far.frame = CGRect(x: 0, y: 250, width: 100, height: 40)
    far.setTitle("Far", for: .normal)
    area.addSubview(far)
    addSubview(area)
  }

  private func addTable() {
    let table = UITableView(frame: CGRect(x: 190, y: 440, width: 170, height: 70))
    table.accessibilityLabel = "Table"
    table.rowHeight = 35
    table.dataSource = self
    table.delegate = self
    addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("row \(indexPath.row)")
  }

  private func note(_ text: String) { log.text = text }

  /// Makes the letters a, b and c capital while they are typed.
  private func raise() {
    let raised = (capitals.text ?? "").unicodeScalars.map { scalar in
      ("a"..."c").contains(scalar)
        ? Character(Unicode.Scalar(scalar.value - 32) ?? scalar) : Character(scalar)
    }
    capitals.text = String(raised)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField !== closed }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField !== needed || textField.hasText
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("return")
    if textField === name { mail.becomeFirstResponder() }
    if textField === mail { mail.resignFirstResponder() }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    note("change \(range.location) \(range.length) \(string)")
    return textField !== digits || string.utf8.allSatisfy { (48...57).contains($0) }
  }

  func textViewDidChange(_ textView: UITextView) { note("notes \(textView.text.utf8.count)") }
}
