import UIKit

class BaseCell: UITableViewCell {
  let title: String

  init(title: String) {
    self.title = title
    super.init(style: .default, reuseIdentifier: title)
  }

  @available(*, unavailable)
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Model: NSObject {
  let name: String
  init(name: String) {
    self.name = name
    super.init()
  }
  override var description: String { "model \(name)" }
  override func isEqual(_ object: Any?) -> Bool { (object as? Model)?.name == name }
  override var hash: Int { name.hash }
}

final class SpecialModel: Model {
  override init(name: String) { super.init(name: "special " + name) }
}

class Page: UIView {
  init(title: String) {
    super.init(frame: .zero)
    accessibilityLabel = title
  }
  required init?(coder: NSCoder) { fatalError() }
}
class SubPage: Page {
  let detail: Int
  init(detail: Int) {
    self.detail = detail
    super.init(title: "detail")
  }
  required init?(coder: NSCoder) { fatalError() }
}

@MainActor enum Factory {
  static func make<T: Model>(_ type: T.Type, name: String) -> T { T(name: name) }
  static func page(_ pageClass: Page.Type) -> Page { pageClass.init(title: "made") }
}

public class CounterListViewController: UITableViewController {
  let control = UISwitch()

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    control.addTarget(self, action: #selector(reload), for: .valueChanged)
  }

  @objc private func reload() {
    DispatchQueue.main.async { self.tableView.reloadData() }
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    autoreleasepool {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = NSLocalizedString("Row", comment: "") + " \(indexPath.row)"
      return cell
    }
  }
}

class BaseTableViewController: UIViewController, UITableViewDelegate {
  let table = UITableView()
  var selected: [Int] = []
}

final class SettingsViewController: BaseTableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
  }
}

extension SettingsViewController {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

// Objects of classes that are known only at run time, of the app's and of UIKit's.

class ContentViewController<Content: UIView>: UIViewController {
  let content = Content()
  override func loadView() { view = content }
}

final class PlainContent: UIView {
  let text: String
  init() {
    text = "plain"
    super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class FramedContent: UILabel {
  private(set) var isSetUp = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class StyledScreen: UIViewController {
  let style: Int
  init() {
    style = 3
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class StyledSubscreen: StyledScreen {
  override var heading: String { "sub" + super.heading }
}

struct Kinds {
  static let views: [UIView.Type] = [
    UIView.self, UIStackView.self, FramedContent.self, PlainContent.self, UITableViewCell.self,
    UITableView.self,
  ]
  let screen: UIViewController.Type
  var made: UIViewController { screen.init() }

  static func views(width: CGFloat) -> [UIView] {
    views.dropLast(3).map { $0.init(frame: CGRect(x: 0, y: 0, width: width, height: 1)) }
  }
  static func make<View: UIView>(_ setUp: (View) -> Void) -> View {
    let view = View()
    setUp(view)
    return view
  }
}

extension UIViewController {
  static func fromNib() -> Self { self.init(nibName: nil, bundle: nil) }
}

extension UIGestureRecognizer {
  static func without() -> Self { Self(target: nil, action: nil) }
}
