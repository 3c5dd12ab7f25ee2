import OpenUIKit
import Testing

private final class Parent: UIViewController {
  var log: [String] = []
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.append("\(container.preferredContentSize.width)")
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
}

private final class Child: UIViewController {
  var sizes: [CGSize] = []
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

private final class Card: UIPresentationController {
  var log: [String] = []
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(origin: .zero, size: preferredContentSize)
  }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.append("size")
    containerView?.setNeedsLayout()
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { preferredContentSize }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("turn \(Int(size.width))")
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("traits")
  }
}

private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
  var made: Card?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let card = Card(presentedViewController: presented, presenting: presenting)
    made = card
    return card
  }
}

/// By Apple's documentation of `UIContentContainer`.
@MainActor
@Suite("Containers of content")
struct ContentContainerTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("A parent is notified of each other preferred size of a child, and the same size is no change")
  func preferredSize() {
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize.width = 10
    child.preferredContentSize.width = 10
    child.preferredContentSize.width = 20
    #expect(parent.log == ["10.0", "20.0"])
    child.removeFromParent()
    child.preferredContentSize.width = 30
    #expect(parent.log.count == 2)
  }

  @Test("A navigation controller passes the change of its screen on to its own parent")
  func navigation() {
    let (parent, screen) = (Parent(), UIViewController())
    let stack = UINavigationController(rootViewController: screen)
    parent.addChild(stack)
    screen.preferredContentSize.width = 10
    #expect(parent.log.count == 1)
  }

  @Test("A child learns the size that its parent has for it before the window is resized")
  func childSize() {
    let (parent, child) = (Parent(), Child())
    parent.addChild(child)
    window.rootViewController = parent
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(child.sizes == [CGSize(width: 240, height: 320)])
  }

  @Test(
    "A presentation controller is notified of sizes of its controller and of the window, and places the view again"
  )
  func presentation() {
    let (cards, child, root) = (Cards(), Child(), UIViewController())
    window.rootViewController = root
    window.layoutIfNeeded()
    child.preferredContentSize = CGSize(width: 100, height: 60)
    child.modalPresentationStyle = .custom
    child.transitioningDelegate = cards
    root.present(child, animated: false)
    window.layoutIfNeeded()
    #expect(child.view.frame.size == CGSize(width: 100, height: 60) && cards.made?.log == [])
    child.preferredContentSize.height = 80
    window.layoutIfNeeded()
    #expect(child.view.frame.height == 80 && cards.made?.log == ["size"])
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(cards.made?.log == ["size", "traits", "turn 480"] || cards.made?.log == ["size", "turn 480"])
    #expect(child.sizes == [CGSize(width: 100, height: 80)])
  }

  @Test("A navigation controller makes bars of the classes that it is created with")
  func barClasses() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let custom = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(custom.navigationBar is Bar && custom.toolbar is Tools)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(
      type(of: plain.navigationBar) == UINavigationBar.self && type(of: plain.toolbar!) == UIToolbar.self)
    custom.pushViewController(UIViewController(), animated: false)
    window.rootViewController = custom
    window.layoutIfNeeded()
    #expect(custom.navigationBar.window === window)
  }
}
