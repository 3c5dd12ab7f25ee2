import LayoutTesting
import Masonry
import Testing

/// A screen with one fault, and the problem that has to be found.
struct Fault: Sendable, CustomTestStringConvertible {
  let kind: LayoutProblem.Kind
  let testDescription: String
  let key: String
  let build: @MainActor @Sendable (UIView) -> Void

  init(
    _ kind: LayoutProblem.Kind, _ description: String, _ key: String,
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    (self.kind, testDescription, self.key, self.build) = (kind, description, key, build)
  }
}

@Suite("Audit")
@MainActor
struct AuditTests {
  @Test("A fault is found, and nothing else", arguments: Fault.all)
  func fault(_ fault: Fault) {
    let layout = ScreenLayout { BuiltController(fault.build) }
    let problems = layout.problems
    #expect(Set(problems.map(\.kind)) == [fault.kind], "\(problems)")
    // The window reports errors of the layout, without a view.
    #expect(problems.contains { fault.key.isEmpty || $0.view.contains("\"\(fault.key)\"") }, "\(problems)")
  }

  @Test(
    "A screen without faults has no problems",
    arguments: Configuration.matrix(
      devices: [.iPhoneSE, .iPadPro13], contentSizes: [.large, .accessibilityExtraExtraExtraLarge],
      languages: [.none, .accented, .mirrored])
      + Configuration.matrix(orientations: [.landscape], appearances: [.dark], keyboard: [false, true]))
  func noFault(configuration: Configuration) {
    #expect(ScreenLayout(in: configuration) { SoundController() }.problems.isEmpty)
  }

  @Test("What looks like a hidden fault and is meant has no problems", arguments: Intention.all)
  func intention(_ intention: Intention) {
    #expect(ScreenLayout { BuiltController(intention.build) }.problems.isEmpty)
  }

  @Test("A problem names the file and the line of the constraint")
  func location() throws {
    let line = #line + 6
    let layout = ScreenLayout {
      BuiltController { view in
        let label = UILabel.make("Total", in: view)
        label.mas_makeConstraints { make in
          make.center.equalTo(view)
          make.height.equalTo(40)
        }
      }
    }
    let problem = try #require(layout.problems.first { $0.kind == .fixedHeight })
    #expect(problem.file == "LayoutTestingTests/AuditTests.swift" && problem.line == line)
    #expect(problem.frame == layout.controller.view.subviews[0].frame)
  }

  @Test(
    "A problem of a plain constraint names the file and the line that made it",
    arguments: ["anchor", "initializer", "format", "closure"])
  func locationOfPlainConstraint(form: String) throws {
    let lines = ["anchor": #line + 6, "initializer": #line + 8, "format": #line + 14, "closure": #line + 17]
    let layout = ScreenLayout {
      BuiltController { view in
        let label = UILabel.make("Total", in: view)
        label.translatesAutoresizingMaskIntoConstraints = false
        switch form {
        case "anchor": label.heightAnchor.constraint(equalToConstant: 40).isActive = true
        case "initializer":
          NSLayoutConstraint(
            item: label, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 40
          ).isActive = true
        case "format":
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
              withVisualFormat: "V:[label(40)]", metrics: nil, views: ["label": label]))
        default:
          [40].map { label.heightAnchor.constraint(equalToConstant: $0) }.forEach { $0.isActive = true }
        }
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      }
    }
    let problem = try #require(layout.problems(of: [.fixedHeight]).first)
    #expect(problem.file?.hasSuffix("Tests/LayoutTestingTests/AuditTests.swift") == true)
    #expect(problem.line == lines[form], "\(form): \(problem.line ?? 0)")
  }

  @Test("A title that a bar cuts off is made shorter, or gets a view of its own")
  func titleOfBar() throws {
    let layout = ScreenLayout(in: Configuration(device: .iPhoneSE)) {
      let screen = UIViewController()
      screen.title = "A title that is too long for the bar of any phone"
      screen.view.backgroundColor = .systemBackground
      return UINavigationController(rootViewController: screen)
    }
    let problem = try #require(layout.problems(of: [.truncatedText]).first)
    #expect(problem.advice.contains("navigationItem.titleView"))
  }

  @Test("Problems are ignored in a view, by kind, for a reason")
  func exemptions() {
    let layout = ScreenLayout { BuiltController(Fault.all[0].build) }
    layout.ignore([.contrast], key: Fault.all[0].key, because: "of another kind")
    #expect(!layout.problems.isEmpty)
    layout.ignore([Fault.all[0].kind], key: Fault.all[0].key, because: "the test")
    #expect(layout.problems.isEmpty)
  }

  @Test("A controller that stays in memory is found")
  func leak() {
    final class Leaking: UIViewController {
      var handler: (() -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        handler = { self.view.setNeedsLayout() }
      }
    }
    weak var leaking: Leaking?
    let problems = ScreenLayout.audit {
      let controller = Leaking()
      leaking = controller
      return controller
    }
    #expect(problems.map(\.kind) == [.leak])
    // Inside a container too, by the name of the class and of the closure.
    let description = ScreenLayout.audit { UINavigationController(rootViewController: Leaking()) }
      .first { $0.kind == .leak }?.description
    #expect(description?.contains("Leaking") == true && description?.contains("handler") == true)
    leaking?.handler = nil
    #expect(leaking == nil)
    #expect(ScreenLayout.audit { SoundController() }.isEmpty)
  }
}

/// A controller whose view a closure fills.
final class BuiltController: UIViewController {
  private let build: @MainActor (UIView) -> Void

  init(_ build: @escaping @MainActor (UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    build(view)
  }
}

/// A form that scrolls, with texts that grow.
private final class SoundController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let (scroll, title, text) = (UIScrollView(), UILabel(), UILabel())
    let button = UIButton(type: .system)
    for (label, style) in [(title, UIFont.TextStyle.title1), (text, .body)] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    title.text = "Account"
    text.text = "Your name, your address, and how you pay."
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [title, text, button])
    (stack.axis, stack.spacing) = (.vertical, 12)
    view.addSubview(scroll)
    scroll.addSubview(stack)
    scroll.mas_makeConstraints { make in make.edges.equalTo(view.safeAreaLayoutGuide) }
    stack.mas_makeConstraints { make in
      make.edges.equalTo(scroll).insets(UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
      make.width.equalTo(scroll).offset(-32)
    }
    button.mas_makeConstraints { make in make.height.greaterThanOrEqualTo(44) }
  }
}
