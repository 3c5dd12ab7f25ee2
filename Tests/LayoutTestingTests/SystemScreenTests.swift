import LayoutTesting
import Masonry
import Testing

/// Views that the system lays out itself, in the way that an app of any team shows them.
@Suite("Screens of the system's views")
@MainActor
struct SystemScreenTests {
  @Test("A sheet with a bar over a screen with a bar has no overlap")
  func sheet() {
    let layout = ScreenLayout(in: Configuration(device: .iPhoneSE)) {
      let root = UINavigationController(rootViewController: titled("Inbox", item: "Edit"))
      let sheet = UINavigationController(rootViewController: titled("Message", item: "Send"))
      root.loadViewIfNeeded()
      return Presenting(root, sheet)
    }
    #expect(layout.controller.presentedViewController != nil)
    #expect(layout.problems(of: [.overlap]).isEmpty, "\(layout.problems)")
  }

  @Test("A text over another one on one background overlaps it, in a sheet too")
  func overlapInSheet() {
    let layout = ScreenLayout {
      let sheet = BuiltController { view in
        for _ in 0..<2 {
          UILabel.make("Total", in: view).frame = CGRect(x: 40, y: 100, width: 60, height: 24)
        }
      }
      return Presenting(titled("Inbox", item: "Edit"), sheet)
    }
    #expect(layout.problems(of: [.overlap]).count == 1)
  }

  @Test(
    "The picture of a row lies on pixels, as its cell places it",
    arguments: [Device.iPhoneSE, .iPhone17], [UIContentSizeCategory.extraSmall, .large, .accessibilityLarge])
  func rows(device: Device, contentSize: UIContentSizeCategory) {
    let layout = ScreenLayout(in: Configuration(device: device, contentSize: contentSize)) { Rows() }
    #expect(layout.problems(of: [.betweenPixels]).isEmpty, "\(layout.problems)")
    let pictures = layout.controller.view.descendantPictures
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let top = picture.convert(CGPoint.zero, to: nil).y * device.scale
      #expect((top - top.rounded()).magnitude < 0.01)
    }
  }

  @Test("The wheels of a picker have a value, and need no label")
  func picker() {
    let layout = ScreenLayout {
      BuiltController { view in
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 120, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        view.addSubview(picker)
      }
    }
    #expect(layout.problems(of: [.missingLabel, .missingTrait]).isEmpty, "\(layout.problems)")
  }

  @Test("The dots of pages have a value, and need no label")
  func pages() {
    let layout = ScreenLayout {
      BuiltController { view in
        let control = UIPageControl(frame: CGRect(x: 0, y: 120, width: 320, height: 44))
        control.numberOfPages = 3
        control.pageIndicatorTintColor = .systemGray
        control.currentPageIndicatorTintColor = .label
        view.addSubview(control)
      }
    }
    #expect(layout.problems(of: [.missingLabel]).isEmpty, "\(layout.problems)")
  }

  @Test("The button back to a tab has the label of the tab, and two buttons of a screen have not")
  func backToTab() {
    func layout(_ items: [UIBarButtonItem]) -> ScreenLayout {
      ScreenLayout {
        let root = UIViewController()
        root.title = "Shop"
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Shop", image: nil, tag: 0)
        let detail = BuiltController { _ in }
        detail.navigationItem.rightBarButtonItems = items
        navigation.pushViewController(detail, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return tabs
      }
    }
    #expect(layout([]).problems(of: [.duplicateLabel]).isEmpty)
    let twice = (0..<2).map { _ in UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil) }
    #expect(layout(twice).problems(of: [.duplicateLabel]).count == 1)
  }

  @Test("A plain view with the trait adjustable cannot be adjusted")
  func adjustable() {
    let layout = ScreenLayout {
      BuiltController { view in
        let dial = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Volume"
        dial.accessibilityTraits = .adjustable
        view.addSubview(dial)
      }
    }
    #expect(layout.problems(of: [.missingTrait]).count == 1)
  }

  @Test("A large title that has gone below its bar is not cut off")
  func largeTitle() {
    let layout = ScreenLayout(in: Configuration(contentSize: .extraExtraExtraLarge)) {
      let rows = Rows()
      rows.title = "Settings"
      rows.navigationItem.largeTitleDisplayMode = .always
      let navigation = UINavigationController(rootViewController: rows)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    let table = (layout.controller as? UINavigationController)?.topViewController?.view as? UITableView
    for offset in stride(from: CGFloat(-150), to: -80, by: 10) {
      table?.contentOffset.y = offset
      layout.window.layoutIfNeeded()
      let cut = layout.problems(of: [.truncatedText])
      #expect(cut.isEmpty, "\(offset): \(cut)")
    }
  }

  @Test("Insets and margins that a layout chooses by the direction are sound, in the view or around it")
  func chosenInLayout() {
    let layout = ScreenLayout {
      BuiltController { view in
        let box = UIView(frame: CGRect(x: 20, y: 120, width: 240, height: 60))
        let button = DirectedButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        box.addSubview(button)
        view.addSubview(box)
        view.addSubview(DirectedBox(frame: CGRect(x: 20, y: 200, width: 240, height: 60)))
      }
    }
    #expect(layout.problems(of: [.leftAndRight]).isEmpty, "\(layout.problems)")
  }

  @Test(
    "The colours of a configuration are the system's in large letters too, and white ones of an app are not",
    arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
  func configuration(contentSize: UIContentSizeCategory) {
    func problems(_ color: UIColor?) -> [LayoutProblem] {
      ScreenLayout(in: Configuration(contentSize: contentSize)) {
        BuiltController { view in
          view.backgroundColor = .systemGroupedBackground
          var configuration = UIButton.Configuration.tinted()
          configuration.title = "Mail"
          configuration.baseForegroundColor = color
          let button = UIButton(configuration: configuration)
          button.frame = CGRect(x: 40, y: 120, width: 240, height: 100)
          view.addSubview(button)
        }
      }.problems(of: [.contrast])
    }
    #expect(problems(nil).isEmpty, "\(problems(nil))")
    #expect(problems(.white).count == 1)
  }

  @Test("A bar gives a button the width and the height that its constraints ask for, and places it")
  func buttonOfBar() throws {
    let button = UIButton(configuration: .plain())
    button.configuration?.image = UIImage(systemName: "person.crop.circle")
    button.translatesAutoresizingMaskIntoConstraints = false
    button.widthAnchor.constraint(greaterThanOrEqualToConstant: 52).isActive = true
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let layout = ScreenLayout {
      let root = titled("Inbox", item: "Edit")
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
      return UINavigationController(rootViewController: root)
    }
    #expect(button.bounds.size == CGSize(width: 52, height: 44))
    let problems = layout.problems(of: [.ambiguity, .conflict, .smallTarget])
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test("A table measures its rows again when the size of text changes, and back")
  func textSizeOfRows() throws {
    let layout = ScreenLayout { WrappedRows() }
    func heights() -> [CGFloat] {
      layout.window.layoutIfNeeded()
      let table = layout.controller.view as? UITableView
      return (0..<3).compactMap { table?.cellForRow(at: IndexPath(row: $0, section: 0))?.bounds.height }
    }
    let before = heights()
    let traits = layout.window.hostTraits
    layout.window.hostTraits = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
    ])
    let large = heights()
    #expect(before.count == 3 && zip(before, large).allSatisfy { $0 + 20 < $1 }, "\(before) \(large)")
    layout.window.hostTraits = traits
    #expect(heights() == before)
  }

  private func titled(_ title: String, item: String) -> UIViewController {
    let controller = BuiltController { _ in }
    controller.title = title
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: item, style: .plain, target: nil, action: nil)
    return controller
  }
}

