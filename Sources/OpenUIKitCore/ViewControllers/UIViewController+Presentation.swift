/// How a presented controller's view covers the views below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As a page sheet.
  case automatic = -2
  /// The whole window. The view below is removed.
  case fullScreen = 0
  /// As a sheet that leaves a part of the views below visible.
  case pageSheet = 1
  /// As a sheet of at most 540 × 620 points, or of `preferredContentSize`, in the middle of a wide window.
  case formSheet = 2
  /// The whole window, over the views below.
  case overFullScreen = 5
}

/// A presentation: its presenter, and the view that contains the presented one.
final class Presentation {
  @Weak var presenter: UIViewController?
  /// The window keeps it.
  @Weak private(set) var container: PresentationView?
  /// Whether the presenter disappears meanwhile.
  var replacesPresenter: Bool
  /// The former superview of the presenter's view, if that was removed.
  @Weak var formerPlace: UIView?

  init(presenter: UIViewController, container: PresentationView, replacesPresenter: Bool) {
    self.presenter = presenter
    self.container = container
    self.replacesPresenter = replacesPresenter
  }
}

extension UIViewController {
  func show(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window, window.isShown else {
      return printError(
        "Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is not in the window hierarchy."
      )
    }
    guard presented == nil else {
      return printError(
        "Attempt to present \(type(of: controller)) on \(type(of: self)) which is already presenting.")
    }
    require(
      controller.presentation == nil && controller.parent == nil,
      "\(type(of: controller)) is already being presented, or is the child of another controller")
    // The outermost container presents, as in UIKit.
    var presenter = self
    while let parent = presenter.parent { presenter = parent }
    let style =
      controller.modalPresentationStyle == .automatic ? .pageSheet : controller.modalPresentationStyle
    let container = PresentationView(controller, style: style, in: window.bounds)
    let presentation = Presentation(
      presenter: presenter, container: container, replacesPresenter: style == .fullScreen)
    presenter.presented = controller
    controller.presentation = presentation
    controller.beginAppearanceTransition(true, animated: animated)
    // A sheet leaves the presenter visible, so the presenter stays in the state "appeared", as in UIKit.
    if presentation.replacesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    window.addSubview(container)
    container.slideIn(animated: animated) {
      // It may have been taken away meanwhile.
      if controller.presentation === presentation {
        controller.endAppearanceTransition()
        if presentation.replacesPresenter { presenter.makeWay(for: presentation) }
      }
      guard let completion else { return }
      // UIKit calls the completion after `viewDidAppear`, which waits for the next layout of the window.
      guard let window = controller.view.window else { return completion() }
      window.whenAppeared(completion)
    }
  }

  /// Removes the controller's view from the window until the presentation that covers it is dismissed.
  private func makeWay(for presentation: Presentation) {
    presentation.formerPlace = view.superview
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  func takeAwayPresented(animated: Bool, _ completion: (() -> Void)?) {
    guard presented != nil else {
      // A child passes the request to its parent, and the outermost parent to its presenter.
      let next = parent ?? presentation?.presenter
      next?.takeAwayPresented(animated: animated, completion)
      return
    }
    // Only the top controller slides out. Those below it are covered and leave without an animation.
    while let middle = presented, middle.presented != nil { takeOut(middle) }
    guard let controller = presented, let presentation = controller.presentation else { return }
    controller.beginAppearanceTransition(false, animated: animated)
    if presentation.replacesPresenter { comeBack(from: presentation, animated: animated) }
    // Before the animation, so that another controller can be presented while this one slides out.
    presented = nil
    controller.presentation = nil
    let finish = {
      controller.endAppearanceTransition()
      if presentation.replacesPresenter { self.endAppearanceTransition() }
      completion?()
    }
    if let container = presentation.container {
      container.slideOut(animated: animated, finish)
    } else {
      finish()
    }
  }

  /// Adds the controller's view to its former superview again, if it was removed.
  private func comeBack(from presentation: Presentation, animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    guard let place = presentation.formerPlace else { return }
    // The window may have been resized while the view was outside it.
    view.frame = place.bounds
    if let container = presentation.container, container.superview === place {
      place.insertSubview(view, belowSubview: container)
    } else {
      place.addSubview(view)
    }
  }

  /// Removes a presented controller at once, and presents the controller that it presents. If several are
  /// dismissed together, only the one on top is animated.
  private func takeOut(_ middle: UIViewController) {
    guard let own = middle.presentation, let top = middle.presented, let above = top.presentation else {
      return
    }
    middle.beginAppearanceTransition(false, animated: false)
    own.container?.removeFromSuperview()
    middle.endAppearanceTransition()
    (middle.presented, middle.presentation) = (nil, nil)
    presented = top
    above.presenter = self
    // The controller above now covers this one's presenter. Without the former place the presenter's view
    // would not come back.
    (above.replacesPresenter, above.formerPlace) = (own.replacesPresenter, own.formerPlace)
  }

  /// Removes the controller that this one presents, and those that it presents in turn.
  func takeAwayAllPresented() {
    if presented != nil { takeAwayPresented(animated: false, nil) }
  }
}
