import OpenUIKit
import Testing

/// The design of iOS 26 beside the older one.
///
/// Xcode 26 saved 26 switches of 63 × 28 points and a search bar of 64 in Interface Builder files. Pictures of iOS 26 show rows of 53 points,
/// and a track of 6 points without inset.
@MainActor
@Suite("Designs")
struct DesignTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() { window.hostTraits = UITraitCollection(design: .liquidGlass) }

  private func show(_ view: UIView) {
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  @Test("Views have the older design unless a host or an override chooses another")
  func choice() {
    let parent = UIView()
    #expect(parent.traitCollection.design == .compatibility)
    show(parent)
    #expect(parent.traitCollection.design == .liquidGlass)
    parent.traitOverrides.design = .compatibility
    let child = UISwitch()
    parent.addSubview(child)
    window.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 51, height: 31))
    parent.traitOverrides.design = .unspecified
    window.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 63, height: 28))
  }

  @Test("A scene gives its windows its design, by its property or its traits")
  func scene() {
    let size = CGSize(width: 393, height: 852)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(design: .liquidGlass), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(
      UIWindow(windowScene: UIWindowScene(size: size, traits: traits)).traitCollection.design == .liquidGlass)
    let scene = UIWindowScene(size: size, traits: UITraitCollection(userInterfaceStyle: .dark))
    scene.design = .liquidGlass
    let window = UIWindow(windowScene: scene)
    #expect(window.traitCollection.design == .liquidGlass)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  // Recorded: in a stack of 377 points switches are 379 wide, and centred at 196.5 one begins at 166.
  @Test("A switch is 63 × 28 points and aligned as 61 × 28")
  func switches() {
    let toggle = UISwitch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      toggle.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
    ])
    window.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 166, y: 100, width: 63, height: 28))
    #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28))
    toggle.isOn = true
    window.layoutIfNeeded()
    let knobs = toggle.subviews.flatMap(\.subviews)
    #expect(knobs.map(\.frame.size.height) == [24])
    #expect(knobs.allSatisfy { $0.frame.maxX == 61 })
  }

  @Test(
    "The track of a slider is 6 points high and as long as the slider, and the knob ends with it",
    arguments: [0, 1])
  func slider(value: Float) {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 31))
    show(slider)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 0 && track.width == 300 && track.height == 6)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    #expect(value == 0 ? knob.minX == 0 : knob.maxX == 300)
  }

  @Test("Segmented controls and steppers are capsules of the recorded 32 points")
  func capsules() {
    let segments = UISegmentedControl(items: ["A", "B"])
    let stepper = UIStepper()
    for control in [segments, stepper] as [UIControl] {
      show(control)
      let size = control.sizeThatFits(.zero)
      #expect(size.height == 32)
      control.bounds.size = size
    }
    window.layoutIfNeeded()
    #expect(segments.subviews[0].layer.cornerRadius == 16)
    #expect(stepper.layer.cornerRadius == 16)
    window.hostTraits = UITraitCollection()
    window.layoutIfNeeded()
    #expect(segments.subviews[0].layer.cornerRadius == 9)
    #expect(stepper.layer.cornerRadius == 8)
  }

  private final class Rows: UITableViewController {
    var usesConfiguration = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      if usesConfiguration {
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Row"
      }
      return cell
    }
  }

  @Test("Rows are 53 points high", arguments: [true, false])
  func rows(usesConfiguration: Bool) {
    let controller = Rows()
    controller.usesConfiguration = usesConfiguration
    window.rootViewController = controller
    window.layoutIfNeeded()
    let height = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
    #expect(abs(height - 53) < 0.01)
  }

  @Test("A search bar is 64 points high, with a round field that keeps an app's radius")
  func searchBar() {
    let bar = UISearchBar()
    show(bar)
    bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(CGSize(width: 393, height: 0)))
    window.layoutIfNeeded()
    #expect(bar.frame.height == 64)
    #expect(bar.searchTextField.frame.height == 44 && bar.searchTextField.layer.cornerRadius == 22)
    bar.searchTextField.layer.cornerRadius = 4
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bar.searchTextField.layer.cornerRadius == 4)
  }

  /// The frames of the capsules of glass in a bar.
  private func platters(in bar: UIView) -> [CGRect] {
    bar.subviews.filter { "\(type(of: $0))" == "BarPlatter" && !$0.isHidden }.map(\.frame).sorted {
      $0.minX < $1.minX
    }
  }

  @Test(
    "Buttons of a navigation bar lie on glass, side by side in one capsule, and content shows through the bar"
  )
  func navigationBar() {
    let root = UIViewController()
    root.title = "Notes"
    let screen = UIViewController()
    screen.title = "Note"
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
      UIBarButtonItem(systemItem: .edit),
    ]
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    navigation.pushViewController(screen, animated: false)
    window.layoutIfNeeded()
    let frames = platters(in: navigation.navigationBar)
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.height == 44 && $0.width >= 44 })
    #expect(frames[0].width == 44 && frames[0].minX == 16)
    #expect(abs(frames[2].maxX - 377) < 0.5)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX + 11 <= $1.minX })
    let bar = navigation.navigationBar
    let effects = bar.subviews.flatMap(\.subviews).compactMap { ($0 as? UIVisualEffectView)?.effect }
    #expect(effects.count == frames.count, "only the platters have a material")
    window.hostTraits = UITraitCollection()
    window.layoutIfNeeded()
    #expect(platters(in: bar).isEmpty)
  }

  @Test("A toolbar has a capsule for each group between spaces")
  func toolbar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 44))
    show(bar)
    bar.items = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
      UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil),
    ]
    window.layoutIfNeeded()
    let frames = platters(in: bar)
    #expect(frames.count == 2)
    // Buttons begin on pixels.
    #expect(abs(frames[0].minX - 16) < 0.5 && abs(frames[1].maxX - 377) < 0.5)
  }

  // A program printed a safe area of 83 points at the bottom of an iPhone 17: the bar covers as much as before.
  @Test(
    "A tab bar is a capsule that floats 21 points from the edges, and covers 83 points above a home indicator"
  )
  func tabBar() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let controllers = ["A", "B", "C", "D", "E"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(controllers[0].view.safeAreaInsets.bottom == 83)
    let frames = platters(in: tabs.tabBar)
    #expect(frames == [CGRect(x: 21, y: 0, width: 351, height: 62)])
    tabs.viewControllers = Array(controllers.prefix(2))
    window.layoutIfNeeded()
    let narrow = platters(in: tabs.tabBar)
    #expect(narrow.count == 1 && narrow[0].width == 212 && narrow[0].midX == 196.5)
  }
}
