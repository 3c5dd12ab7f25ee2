import OpenUIKitControls
import Testing

@testable import OpenUIKitMenus

@MainActor
@Suite("Context menus")
struct ContextMenuTests {
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var hasMenu = true
    var previewController: UIViewController?
    /// Called as the menu is asked for.
    var onMenu: (() -> Void)?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("configure \(Int(location.x)) \(Int(location.y))")
      guard hasMenu else { return nil }
      let provider: UIContextMenuContentPreviewProvider = { [previewController] in previewController }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) { [unowned self] _ in
        onMenu?()
        return UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display")
      animator?.addCompletion { [unowned self] in log.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addCompletion { [unowned self] in log.append("ended") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit")
      animator.addCompletion { [unowned self] in log.append("committed") }
    }
  }

  private let place = MenuWindow()
  private let owner = Owner()
  private let view = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: owner)
    view.backgroundColor = .systemBlue
    place.screen.view.addSubview(view)
    view.addInteraction(interaction)
  }

  private func press(_ seconds: Double = 0.6) {
    place.window.sendTouch(.began, at: CGPoint(x: 60, y: 220))
    place.run(seconds)
    place.window.sendTouch(.ended, at: CGPoint(x: 60, y: 220))
    place.run()
  }

  @Test("do not open for a view that leaves its superview as it is asked for the menu")
  func viewThatLeaves() {
    owner.onMenu = { [view] in view.removeFromSuperview() }
    press()
    #expect(!owner.log.contains("display"))
    #expect(owner.log.first == "configure 20 20")
  }

  @Test("open after a press of half a second, below the lifted view, and call the delegate in order")
  func longPress() {
    press()
    #expect(owner.log == ["configure 20 20", "display", "displayed"])
    #expect(place.frame("Copy") == CGRect(x: 40, y: 312, width: 250, height: 44))
    #expect(interaction.menuAppearance == .rich)
    place.tap("Copy")
    #expect(owner.log.suffix(2) == ["end", "copy"])
    place.run()
    #expect(owner.log.last == "ended")
    #expect(interaction.menuAppearance == .unknown)
    #expect(place.window.subviews.count == 1)
  }

  @Test("do not open after a short press, or without a configuration")
  func none() {
    press(0.2)
    #expect(owner.log == [] && place.element("Copy") == nil)
    owner.hasMenu = false
    press()
    #expect(owner.log == ["configure 20 20"] && place.element("Copy") == nil)
    #expect(!place.window.sendSecondaryClick(at: CGPoint(x: 60, y: 220)))
  }

  @Test("open with a click of the secondary button on a view inside")
  func secondaryClick() {
    view.addSubview(UIView(frame: view.bounds))
    #expect(place.window.sendSecondaryClick(at: CGPoint(x: 60, y: 220)))
    place.run()
    #expect(place.element("Copy") != nil)
    #expect(!place.window.sendSecondaryClick(at: CGPoint(x: 300, y: 700)))
  }

  @Test("do not keep their window while they are open")
  func releasedWindow() {
    weak var window: UIWindow?
    do {
      let place = MenuWindow()
      window = place.window
      place.screen.view.addSubview(view)
      #expect(place.window.sendSecondaryClick(at: CGPoint(x: 60, y: 220)))
      place.run()
      #expect(place.element("Copy") != nil)
    }
    #expect(window == nil)
  }

  @Test("end with a tap outside")
  func outside() {
    press()
    place.tap(CGPoint(x: 350, y: 700))
    place.run()
    #expect(owner.log.suffix(2) == ["end", "ended"])
  }

  @Test("commit a tapped preview, and then end")
  func commit() {
    press()
    place.tap(CGPoint(x: 100, y: 250))
    place.run()
    #expect(owner.log.suffix(4) == ["commit", "end", "committed", "ended"])
  }

  @Test("move a view near the bottom up if the menu fits neither below nor above it")
  func moved() {
    view.frame = CGRect(x: 40, y: 30, width: 200, height: 800)
    place.window.sendSecondaryClick(at: CGPoint(x: 60, y: 220))
    place.run()
    #expect(place.frame("Copy").maxY <= 836)
    let preview = place.window.subviews.last?.subviews.first { $0 is MenuPreview }
    #expect((preview?.frame.minY ?? 0) >= 8)
    #expect((preview?.frame.maxY ?? 0) <= place.frame("Copy").minY - 12 + 0.5)
  }

  @Test("show a preview of a controller in its preferred size")
  func controller() {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    owner.previewController = controller
    press()
    #expect(controller.view.window === place.window)
    #expect(controller.view.bounds.size == CGSize(width: 300, height: 200))
    place.tap(CGPoint(x: 350, y: 830))
    place.run()
    #expect(controller.view.window == nil)
  }

  @Test("are closed and changed by the interaction")
  func update() {
    press()
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren(menu.children + [UIAction(title: "Paste") { _ in }])
    }
    place.run()
    #expect(place.frame("Paste").minY == place.frame("Copy").maxY)
    interaction.dismissMenu()
    place.run()
    #expect(place.element("Paste") == nil)
  }

  @Test("an interaction belongs to one view, and leaves it with its recogniser")
  func interactions() {
    let other = UIView()
    #expect(view.interactions.count == 1 && view.gestureRecognizers?.count == 1)
    other.addInteraction(interaction)
    #expect(view.interactions.isEmpty && view.gestureRecognizers?.isEmpty != false)
    #expect(interaction.view === other)
    other.interactions = []
    #expect(interaction.view == nil)
  }

  @Test("elements and menus have UIKit's defaults")
  func defaults() {
    let action = UIAction(title: "A") { _ in }
    #expect(action.state == .off && action.attributes == [] && action.subtitle == nil)
    #expect(action.identifier == action.identifier)
    #expect(action.identifier != UIAction(title: "A") { _ in }.identifier)
    let menu = UIMenu(title: "M", identifier: .edit, options: .displayInline, children: [action])
    let copy = menu.replacingChildren([])
    #expect(
      copy.title == "M" && copy.identifier == .edit && copy.options == .displayInline && copy.children.isEmpty
    )
    #expect(menu.children.first === action)
  }
}
