import OpenUIKitControls

/// The animation of the pointer as it enters or leaves a region. Other animations can run alongside it.
public protocol UIPointerInteractionAnimating: NSObjectProtocol, ViewTreeConfined {
  /// Runs changes animated, together with the pointer's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure after the animation.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The delegate of a pointer interaction. All methods are optional.
public protocol UIPointerInteractionDelegate: NSObjectProtocol, ViewTreeConfined {
  /// Returns the region at the pointer's place; nil for none there. The default region is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the look of a region; nil for the system's pointer.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// Called when the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Nil.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Changes the look of the pointer, and of a view under it.
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that chooses regions and their look; not retained.
  public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view; not retained.
  public private(set) final weak var view: UIView?
  /// Whether the interaction does anything.
  open var isEnabled = true { didSet { if !isEnabled { leave() } } }

  private var region: UIPointerRegion?
  private var shown: ShownPointerEffect?
  /// The look of the pointer over the present region; nil for the system's.
  private(set) final var style: UIPointerStyle?

  /// Creates an interaction. Without a delegate the whole view is a region with an automatic effect.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }

  /// Ends the effect.
  open func willMove(to view: UIView?) { leave() }

  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for the region and its look again.
  open func invalidate() {
    guard region != nil, let view, let window = view.window,
      let tracker = window.attached(PointerTracker.self), let place = tracker.location
    else { return }
    leave()
    _ = enter(at: view.convert(place, from: window), tracker.modifiers)
  }

  /// Whether there is a region at a place of the view, whose look is then shown.
  final func enter(at location: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard isEnabled, let next = region(at: location, modifiers) else {
      leave()
      return false
    }
    if let region, region.isSame(as: next) { return true }
    leave()
    region = next
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: next, animator: animator)
    style = style(for: next)
    shown = style?.effect.flatMap { ShownPointerEffect($0, style?.shape) }
    animator.run { [shown] in shown?.show() }
    return true
  }

  /// The pointer is elsewhere.
  final func leave() {
    guard let region else { return }
    let leaving = shown
    (self.region, style, shown) = (nil, nil, nil)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    animator.addCompletion { _ in leaving?.remove() }
    animator.run { leaving?.hide() }
  }

  private func region(at location: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
    guard let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate else { return whole }
    let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
    let found = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    return found.flatMap { $0.rect.contains(location) ? $0 : nil }
  }

  private func style(for region: UIPointerRegion) -> UIPointerStyle? {
    if let delegate { return delegate.pointerInteraction(self, styleFor: region) }
    return view.flatMap {
      $0.superview == nil ? nil : UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0)))
    }
  }
}

/// Collects the animations that run alongside a change of the pointer.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run(_ change: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: 0.2) {
      change()
      for animation in animations { animation() }
    } completion: { finished in
      for completion in completions { completion(finished) }
    }
  }
}
