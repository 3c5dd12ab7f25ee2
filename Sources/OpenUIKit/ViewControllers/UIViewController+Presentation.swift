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
  @Weak private(set) var presenter: UIViewController?
  /// The window keeps it.
  @Weak private(set) var container: PresentationView?
  let style: UIModalPresentationStyle

  init(presenter: UIViewController, container: PresentationView, style: UIModalPresentationStyle) {
    self.presenter = presenter
    self.container = container
    self.style = style
  }
}

extension UIViewController {
  func show(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window else {
      return printError(
        "Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is not in the window hierarchy."
      )
    }
    guard presented == nil else {
      return printError(
        "Attempt to present \(type(of: controller)) on \(type(of: self)) which is already presenting.")
    }
    precondition(
      controller.presentation == nil && controller.parent == nil,
      "\(type(of: controller)) is already being presented, or is the child of another controller")
    // The outermost container presents, as in UIKit.
    var presenter = self
    while let parent = presenter.parent { presenter = parent }
    let style =
      controller.modalPresentationStyle == .automatic ? .pageSheet : controller.modalPresentationStyle
    let container = PresentationView(controller, style: style, in: window.bounds)
    presenter.presented = controller
    controller.presentation = Presentation(presenter: presenter, container: container, style: style)
    controller.beginAppearanceTransition(true, animated: animated)
    if style == .fullScreen { presenter.beginAppearanceTransition(false, animated: animated) }
    window.addSubview(container)
    container.slideIn(animated: animated) {
      controller.endAppearanceTransition()
      if style == .fullScreen {
        presenter.view.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      completion?()
    }
  }

  func takeAwayPresented(animated: Bool, _ completion: (() -> Void)?) {
    guard let controller = presented, let presentation = controller.presentation else {
      // A child asks what it is in, and that asks what presents it.
      let next = parent ?? presentation?.presenter
      next?.takeAwayPresented(animated: animated, completion)
      return
    }
    let container = presentation.container
    let window = container?.window
    controller.beginAppearanceTransition(false, animated: animated)
    if presentation.style == .fullScreen, let container, let window {
      beginAppearanceTransition(true, animated: animated)
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: container)
    }
    presented = nil
    controller.presentation = nil
    let finish = {
      controller.endAppearanceTransition()
      if presentation.style == .fullScreen { self.endAppearanceTransition() }
      completion?()
    }
    if let container { container.slideOut(animated: animated, finish) } else { finish() }
  }

  /// Takes away what the controller presents, and what that presents in turn, the last one first.
  func takeAwayAllPresented() {
    presented?.takeAwayAllPresented()
    if presented != nil { takeAwayPresented(animated: false, nil) }
  }
}
