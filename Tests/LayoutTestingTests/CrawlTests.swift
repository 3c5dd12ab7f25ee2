import Foundation
import Testing

@testable import LayoutTesting

@Suite("Crawls", .ownScreen)
@MainActor
struct CrawlTests {
  @Test(
    "A crawl follows rows, items of bars, presentations, tabs and segments, and names each screen by its path"
  )
  func paths() {
    let audit = ScreenLayout.crawl(in: [Configuration()], findingProblems: [.contrast]) { ShopApp.make() }
    #expect(
      audit.screens.map(\.name) == [
        "Fruit", "Fruit › Add", "Fruit › Apple", "Fruit › Banana", "Fruit › Cherry", "Fruit › Basket",
        "Fruit › Apple › Story", "Fruit › Basket › Paid",
      ])
    #expect(audit.screens.allSatisfy { $0.entries.count == 1 && $0.unreached.isEmpty })
  }

  @Test(
    "A limit ends the crawl",
    arguments: [
      (CrawlLimit(screens: 2), 2), (CrawlLimit(depth: 1), 6), (CrawlLimit(depth: 0), 1),
      (CrawlLimit(screensOfOneClass: 1), 5), (CrawlLimit(presses: 1), 2),
      (CrawlLimit(excluding: ["Basket", "Add"]), 5),
    ])
  func limits(limit: CrawlLimit, count: Int) {
    let audit = ScreenLayout.crawl(in: [Configuration()], upTo: limit, findingProblems: []) { ShopApp.make() }
    #expect(audit.screens.count == count, "\(audit.screens.map(\.name))")
  }

  @Test("A path leads to the same screen in another language and on another device")
  func configurations() {
    let configurations = [
      Configuration(), Configuration(language: .accented), Configuration(device: .iPad, language: .mirrored),
    ]
    let audit = ScreenLayout.crawl(in: configurations, findingProblems: [.fixedFont]) { ShopApp.make() }
    #expect(audit.screens.allSatisfy { $0.entries.count == 3 })
    let story = audit.problems.filter { $0.screen == "Fruit › Apple › Story" }
    #expect(story.count == 1 && story.first?.configurations == configurations)
    #expect(story.first?.problem.view.contains("small") == true)
  }

  @Test("What is meant is ignored by kind, key and screen, and a rule that meets nothing is named")
  func ignoring() {
    let story = "Fruit › Apple › Story"
    let rules = [
      IgnoredProblems([.fixedFont], key: "small", screen: story, because: "a picture"),
      IgnoredProblems([.contrast], key: "small", because: "nothing"),
      IgnoredProblems([.fixedFont], screen: "Fruit › Basket", because: "an old screen"),
      IgnoredProblems([.fixedFont], screen: "Nowhere", because: "nothing"),
    ]
    func screens(_ rules: [IgnoredProblems]) -> (names: Set<String>, audit: LayoutAudit) {
      let audit = ScreenLayout.crawl(
        in: [Configuration()], findingProblems: [.fixedFont, .contrast], ignoring: rules
      ) { ShopApp.make() }
      return (Set(audit.problems.filter { $0.problem.kind == .fixedFont }.map(\.screen)), audit)
    }
    let (all, some) = (screens([]).names, screens(rules))
    #expect(all.contains(story) && all.contains("Fruit › Basket") && all.contains("Fruit › Add"))
    #expect(some.names == all.subtracting([story, "Fruit › Basket"]))
    #expect(
      some.audit.unusedRules.map(\.words) == [
        "contrast in \"small\" because: nothing", "fixed font on \"Nowhere\" because: nothing",
      ])
  }

  @Test("A crawl ends where presses lead in circles and screens add controls without end")
  func endless() {
    let audit = ScreenLayout.crawl(
      in: [Configuration()], upTo: CrawlLimit(screens: 5, screensOfOneClass: 100), findingProblems: []
    ) { EndlessController(number: 0) }
    #expect(audit.screens.count == 5)
  }

  @Test("A crawl scrolls a list, presses its later rows, and names a fault there once")
  func pages() {
    let audit = ScreenLayout.crawl(
      in: [Configuration()], upTo: CrawlLimit(pages: 2), findingProblems: [.contrast, .missingLabel]
    ) { UINavigationController(rootViewController: LongListController()) }
    let row = "Long › scrolled › Row 30"
    #expect(
      audit.screens.map(\.name) == [
        "Long", "Long › scrolled", "Long › scrolled › scrolled", row, row + " › Story",
      ])
    #expect(
      audit.problems.map { "\($0.screen): \($0.problem.kind)" }.sorted() == [
        "Long › scrolled: contrast", "Long: missingLabel",
      ])
    let none = ScreenLayout.crawl(in: [Configuration()], upTo: CrawlLimit(pages: 0), findingProblems: []) {
      UINavigationController(rootViewController: LongListController())
    }
    #expect(none.screens.map(\.name) == ["Long"])
  }

  @Test("A screen that needs no scrolling on one device has no second page there, and is not missed")
  func shortPages() {
    let audit = ScreenLayout.crawl(
      in: [Configuration(), Configuration(device: .iPadPro13)], upTo: CrawlLimit(depth: 0),
      findingProblems: []
    ) { UINavigationController(rootViewController: LongListController(count: 22)) }
    #expect(audit.screens.map(\.name) == ["Long", "Long › scrolled"])
    #expect(
      audit.screens.map(\.entries.count) == [2, 1] && audit.screens.allSatisfy { $0.unreached.isEmpty })
  }

  @Test("A tap and a text change the screen, and a wrong name lists those there are")
  func interaction() throws {
    let layout = ScreenLayout { ShopApp.make() }
    try layout.tap("Add")
    try layout.type("Plum", into: "Name")
    let fields = layout.window.descendants.compactMap { $0 as? UITextField }
    #expect(fields.map(\.text) == ["Plum"])
    #expect {
      try layout.tap("Nowhere")
    } throws: { error in
      "\(error)".contains("Nowhere") && "\(error)".contains("Done")
    }
    #expect(throws: InteractionError.self) { try layout.type("x", into: "Nowhere") }
    try layout.tap("Done")
    #expect(layout.controller.presentedViewController == nil)
  }
}

