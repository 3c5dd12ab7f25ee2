import LayoutTesting
import Testing

@Suite("Configurations")
@MainActor
struct ConfigurationTests {
  @Test("Bold text is wider, drawn darker, and known to the app")
  @MainActor
  func boldText() throws {
    func layout(_ hasBoldText: Bool) -> (ScreenLayout, UILabel, Bool) {
      let label = UILabel()
      label.text = "Handgloves"
      var isKnown = false
      let layout = ScreenLayout(in: Configuration(hasBoldText: hasBoldText)) {
        let controller = UIViewController()
        controller.view.addSubview(label)
        return controller
      }
      label.sizeToFit()
      layout.window.makeKeyAndVisible()
      isKnown = UIAccessibility.isBoldTextEnabled
      return (layout, label, isKnown)
    }
    let (plain, plainLabel, plainIsKnown) = layout(false)
    let (bold, boldLabel, boldIsKnown) = layout(true)
    #expect(boldLabel.bounds.width > plainLabel.bounds.width + 1)
    #expect(!plainIsKnown && boldIsKnown)
    #expect(bold.configuration.description == "iPhone 17, bold text")
    func darkness(_ picture: Picture) -> Int {
      stride(from: 0, to: picture.bytes.count, by: 4).reduce(0) { $0 + 255 - Int(picture.bytes[$1]) }
    }
    plain.window.backgroundColor = .white
    bold.window.backgroundColor = .white
    #expect(try darkness(bold.picture()) > darkness(plain.picture()))
  }

  @Test("A matrix has each combination once, and no split views of phones")
  func matrix() {
    let all = Configuration.matrix(
      devices: [.iPhoneSE, .iPadPro11], orientations: Orientation.allCases, splitViews: [.full, .half],
      appearances: [.light, .dark])
    #expect(all.count == 2 * 2 + 2 * 2 * 2)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(all.allSatisfy { $0.device.idiom == .pad || $0.splitView == .full })
  }

  @Test("The whole matrix has 224 configurations, and 112 layouts")
  func thorough() {
    let all = [Configuration].thorough
    #expect(all.count == 224 && Set(all.map(\.id)).count == 224)
    let light = all.filter { $0.appearance == .light }
    #expect(light.count == 112 && light.count { $0.layoutDirection == .rightToLeft } == 56)
  }

  @Test("The name has what differs from the defaults")
  func name() {
    #expect(Configuration().description == "iPhone 17")
    let configuration = Configuration(
      device: .iPadMini, orientation: .landscape, splitView: .oneThird, appearance: .dark,
      contentSize: .accessibilityExtraLarge, direction: .rightToLeft, language: .doubled,
      hasHighContrast: true,
      showsKeyboard: true)
    #expect(
      configuration.description
        == "iPad mini, landscape, one third, dark, AX3, right to left, doubled, high contrast, keyboard")
    #expect(Configuration(device: .iPhoneSE, appearance: .dark).fileName == "iPhone-SE.dark")
  }

  @Test("The window has the size, the scale, the insets and the traits of the configuration")
  func window() {
    let configuration = Configuration(
      device: .iPhone17ProMax, orientation: .landscape, appearance: .dark, contentSize: .accessibilityLarge,
      direction: .rightToLeft, hasHighContrast: true, showsKeyboard: true)
    let layout = ScreenLayout(in: configuration) { UIViewController() }
    let view = layout.controller.view!
    #expect(view.bounds.size == CGSize(width: 956, height: 440) && view.window === layout.window)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
    let traits = view.traitCollection
    #expect(
      traits.userInterfaceStyle == .dark && traits.displayScale == 3 && traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
    #expect(
      traits.preferredContentSizeCategory == .accessibilityLarge && traits.accessibilityContrast == .high)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 221)
  }

  @Test(
    "Parts of a tablet's screen are as wide as UIKit makes them",
    arguments: [
      (SplitView.full, Orientation.landscape, 1376.0, UIUserInterfaceSizeClass.regular),
      (.half, .landscape, 683, .regular), (.oneThird, .landscape, 375, .compact),
      (.twoThirds, .landscape, 991, .regular), (.oneThird, .portrait, 320, .compact),
    ])
  func splitViews(split: SplitView, orientation: Orientation, width: Double, size: UIUserInterfaceSizeClass) {
    let configuration = Configuration(device: .iPadPro13, orientation: orientation, splitView: split)
    #expect(configuration.windowSize.width == width && configuration.horizontalSizeClass == size)
  }

  @Test("Pseudo-languages replace the texts of views, also of cells that appear later, once")
  func languages() {
    let layout = ScreenLayout(in: Configuration(language: .accented)) { ListController() }
    let texts = layout.window.texts
    #expect(texts.contains { $0.contains("[Řöŵ 0") } == false)
    #expect(texts.contains { $0.contains("[Ŕöŵ 0 ~~]") })
    layout.advance(by: 1)
    #expect(layout.window.texts == texts)
    #expect(PseudoLanguage.doubled.translation(of: "Save").hasSuffix("Save Save"))
    #expect(PseudoLanguage.accented.translation(of: "12:30") == "12:30")
  }

  @Test("A mirrored language lays out from right to left")
  func mirrored() {
    let layout = ScreenLayout(in: Configuration(language: .mirrored)) { UIViewController() }
    #expect(layout.controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

private final class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

extension UIView {
  /// The texts of all labels in the view.
  var texts: [String] {
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own + subviews.flatMap(\.texts)
  }
}
