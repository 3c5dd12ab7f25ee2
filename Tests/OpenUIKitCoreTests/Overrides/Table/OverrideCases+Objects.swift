import OpenUIKit

private final class ProbeLayer: CALayer {
  override func layoutSublayers() {
    called(CALayer.self)
    super.layoutSublayers()
  }
  override func display() {
    called(CALayer.self)
    super.display()
  }
  override func draw(in ctx: CGContext) { called(CALayer.self) }
  override func action(forKey event: String) -> (any CAAction)? {
    called(CALayer.self)
    return super.action(forKey: event)
  }
}

private final class ProbeElement: UIView {
  override var isAccessibilityElement: Bool {
    get {
      called(UIResponder.self)
      return true
    }
    set {}
  }
  override var accessibilityElementsHidden: Bool {
    get {
      called(UIResponder.self)
      return false
    }
    set {}
  }
  override func accessibilityActivate() -> Bool {
    called(UIResponder.self)
    return true
  }
  override func accessibilityPerformEscape() -> Bool {
    called(UIResponder.self)
    return true
  }
}

private final class ProbeGroup: UIView {
  override var accessibilityElements: [Any]? {
    get {
      called(UIResponder.self)
      return []
    }
    set {}
  }
  override var accessibilityViewIsModal: Bool {
    get {
      called(UIResponder.self)
      return false
    }
    set {}
  }
}

private final class ProbeBody: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    called(UIView.self)
    return .path
  }
  override var collisionBoundingPath: UIBezierPath {
    called(UIView.self)
    return UIBezierPath(rect: CGRect(x: -5, y: -5, width: 10, height: 10))
  }
}

private final class ProbeBehavior: UIDynamicBehavior {
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) { called(UIDynamicBehavior.self) }
}

private final class ProbeMotion: UIMotionEffect {
  override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    called(UIMotionEffect.self)
    return nil
  }
}

private final class ProbeDrag: UIDragInteraction {
  override func willMove(to view: UIView?) {
    called(UIDragInteraction.self)
    super.willMove(to: view)
  }
  override func didMove(to view: UIView?) {
    called(UIDragInteraction.self)
    super.didMove(to: view)
  }
}

private final class ProbePointer: UIPointerInteraction {
  override func willMove(to view: UIView?) {
    called(UIPointerInteraction.self)
    super.willMove(to: view)
  }
  override func didMove(to view: UIView?) {
    called(UIPointerInteraction.self)
    super.didMove(to: view)
  }
}

private final class ProbeMenu: UIContextMenuInteraction {
  override func willMove(to view: UIView?) {
    called(UIContextMenuInteraction.self)
    super.willMove(to: view)
  }
  override func didMove(to view: UIView?) {
    called(UIContextMenuInteraction.self)
    super.didMove(to: view)
  }
}

private final class ProbeDrop: UIDropInteraction {
  override func willMove(to view: UIView?) {
    called(UIDropInteraction.self)
    super.willMove(to: view)
  }
  override func didMove(to view: UIView?) {
    called(UIDropInteraction.self)
    super.didMove(to: view)
  }
}

private final class ProbeEditMenu: UIEditMenuInteraction {
  override func willMove(to view: UIView?) {
    called(UIEditMenuInteraction.self)
    super.willMove(to: view)
  }
  override func didMove(to view: UIView?) {
    called(UIEditMenuInteraction.self)
    super.didMove(to: view)
  }
}

private final class InteractionDelegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
  UIContextMenuInteractionDelegate
{
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  { [] }
}

private final class ProbeApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {
    called(UIApplication.self)
    super.sendEvent(event)
  }
}

private final class ApplicationDelegate: UIResponder, UIApplicationDelegate {}

private let area = CGRect(x: 0, y: 0, width: 100, height: 100)

