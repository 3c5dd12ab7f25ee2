// Not in the class: a page without them would contain their code.
extension UIImageView {
  /// The images that `startAnimating()` shows one after the other; nil for none.
  public final var animationImages: [UIImage]? {
    get { storedAnimationImages }
    set { storedAnimationImages = newValue }
  }

  /// The duration of all images, in seconds. 0, the default, stands for 1/30 of a second for each image.
  public final var animationDuration: TimeInterval {
    get { storedAnimationDuration }
    set { storedAnimationDuration = newValue }
  }

  /// How often the images are shown. 0, the default, stands for no limit.
  public final var animationRepeatCount: Int {
    get { storedAnimationRepeatCount }
    set { storedAnimationRepeatCount = newValue }
  }

  /// Whether the images are running.
  public final var isAnimating: Bool { runsAnimation }

  /// Shows `animationImages` one after the other. Does nothing without images and outside of a window.
  public final func startAnimating() { runAnimation() }

  /// Shows the view's image again.
  public final func stopAnimating() { endAnimation() }
}
