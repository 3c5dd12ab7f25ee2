extension UIViewController {
  func show(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window, window.isShown else {
      return printError(
        "Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is not in the window hierarchy."
      )
    }
    let style = controller.modalPresentationStyle.resolved
    let presenter = presenter(for: style)
    guard !presenter.isLeaving else {
      return printError(
        "Attempt to present \(type(of: controller)) on \(type(of: self)) which is being dismissed.")
    }
    guard presented == nil, presenter.presented == nil else {
      return printError(
        "Attempt to present \(type(of: controller)) on \(type(of: self)) which is already presenting.")
    }
    require(
      controller.presentation == nil && controller.parent == nil,
      "\(type(of: controller)) is already being presented, or is the child of another controller")
    let presentation = presentation(of: controller, style, by: presenter)
    // Its delegate was called, and may have presented something, or dismissed this controller.
    guard presented == nil, presenter.presented == nil, controller.presentation == nil,
      !presenter.isLeaving, isInShownWindow
    else {
      return printError(
        "Attempt to present \(type(of: controller)) on \(type(of: self)) which is already presenting.")
    }
    presenter.presented = controller
    controller.presentation = presentation
    presenter.dismissPresented = { presenter, animated, completion in
      presenter.dismissAllPresented(animated: animated, completion)
    }
    let coversContext = presentation.style == .currentContext || presentation.style == .overCurrentContext
    let place = coversContext ? presenter.view.superview ?? window : window
    let frame = place === window ? window.bounds : presenter.view.untransformedFrame
    presentation.present(
      in: place, frame, from: self, animated: animated && UIView.areAnimationsEnabled, completion)
  }

  /// Whether the controller is being dismissed. What it presents then would stay without it, and nothing could dismiss it.
  private var isLeaving: Bool { movement.contains(.isBeingDismissed) }

  /// The controller that presents for this one: the closest ancestor that defines the context for the styles
  /// of a context, or else the outermost container.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let isInContext = style == .currentContext || style == .overCurrentContext
    var presenter = self
    while let parent = presenter.parent, !(isInContext && presenter.definesPresentationContext) {
      presenter = parent
    }
    return presenter
  }

  /// The presentation controller for a presentation by a presenter.
  private func presentation(
    of controller: UIViewController, _ style: UIModalPresentationStyle, by presenter: UIViewController
  ) -> UIPresentationController {
    let own = ownPresentation(of: controller, style, by: presenter)
    own.presenter = presenter
    let adapted = own.adaptedStyle(in: presenter.traitCollection)
    guard adapted != own.style, adapted != .none else {
      own.replacesPresenter = own.shouldRemovePresentersView
      return own
    }
    #if hasFeature(Embedded)
      let other = UIPresentationController.make(adapted, of: controller)
      other.delegate = own.delegate
    #else
      let other =
        own.presentation(adaptedTo: adapted) ?? UIPresentationController.make(adapted, of: controller)
      if other.delegate == nil { other.delegate = own.delegate }
    #endif
    other.presenter = presenter
    other.replacesPresenter = other.shouldRemovePresentersView
    return other
  }

  private func ownPresentation(
    of controller: UIViewController, _ style: UIModalPresentationStyle, by presenter: UIViewController
  ) -> UIPresentationController {
    if style == .custom {
      let custom = controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: presenter, source: self)
      return custom ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    }
    if let prepared = controller.preparedPresentation, prepared.style == style { return prepared }
    return UIPresentationController.make(style, of: controller)
  }

  func takeAwayPresented(animated: Bool, _ completion: (() -> Void)?) {
    guard presented != nil else {
      // A controller passes the request to its parent, and the outermost parent to its presenter.
      let next = parent ?? presentation?.presenter
      next?.takeAwayPresented(animated: animated, completion)
      return
    }
    dismissPresented?(self, animated, completion)
  }

  /// Only the top controller slides out. Those below it are covered and leave without an animation.
  private func dismissAllPresented(animated: Bool, _ completion: (() -> Void)?) {
    while let middle = presented, middle.presented != nil, takeOut(middle) {}
    presented?.presentation?.dismiss(animated: animated && UIView.areAnimationsEnabled, completion)
  }

  /// Removes a presented controller at once, and presents the controller that it presents. If several are
  /// dismissed together, only the one on top is animated. Returns whether there were two.
  private func takeOut(_ middle: UIViewController) -> Bool {
    guard let own = middle.presentation, let top = middle.presented, let above = top.presentation else {
      return false
    }
    (middle.presented, middle.presentation) = (nil, nil)
    presented = top
    above.presenter = self
    // The controller above now covers this one's presenter. Without the former place the presenter's view
    // would not come back.
    (above.replacesPresenter, above.formerPlace) = (own.replacesPresenter, own.formerPlace)
    // Code that this calls may dismiss the top, or present something.
    let transition = AppearanceTransition(isVisible: true)
    transition.begin(middle, false, animated: false)
    own.removeContainer()
    transition.end()
    return true
  }

  /// Removes the controller that this one presents, and those that it presents in turn.
  func takeAwayAllPresented() {
    if presented != nil { takeAwayPresented(animated: false, nil) }
  }
}

extension UIViewController {
  /// The implementation of `presentationController`.
  final var ownPresentationController: UIPresentationController? {
    if let presentation { return presentation }
    if let parent { return parent.presentationController }
    let style = modalPresentationStyle.resolved
    if let preparedPresentation, preparedPresentation.style == style { return preparedPresentation }
    guard style != .custom else { return nil }
    #if !hasFeature(Embedded)
      if style == .popover { return popoverPresentationController }
    #endif
    let made = UIPresentationController.make(style, of: self)
    preparedPresentation = made
    return made
  }

  /// The implementation of `transitionCoordinator`.
  final var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let runningCoordinator { return runningCoordinator }
    return parent?.transitionCoordinator
  }
}

extension UIViewController {
  /// The controller of the sheet in which this controller is or will be presented; nil for other styles.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

/// The reasons for which a controller appears or disappears.
struct ControllerMovement: OptionSet {
  let rawValue: UInt8
  static let isBeingPresented = ControllerMovement(rawValue: 1 << 0)
  static let isBeingDismissed = ControllerMovement(rawValue: 1 << 1)
  static let isMovingToParent = ControllerMovement(rawValue: 1 << 2)
  static let isMovingFromParent = ControllerMovement(rawValue: 1 << 3)
}

extension UIModalPresentationStyle {
  /// The style that stands for the automatic one.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}

extension UIPresentationController {
  /// Creates the presentation controller of a style. A popover for which no app has asked is a sheet.
  static func make(_ style: UIModalPresentationStyle, of controller: UIViewController)
    -> UIPresentationController
  {
    switch style {
    case .pageSheet, .formSheet, .popover, .automatic:
      let sheet = UISheetPresentationController(presentedViewController: controller, presenting: nil)
      sheet.style = style == .formSheet ? .formSheet : .pageSheet
      return sheet
    default:
      let made = UIPresentationController(presentedViewController: controller, presenting: nil)
      made.style = style
      return made
    }
  }

  /// The style of the presentation in an environment.
  fileprivate func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard adaptivePresentationStyle(for: traits) != .none || delegate != nil else { return style }
    let adapted =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    // The delegate's answer for narrow windows has no effect in others.
    guard traits.horizontalSizeClass == .compact else { return style }
    return adapted == .none ? style : adapted.resolved
  }
}

extension UIViewController {
  /// The controller on top of those that this one presents.
  final var topPresented: UIViewController {
    var controller = self
    while let next = controller.presented { controller = next }
    return controller
  }
}
