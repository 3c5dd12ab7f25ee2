import LayoutTesting
import Masonry
import Synchronization
import Testing

/// Reports whose screens are laid out and drawn on all cores.
@Suite struct LayoutReportTests {
  private let configurations = Configuration.matrix(
    devices: [.iPhoneSE, .iPhone16], appearances: [.light, .dark],
    contentSizes: [.small, .large, .accessibilityLarge])

  @Test func screensAreMadeOnSeveralThreadsAndAreAsThoseOfOne() throws {
    let calls = Mutex(0)
    let report = try LayoutReport(of: "Profile", in: configurations) {
      calls.withLock { $0 += 1 }
      return ProfileController()
    }
    #expect(report.entries.map(\.configuration) == configurations)
    #expect(calls.withLock { $0 } == configurations.count)
    for entry in report.entries {
      let layout = ScreenLayout(in: entry.configuration) { ProfileController() }
      #expect(entry.problems == layout.problems, "\(entry.configuration)")
      #expect(
        try entry.picture == layout.picture(outlining: entry.problems, scale: 1), "\(entry.configuration)")
    }
  }

  @Test func aScreenHasItsProblems() {
    let problems = ScreenLayout { ProfileController() }.problems
    #expect(problems.map(\.kind) == [.smallTarget, .contrast, .fixedFont, .fixedHeight], "\(problems)")
  }
}

/// A name and a button that is too small.
private final class ProfileController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let name = UILabel()
    (name.text, name.font, name.textColor) = ("Ada Lovelace", .systemFont(ofSize: 20), .label)
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    for part in [name, button] { view.addSubview(part) }
    name.mas_makeConstraints { make in make.center.equalTo(view) }
    button.mas_makeConstraints { make in
      make.top.equalTo(name.mas_bottom).offset(20)
      make.centerX.equalTo(view)
      make.size.equalTo(CGSize(width: 60, height: 30))
    }
  }
}
