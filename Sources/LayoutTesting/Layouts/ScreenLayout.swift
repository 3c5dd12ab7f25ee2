/// A screen, laid out in a configuration, with its problems, its frames, its picture, and its elements of assistive technology.
///
/// ```swift
/// let layout = ScreenLayout(in: Configuration(device: .iPhoneSE)) { ProfileViewController() }
/// #expect(layout.problems.isEmpty)
/// layout.expectSnapshot(as: .frames)
/// ```
public final class ScreenLayout: ViewTreeConfined {
  /// The device and the settings.
  public let configuration: Configuration
  /// The window that shows the screen.
  public let window: UIWindow
  /// The controller of the screen.
  public let controller: UIViewController

  /// Traits that replace those of the configuration.
  private let traits: UITraitCollection
  let reports = LayoutReports()
  /// What `problems` has found in all colours so far about the system's colours, which is advice.
  var systemContrasts: [SystemContrast] = []
  private(set) var exemptions: [Exemption] = []

  /// Makes a screen and lays it out.
  ///
  /// The time of animations is advanced by a second, so that the screen has settled.
  public convenience init(
    in configuration: Configuration = Configuration(), of makeController: () -> UIViewController
  ) {
    self.init(in: configuration, traits: UITraitCollection(), of: makeController)
  }

  /// Makes a screen with traits that replace those of the configuration, and lays it out.
  package init(
    in configuration: Configuration, traits: UITraitCollection, of makeController: () -> UIViewController
  ) {
    (self.configuration, self.traits) = (configuration, traits)
    #if canImport(UIKit)
      let traits = UITraitCollection(traitsFrom: [configuration.traits, traits])
      controller = makeController()
      window = LayoutWindow.make(configuration, traits, showing: controller)
    #else
      // Before the controller, which may ask for `UIScreen.main` while it is made.
      let hostTraits = UITraitCollection(traitsFrom: [configuration.hostTraits, traits])
      window = LayoutWindow.make(configuration, hostTraits, reportingTo: reports)
      controller = makeController()
      LayoutWindow.show(controller, in: window)
    #endif
    advance(by: 1)
  }

  /// Makes a view that fills the safe area of a screen, and lays it out.
  public convenience init(
    in configuration: Configuration = Configuration(), ofView makeView: () -> UIView
  ) {
    self.init(in: configuration) { ViewController(showing: makeView()) }
  }

  /// Advances the time of the screen, in seconds, and lays it out.
  public func advance(by seconds: Double) {
    window.layoutIfNeeded()
    LayoutWindow.advance(window, by: seconds)
    translate()
  }

  /// Gives the screen the colours of another configuration. Returns false where that is not possible, as on UIKit.
  func recolor(for configuration: Configuration) -> Bool {
    #if canImport(UIKit)
      return configuration == self.configuration
    #else
      window.hostTraits = UITraitCollection(traitsFrom: [configuration.hostTraits, traits])
      window.layoutIfNeeded()
      return true
    #endif
  }

  /// Replaces the texts, until a layout brings no new ones. Cells appear only after the texts above them have their size.
  private func translate() {
    guard case .pseudo(let language) = configuration.language, language != .none else { return }
    for _ in 0..<4 {
      guard TextReplacement(language: language).replace(in: window) else { return }
      window.layoutIfNeeded()
    }
  }

  /// Keeps problems of some kinds out of `problems`, for a view and the views in it.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of problems.
  ///   - view: the view.
  ///   - reason: why the problems are not mended, for readers of the test. Empty reasons are refused: the program stops.
  public func ignore(_ kinds: Set<LayoutProblem.Kind>, in view: UIView, because reason: String) {
    guard !reason.isEmpty else {
      fatalError("A problem is ignored for a reason: \(ViewName.description(of: view))")
    }
    ignore(kinds, in: view) {}
  }

  /// Keeps problems out of `problems`, and calls a closure for each that occurs.
  func ignore(
    _ kinds: Set<LayoutProblem.Kind>, in view: UIView, whenOccurring note: @escaping () -> Void
  ) {
    exemptions.append(Exemption(kinds: kinds, view: view, note: note))
  }

  /// Keeps problems of some kinds out of `problems`, for the views with a key, and the views in them.
  ///
  /// The key is the view's `mas_key` or its accessibility identifier. A key that no view has is refused: the program stops.
  public func ignore(_ kinds: Set<LayoutProblem.Kind>, key: String, because reason: String) {
    let views = window.descendants.filter { ViewName.key(of: $0) == key }
    guard !views.isEmpty else { fatalError("No view has the key \"\(key)\"") }
    for view in views { ignore(kinds, in: view, because: reason) }
  }
}

/// The conflicts and the errors that the window has reported.
final class LayoutReports {
  #if !canImport(UIKit)
    var conflicts: [UnsatisfiableConstraints] = []
    var errors: [LayoutError] = []
  #endif
}

/// Kinds of problems that are ignored in a view.
struct Exemption {
  let kinds: Set<LayoutProblem.Kind>
  let view: UIView
  /// Called for each problem that is ignored.
  let note: () -> Void
}

/// Shows a view in the safe area.
private final class ViewController: UIViewController {
  private let content: UIView

  init(showing content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The controller of a view is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
  }
}
