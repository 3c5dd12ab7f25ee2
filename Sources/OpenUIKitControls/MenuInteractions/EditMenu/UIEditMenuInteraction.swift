/// The place and the name of an edit menu.
open class UIEditMenuConfiguration: NSObject, ViewTreeConfined {
  /// The name by which a delegate distinguishes menus.
  public final let identifier: AnyHashable
  /// The point that the menu belongs to, in points of the interaction's view.
  public final let sourcePoint: CGPoint
  /// Where the arrow of the menu points. The menu has none here.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates the configuration of a menu. Without an identifier it has a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu chooses.
  case automatic = 0
  /// Up.
  case up = 1
  /// Down.
  case down = 2
  /// Left.
  case left = 3
  /// Right.
  case right = 4
}

/// The appearance or disappearance of an edit menu, beside which other animations run.
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol, ViewTreeConfined {
  /// Runs changes animated, together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The delegate of an edit menu. All methods are optional.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol, ViewTreeConfined {
  /// Returns the menu, which may contain the suggested elements; nil for a menu of those.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu does not cover, in points of the view; null for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Null.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows an edit menu for a view: when the app asks for it, and after a click with the secondary button of a pointer.
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that makes the menu; not retained.
  public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?
  @Weak public private(set) final var view: UIView?
  @Weak private var bar: EditMenuBar?
  private var shown: UIEditMenuConfiguration?

  /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// Closes the menu.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu at the point of a configuration, with the elements of the delegate. Without any there is no menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    dismissMenu()
    let responder = window.firstResponder ?? view
    let suggested = EditActions.commands(for: responder)
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    let elements = menu?.children ?? suggested
    guard !elements.isEmpty else { return }
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    bar = EditMenuBar.show(elements, at: place(configuration, view), from: responder, in: window)
    shown = bar == nil ? nil : configuration
    bar?.willClose = { [unowned(unsafe) self] in willClose() }
    animator.run()
  }

  private func place(_ configuration: UIEditMenuConfiguration, _ view: UIView) -> CGRect {
    let point = CGRect(origin: configuration.sourcePoint, size: .zero)
    let place = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return view.convert(place.isNull ? point : place, to: nil)
  }

  private func willClose() {
    guard let configuration = shown else { return }
    shown = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }

  /// Closes the menu.
  open func dismissMenu() { bar?.close(animated: true) }

  /// Asks the delegate for the elements of the open menu again.
  open func reloadVisibleMenu() {
    if let shown { presentEditMenu(with: shown) }
  }

  /// Asks the delegate for the place of the open menu again.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }

  /// The point of the open menu, in points of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  /// Opens the menu for a point of the view. Returns whether there is one.
  public func _openMenu(at location: CGPoint) -> Bool {
    presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: location))
    return shown != nil
  }
}

/// Collects what runs beside the animation of an edit menu.
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: 0.15) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
