import Foundation
import Testing

@testable import LayoutTesting

@Suite("Languages", .ownScreen)
@MainActor
struct LanguageTests {
  @Test(
    "No layout of a pseudo-language has the app's own text",
    arguments: [
      "label", "button", "configuration", "cell", "bar", "segment", "tab", "placeholder", "attributed",
    ])
  func firstLayout(place: String) {
    var seen: Set<String> = []
    let layout = ScreenLayout(in: Configuration(language: .doubled)) {
      RecordingController(place) { seen.formUnion($0) }
    }
    layout.advance(by: 1)
    seen.formUnion(layout.window.texts)
    #expect(seen.contains { $0.hasSuffix("Weekly plan Weekly plan") }, "\(seen)")
    #expect(!seen.contains("Weekly plan"), "\(seen)")
  }

  @Test("A cell is as high as the longer text needs, without a second measurement")
  func cells() throws {
    func height(_ language: Language) -> CGFloat {
      let layout = ScreenLayout(in: Configuration(language: language)) { LongCellController() }
      return layout.window.descendants.compactMap { ($0 as? UITableViewCell)?.bounds.height }.first ?? 0
    }
    #expect(height(.doubled) > height(.none) + 15)
  }

  @Test("A segmented control has room for the longer titles when it is made")
  func segments() {
    func width(_ language: Language) -> CGFloat {
      var width: CGFloat = 0
      _ = ScreenLayout(in: Configuration(language: language)) {
        width = UISegmentedControl(items: ["Weekly plan", "Day"]).intrinsicContentSize.width
        return UIViewController()
      }
      return width
    }
    #expect(width(.doubled) > width(.none) + 100)
  }

  @Test("Labels of assistive technology are replaced, and what is typed is not")
  func others() throws {
    let layout = ScreenLayout(in: Configuration(language: .accented)) {
      BuiltController { view in
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 200, width: 60, height: 44)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        button.accessibilityLabel = "Delete"
        let field = UITextField(frame: CGRect(x: 40, y: 300, width: 200, height: 44))
        field.accessibilityIdentifier = "name"
        view.addSubview(button)
        view.addSubview(field)
      }
    }
    try layout.type("Ada", into: "name")
    // D and t have no accented letter; a third of six characters is two.
    #expect(layout.accessibility.contains("[Déļété ~~]"), "\(layout.accessibility)")
    #expect(layout.window.texts.contains("Ada"))
  }

  @Test(
    "A translation has its direction and is found in its folder, or else in that of its language, or of the base",
    arguments: [
      ("de", "Sichern", false), ("ar", "حفظ", true), ("de-AT", "Sichern", false),
      ("fr", "Save (base)", false),
    ] as [(Language, String, Bool)])
  func translations(language: Language, text: String, isRightToLeft: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("de", "Sichern"), ("ar", "حفظ"), ("Base", "Save (base)")] {
      let strings = folder.appendingPathComponent("\(name).lproj")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      try "\"save\" = \"\(text)\";".write(
        to: strings.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    }
    let bundle = try #require(Bundle(path: folder.path))
    var found = ""
    let layout = ScreenLayout(in: Configuration(language: language)) {
      found = bundle._string(forKey: "save")
      return UIViewController()
    }
    #expect(found == text && bundle._string(forKey: "missing") == "missing")
    #expect((layout.controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isRightToLeft)
  }

  @Test("A language is written as a literal, and names its configuration")
  func literals() {
    let configurations = Configuration.matrix(languages: [.none, "de", "accented"])
    #expect(configurations.map(\.description) == ["iPhone 17", "iPhone 17, de", "iPhone 17, accented"])
    #expect(configurations[2].language == .accented)
  }
}

/// Shows a text in one kind of view, and passes the texts of each layout on.
private final class RecordingController: UIViewController {
  private let place: String
  private let record: ([String]) -> Void

  init(_ place: String, _ record: @escaping ([String]) -> Void) {
    (self.place, self.record) = (place, record)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = "Weekly plan"
    let shown: UIView
    switch place {
    case "label": shown = UILabel.make(text, in: view)
    case "attributed":
      let label = UILabel()
      label.attributedText = NSAttributedString(string: text)
      shown = label
    case "button":
      let button = UIButton(type: .system)
      button.setTitle(text, for: .normal)
      shown = button
    case "configuration":
      var configuration = UIButton.Configuration.filled()
      configuration.title = text
      shown = UIButton(configuration: configuration)
    case "cell":
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      shown = cell
    case "bar":
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: text)]
      shown = bar
    case "segment": shown = UISegmentedControl(items: [text, "Other"])
    case "tab":
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: text, image: nil, tag: 0)]
      shown = bar
    default:
      let field = UITextField()
      field.placeholder = text
      shown = field
    }
    shown.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
    view.addSubview(shown)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record(view.texts)
  }
}

private final class LongCellController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "A row with a text that takes nearly one line"
    cell.contentConfiguration = content
    return cell
  }
}
