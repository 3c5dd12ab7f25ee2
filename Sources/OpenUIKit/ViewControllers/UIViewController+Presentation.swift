/// How a presented controller's view covers what is below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As a page sheet.
  case automatic = -2
  /// All of the window; the view below is taken out of it.
  case fullScreen = 0
  /// As a sheet that leaves a strip of what is below.
  case pageSheet = 1
  /// As a sheet of at most 540 × 620 points, or of `preferredContentSize`, in the middle of a wide window.
  case formSheet = 2
  /// All of the window, over what is below.
  case overFullScreen = 5
}

/// A controller that is being presented: who presents it, and the view that it is shown in.
final class Presentation {
  @Weak var presenter: UIViewController?
  /// The window keeps it.
  @Weak private(set) var container: PresentationView?
  /// Whether the presenter disappears meanwhile.
  var replacesPresenter: Bool
  /// Where the presenter's view was, once it has made way.
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
    if presentation.replacesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    window.addSubview(container)
    container.slideIn(animated: animated) {
      // It may have been taken away meanwhile.
      if controller.presentation === presentation {
        controller.endAppearanceTransition()
        if presentation.replacesPresenter { presenter.makeWay(for: presentation) }
      }
      guard let completion else { return }
      guard let window = controller.view.window else { return completion() }
      window.whenAppeared(completion)
    }
  }

  /// Takes the controller's view out of the window until what covers all of it is dismissed.
  private func makeWay(for presentation: Presentation) {
    presentation.formerPlace = view.superview
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  func takeAwayPresented(animated: Bool, _ completion: (() -> Void)?) {
    guard presented != nil else {
      // A child asks what it is in, and that asks what presents it.
      let next = parent ?? presentation?.presenter
      next?.takeAwayPresented(animated: animated, completion)
      return
    }
    while let middle = presented, middle.presented != nil { takeOut(middle) }
    guard let controller = presented, let presentation = controller.presentation else { return }
    controller.beginAppearanceTransition(false, animated: animated)
    if presentation.replacesPresenter { comeBack(from: presentation, animated: animated) }
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

  /// Puts the controller's view back where it was, if it has made way.
  private func comeBack(from presentation: Presentation, animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    guard let place = presentation.formerPlace else { return }
    view.frame = place.bounds
    if let container = presentation.container, container.superview === place {
      place.insertSubview(view, belowSubview: container)
    } else {
      place.addSubview(view)
    }
  }

  /// Takes a presented controller away at once and presents what it presents in its stead: of all that are dismissed
  /// together, only the one on top is seen to go.
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
    (above.replacesPresenter, above.formerPlace) = (own.replacesPresenter, own.formerPlace)
  }

  /// Takes away what the controller presents, and what that presents in turn.
  func takeAwayAllPresented() {
    if presented != nil { takeAwayPresented(animated: false, nil) }
  }
}