/// Two tabs; a list that pushes details, an item that presents a form, and segments.
@MainActor
enum ShopApp {
  static func make() -> UIViewController {
    let tabs = UITabBarController()
    let fruit = UINavigationController(rootViewController: FruitController())
    fruit.tabBarItem = UITabBarItem(title: "Fruit", image: nil, tag: 0)
    let basket = BasketController()
    basket.tabBarItem = UITabBarItem(title: "Basket", image: nil, tag: 1)
    tabs.viewControllers = [fruit, basket]
    return tabs
  }
}

private final class FruitController: UITableViewController {
  private let names = ["Apple", "Banana", "Cherry", "Date", "Elder"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      primaryAction: UIAction(title: "Add") { [weak self] _ in
        self?.present(TypedFormController(), animated: true)
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(FruitDetailController(names[indexPath.row]), animated: true)
  }
}

private final class FruitDetailController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Story") { [weak self] _ in
        self?.navigationController?.pushViewController(StoryController(), animated: true)
      })
    button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
    view.addSubview(button)
  }
}

private final class StoryController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 40))
    (label.text, label.font, label.accessibilityIdentifier) = ("Once", .systemFont(ofSize: 14), "small")
    view.addSubview(label)
  }
}

private final class TypedFormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 44))
    field.placeholder = "Name"
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) }
    )
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    view.addSubview(field)
    view.addSubview(button)
  }
}

private final class BasketController: UIViewController {
  private let list = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
  private let paid = UILabel(frame: CGRect(x: 20, y: 240, width: 300, height: 30))
  private let total = UILabel(frame: CGRect(x: 20, y: 280, width: 300, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let segments = UISegmentedControl(items: ["Open", "Paid"])
    segments.frame = CGRect(x: 20, y: 100, width: 300, height: 44)
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { [weak self, weak segments] _ in self?.show(segments?.selectedSegmentIndex ?? 0) },
      for: .valueChanged)
    for view in [segments, list, paid, total] { self.view.addSubview(view) }
    show(0)
  }

  private func show(_ index: Int) {
    let texts =
      index == 0 ? ["Two apples", "One plum", "Three euros"] : ["Eleven pears", "Nine dates", "Six euros"]
    for (label, text) in zip([list, paid, total], texts) { label.text = text }
  }
}

/// A list of fifty rows. The thirtieth leads on, and a later one is faint. The bar's item has no label.
private final class LongListController: UITableViewController {
  private let count: Int

  init(count: Int = 50) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Long"
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    navigationItem.rightBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.textLabel?.textColor = indexPath.row == 25 ? .systemGray4 : .label
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row == 30 else { return }
    navigationController?.pushViewController(FruitDetailController("Thirty"), animated: true)
  }
}

/// Each press pushes another one.
private final class EndlessController: UIViewController {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Number \(number)"
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Next") { [weak self] _ in
        guard let self else { return }
        present(EndlessController(number: number + 1), animated: false)
      })
    button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
    view.addSubview(button)
  }
}
