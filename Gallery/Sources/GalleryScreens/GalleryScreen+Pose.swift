import UIKitShim

extension GalleryScreen {
  /// A screen in one of its variants, after certain taps, at a certain time.
  #if !ThreadConfined
    @MainActor
  #endif
  public struct Pose {
    /// A name that is unique among the poses of a screen: lower-case words joined by hyphens, empty for the first.
    public let name: String

    /// A description of the picture, in a few words.
    public let caption: String

    /// The time of the picture after the interaction, in seconds of the window's clock.
    public let time: TimeInterval

    let makeViewController: () -> UIViewController
    private let interaction: (UIViewController) -> Void

    /// Does what a person would do to bring a screen into this pose.
    ///
    /// - Parameter controller: the controller, made for this pose, in a window and laid out.
    public func interact(with controller: UIViewController) {
      interaction(controller)
    }
  }
}

extension GalleryScreen.Pose {
  /// Creates a pose of a screen that is a view.
  init<Screen: UIView>(
    _ name: String = "",
    caption: String,
    time: TimeInterval = 0,
    of screen: @escaping () -> Screen,
    after interaction: @escaping (Screen) -> Void = { _ in }
  ) {
    self.init(
      name: name,
      caption: caption,
      time: time,
      makeViewController: { ScreenViewController(screen: screen()) },
      interaction: { controller in
        guard let screen = (controller as? ScreenViewController)?.screen as? Screen else {
          preconditionFailure("a pose works with controllers that were made for it")
        }
        interaction(screen)
      })
  }

  /// Creates a pose of a screen that is a view controller.
  init(
    _ name: String = "", caption: String, controller: @escaping () -> UIViewController,
    after interaction: @escaping (UIViewController) -> Void = { _ in }
  ) {
    self.init(
      name: name, caption: caption, time: 0, makeViewController: controller, interaction: interaction)
  }
}