extension OverrideCase {
  static let objects: [OverrideCase] = [
    OverrideCase(
      "a layer changes, is laid out and is shown",
      "CALayer.action(forKey:) CALayer.layoutSublayers() CALayer.display() CALayer.draw(in:)"
    ) {
      let view = UIView(frame: area)
      let layer = ProbeLayer()
      layer.frame = area
      view.layer.addSublayer(layer)
      let window = caseWindow(view)
      CATransaction.begin()
      layer.opacity = 0.5
      CATransaction.commit()
      layer.setNeedsLayout()
      layer.setNeedsDisplay()
      window.layoutIfNeeded()
      _ = window.displayList()
    },
    OverrideCase(
      "assistive technology looks for elements and activates one",
      """
      UIResponder.accessibilityElementsHidden UIResponder.isAccessibilityElement UIResponder.accessibilityActivate()
      UIResponder.accessibilityPerformEscape()
      """
    ) {
      let view = ProbeElement(frame: area)
      let window = caseWindow(view)
      _ = window.accessibilityTree()
      window.activate(view)
      _ = window.performAccessibilityEscape(at: view)
    },
    OverrideCase("assistive technology looks into a group", "UIResponder.accessibilityElements") {
      _ = caseWindow(ProbeGroup(frame: area)).accessibilityTree()
    },
    OverrideCase("a modal group hides what is around it", "UIResponder.accessibilityViewIsModal") {
      _ = caseWindow(ProbeGroup(frame: area), UIView(frame: area)).accessibilityTree()
    },
    OverrideCase("items collide", "UIView.collisionBoundsType UIView.collisionBoundingPath") {
      let view = ProbeBody(frame: area)
      let window = caseWindow(view)
      let animator = UIDynamicAnimator(referenceView: window)
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      window.pass(0.2)
    },
    OverrideCase("a behaviour is added to an animator", "UIDynamicBehavior.willMove(to:)") {
      UIDynamicAnimator(referenceView: caseWindow()).addBehavior(ProbeBehavior())
    },
    OverrideCase("the viewer moves", "UIMotionEffect.keyPathsAndRelativeValues(forViewerOffset:)") {
      let view = UIView(frame: area)
      view.addMotionEffect(ProbeMotion())
      caseWindow(view).viewerOffset = UIOffset(horizontal: 0.5, vertical: 0)
    },
    OverrideCase(
      "an interaction for drags is added", "UIDragInteraction.willMove(to:) UIDragInteraction.didMove(to:)"
    ) {
      let delegate = InteractionDelegate()
      UIView(frame: area).addInteraction(ProbeDrag(delegate: delegate))
    },
    OverrideCase(
      "interactions for drops and menus are added",
      """
      UIDropInteraction.willMove(to:) UIDropInteraction.didMove(to:) UIContextMenuInteraction.willMove(to:)
      UIContextMenuInteraction.didMove(to:)
      """
    ) {
      let (view, delegate) = (UIView(frame: area), InteractionDelegate())
      view.addInteraction(ProbeDrop(delegate: delegate))
      view.addInteraction(ProbeMenu(delegate: delegate))
    },
    OverrideCase(
      "an interaction for the edit menu is added",
      "UIEditMenuInteraction.willMove(to:) UIEditMenuInteraction.didMove(to:)"
    ) {
      UIView(frame: area).addInteraction(ProbeEditMenu(delegate: nil))
    },
    OverrideCase(
      "an interaction for pointers is added",
      "UIPointerInteraction.willMove(to:) UIPointerInteraction.didMove(to:)"
    ) {
      UIView(frame: area).addInteraction(ProbePointer(delegate: nil))
    },
    OverrideCase("an app's window gets an event", "UIApplication.sendEvent(_:)") {
      let scene = UIWindowScene(size: CGSize(width: 300, height: 400), scale: 2)
      let delegate = ApplicationDelegate()
      UIApplication.withLaunched(delegate, on: scene) { _ in
        UIApplication.launch(ProbeApplication(), delegate: delegate, on: scene)
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        window.tap(CGPoint(x: 10, y: 10))
      }
    },
  ]
}
