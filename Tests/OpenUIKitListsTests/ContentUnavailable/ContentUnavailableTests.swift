import OpenUIKit
import Testing

@testable import OpenUIKitLists

/// Names, states and calls are those of Apple's documentation of UIContentUnavailableConfiguration and UIViewController.
@MainActor
@Suite("Unavailable content")
struct ContentUnavailableTests {
  private final class Screen: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []
    var make: (UIContentUnavailableConfigurationState) -> UIContentUnavailableConfiguration? = { _ in nil }

    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
      var state = super.contentUnavailableConfigurationState
      state[UIConfigurationStateCustomKey("own")] = 7
      return state
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state)
      contentUnavailableConfiguration = make(state)
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 600))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  private func shownView(_ controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.last as? UIContentUnavailableView
  }

  private func parts<Part: UIView>(_ view: UIView, _ type: Part.Type) -> [Part] {
    view.subviews.flatMap { sub in (sub as? Part).map { [$0] } ?? parts(sub, type) }.filter { !$0.isHidden }
  }

  private func sample() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    configuration.text = "No Favorites"
    configuration.secondaryText = "What you mark appears here."
    configuration.button.title = "Add"
    configuration.secondaryButton.title = "Later"
    return configuration
  }

  @Test("The view covers that of the controller, in front of what is added later, and leaves with nil")
  func cover() throws {
    let controller = UIViewController()
    show(controller)
    controller.contentUnavailableConfiguration = sample()
    controller.view.addSubview(UIView())
    window.layoutIfNeeded()
    #expect(try #require(shownView(controller)).frame == controller.view.bounds)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.count == 1 && shownView(controller) == nil)
    #expect(controller.contentUnavailableConfiguration == nil)
  }

  @Test("In a scrolled table the view stays where the reader looks")
  func table() throws {
    let controller = UITableViewController(style: .plain)
    show(controller)
    controller.contentUnavailableConfiguration = sample()
    controller.tableView.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(try #require(shownView(controller)).frame == controller.tableView.bounds)
  }

  @Test("The parts are in the middle, one below the other with the paddings between them")
  func column() throws {
    let view = UIContentUnavailableView(configuration: sample())
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    window.addSubview(view)
    window.layoutIfNeeded()
    let labels = parts(view, UILabel.self).filter { !($0.superview is UIButton) }
    let buttons = parts(view, UIButton.self)
    let picture = try #require(parts(view, UIImageView.self).first { $0.image?.size.width == 40 })
    #expect(labels.map(\.text) == ["No Favorites", "What you mark appears here."] && buttons.count == 2)
    let frames = [picture.frame, labels[0].frame, labels[1].frame, buttons[0].frame, buttons[1].frame]
    for (frame, next) in zip(frames, zip(frames.dropFirst(), [16, 8, 20, 8] as [CGFloat])) {
      #expect(abs(frame.maxY + next.1 - next.0.minY) < 1e-9)
    }
    #expect(frames.allSatisfy { abs($0.midX - 160) < 1e-9 })
    #expect(abs((frames[0].minY + frames[4].maxY) / 2 - 300) < 1e-9)
  }

  @Test(
    "Missing parts take no space, and natural alignment begins at the side where reading does",
    arguments: [false, true])
  func natural(isRightToLeft: Bool) {
    window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.secondaryText = "Below"
    configuration.alignment = .natural
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    window.addSubview(view)
    window.layoutIfNeeded()
    let labels = parts(view, UILabel.self)
    #expect(labels.count == 1 && parts(view, UIButton.self).isEmpty)
    #expect(abs((isRightToLeft ? 320 - labels[0].frame.maxX : labels[0].frame.minX) - 16) < 1e-9)
    #expect(abs(labels[0].frame.midY - 300) < 1e-9)
  }

  @Test("Buttons perform the action of the present configuration, once a tap")
  func buttons() throws {
    var calls: [String] = []
    var configuration = sample()
    configuration.buttonProperties.primaryAction = UIAction { _ in calls.append("first") }
    let view = UIContentUnavailableView(configuration: configuration)
    configuration.buttonProperties.primaryAction = UIAction { _ in calls.append("second") }
    configuration.secondaryButtonProperties.isEnabled = false
    view.configuration = configuration
    view.configuration = configuration
    let buttons = parts(view, UIButton.self)
    buttons[0].sendActions(for: .primaryActionTriggered)
    #expect(calls == ["second"] && buttons.map(\.isEnabled) == [true, false])
    configuration.button.title = nil
    view.configuration = configuration
    #expect(parts(view, UIButton.self).count == 1)
  }

  @Test("Content that is higher than the view can be scrolled to its last button")
  func high() throws {
    var configuration = sample()
    configuration.secondaryText = String(repeating: "A long explanation. ", count: 80)
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    window.addSubview(view)
    window.layoutIfNeeded()
    let scroller = try #require(parts(view, UIScrollView.self).first)
    let last = try #require(parts(view, UIButton.self).last)
    #expect(scroller.contentSize.height == last.frame.maxY + 16 && scroller.contentSize.height > 150)
    #expect(view.sizeThatFits(view.bounds.size).height == scroller.contentSize.height)
    view.isScrollEnabled = false
    #expect(!scroller.isScrollEnabled)
  }

  @Test("Loading shows an indicator that moves, and a picture replaces it")
  func loading() throws {
    var configuration = UIContentUnavailableConfiguration.loading()
    let view = UIContentUnavailableView(configuration: configuration)
    let spinner = try #require(parts(view, UIActivityIndicatorView.self).first)
    #expect(spinner.isAnimating && parts(view, UILabel.self).map(\.text) == ["Loading…"])
    configuration.image = UIImage()
    view.configuration = configuration
    #expect(!spinner.isAnimating && parts(view, UIActivityIndicatorView.self).isEmpty)
  }

  @Test("The controller is asked before its first layout, after a request and after a change of traits")
  func updates() {
    let controller = Screen()
    controller.make = { $0.searchText == nil ? .loading() : nil }
    show(controller)
    #expect(controller.states.count == 1 && shownView(controller) != nil)
    #expect(controller.states[0][UIConfigurationStateCustomKey("own")] == AnyHashable(7))
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.states.count == 1)
    controller.make = { _ in nil }
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(controller.states.count == 2 && shownView(controller) == nil)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(controller.states.last?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A request during an update ends")
  func requestDuringUpdate() {
    let controller = Screen()
    controller.make = { [unowned controller] _ in
      controller.setNeedsUpdateContentUnavailableConfiguration()
      return .search()
    }
    show(controller)
    #expect(controller.states.count == 1)
  }

  @Test("A search names what was searched for, unless the app has set a text")
  func searchText() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "kiwi"
    var configuration = UIContentUnavailableConfiguration.search()
    #expect(configuration.text == "No Results" && configuration.image != nil)
    configuration = configuration.updated(for: state)
    #expect(configuration.text == "No Results for “kiwi”")
    state.searchText = "fig"
    configuration = configuration.updated(for: state)
    #expect(configuration.text == "No Results for “fig”")
    state.searchText = ""
    #expect(configuration.updated(for: state).text == "No Results")
    configuration.text = "Nothing"
    #expect(configuration.updated(for: state).text == "Nothing")
  }

  @Test("Typing in the search bar of the navigation item gives the state its text")
  func searchController() {
    let controller = Screen()
    controller.make = { ($0.searchText ?? "").isEmpty ? nil : .search() }
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    show(UINavigationController(rootViewController: controller))
    #expect(shownView(controller) == nil)
    search.isActive = true
    search.searchBar.searchTextField.insertText("k")
    window.layoutIfNeeded()
    #expect(controller.states.last?.searchText == "k")
    #expect(
      (controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
        == "No Results for “k”")
    search.isActive = false
    window.layoutIfNeeded()
    #expect(shownView(controller) == nil)
  }
}