extension UIView {
  fileprivate var descendantPictures: [UIImageView] {
    subviews.flatMap { view in
      ((view as? UIImageView).map { $0.image == nil ? [] : [$0] } ?? []) + view.descendantPictures
    }
  }
}

/// Shows a controller, and presents another one.
private final class Presenting: UIViewController {
  private let (shown, presented): (UIViewController, UIViewController)

  init(_ shown: UIViewController, _ presented: UIViewController) {
    (self.shown, self.presented) = (shown, presented)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(shown)
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(presented, animated: false) }
  }
}

/// Rows with pictures of odd sizes.
private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.imageView?.image = UIImage(systemName: indexPath.row.isMultiple(of: 2) ? "tray" : "star")
    return cell
  }
}

/// A button that chooses its insets by the direction when it is laid out.
private final class DirectedButton: UIButton {
  override func layoutSubviews() {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = UIEdgeInsets(top: 0, left: isTurned ? 0 : 12, bottom: 0, right: isTurned ? 12 : 0)
    if titleEdgeInsets != insets { titleEdgeInsets = insets }
    super.layoutSubviews()
  }
}

/// A view that chooses its margins by the direction when it is laid out.
private final class DirectedBox: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = UIEdgeInsets(top: 8, left: isTurned ? 8 : 40, bottom: 8, right: isTurned ? 40 : 8)
    if layoutMargins != margins { layoutMargins = margins }
  }
}

/// Rows whose heights are those of their labels.
private final class WrappedRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel.text("A row of a table, with a text for two lines or more of a phone", .body)
    cell.contentView.place(label)
    NSLayoutConstraint.activate(label.edges(to: cell.contentView.layoutMarginsGuide))
    return cell
  }
}
