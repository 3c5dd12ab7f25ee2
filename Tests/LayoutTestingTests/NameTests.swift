import LayoutTesting
import Testing

/// Labels for assistive technology that name nothing, and texts that need none.
@Suite("Names for assistive technology", .ownScreen)
@MainActor
struct NameTests {
  private func problems(
    in configuration: Configuration = Configuration(), _ build: @escaping @MainActor (UIView) -> Void
  ) -> [LayoutProblem] {
    ScreenLayout(in: configuration) { BuiltController(build) }
      .problems(of: [.missingLabel, .unreadText, .duplicateLabel])
  }

  private func symbolButton(_ name: String, label: String, in view: UIView) {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.accessibilityLabel = label
    button.frame = CGRect(x: 40, y: 200, width: 48, height: 48)
    view.addSubview(button)
  }

  @Test("The name of the symbol, as code spells it, is no label", arguments: ["paperplane", "trash", "plus"])
  func symbolName(name: String) {
    #expect(problems { symbolButton(name, label: name, in: $0) }.map(\.kind) == [.missingLabel])
    #expect(problems { symbolButton(name, label: "Send", in: $0) }.isEmpty)
    // A word of the app may be that of another symbol.
    #expect(problems { symbolButton(name, label: "pencil", in: $0) }.isEmpty)
  }

  @Test("The name of a class is no label, also of a control whose parts are the elements")
  func className() {
    for control in [UIStepper(), UISegmentedControl(items: ["Day", "Week"]), UISlider()] {
      control.frame = CGRect(x: 40, y: 200, width: 160, height: 44)
      control.accessibilityLabel = "\(type(of: control))"
      #expect(problems { $0.addSubview(control) }.map(\.kind) == [.missingLabel], "\(type(of: control))")
      control.removeFromSuperview()
      control.accessibilityLabel = "UIC meeting"
      #expect(problems { $0.addSubview(control) }.isEmpty, "\(type(of: control))")
    }
  }

  @Test(
    "The caption of a stepper is read as the label of the stepper", arguments: [Language.none, .accented])
  func caption(language: Language) {
    func build(label: String) -> [LayoutProblem] {
      problems(in: Configuration(language: language)) { view in
        let caption = UILabel.make("Guests", in: view)
        caption.frame = CGRect(x: 20, y: 100, width: 100, height: 24)
        caption.isAccessibilityElement = false
        let stepper = UIStepper(frame: CGRect(x: 160, y: 100, width: 94, height: 32))
        stepper.accessibilityLabel = label
        view.addSubview(stepper)
      }
    }
    #expect(build(label: "Guests").isEmpty)
    #expect(build(label: "Rooms").map(\.kind) == [.unreadText])
  }

  @Test("A bullet or a line between texts has nothing to read, and a star or a number has")
  func separators() {
    func kinds(_ text: String) -> [LayoutProblem.Kind] {
      problems { view in
        let label = UILabel.make(text, in: view)
        label.frame = CGRect(x: 20, y: 100, width: 100, height: 24)
        label.isAccessibilityElement = false
      }.map(\.kind)
    }
    for text in ["•", "·", " | ", "–"] { #expect(kinds(text).isEmpty, "\(text)") }
    for text in ["★★★", "3", "!", "-5"] { #expect(kinds(text) == [.unreadText], "\(text)") }
  }

  @Test("Two cells that are elements of one label have different texts, and one name for two cards is enough")
  func cells() {
    func problems(_ label: @escaping @MainActor (String) -> String?) -> [LayoutProblem.Kind] {
      ScreenLayout { CardTable(label) }.problems(of: [.duplicateLabel]).map(\.kind)
    }
    #expect(problems { _ in "Account" } == [.duplicateLabel])
    #expect(problems { "Account, \($0)" }.isEmpty)
    #expect(problems { _ in nil }.isEmpty)
  }
}

/// Two rows that are elements.
private final class CardTable: UITableViewController {
  private let label: @MainActor (String) -> String?

  init(_ label: @escaping @MainActor (String) -> String?) {
    self.label = label
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let text = ["1,204.50", "88.00"][indexPath.row]
    cell.textLabel?.text = text
    guard let name = label(text) else { return cell }
    (cell.isAccessibilityElement, cell.accessibilityLabel) = (true, name)
    cell.accessibilityTraits = .button
    return cell
  }
}
