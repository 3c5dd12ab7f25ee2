/// Images that an image view shows one after the other.
final class ImageAnimation: ViewTreeConfined {
  var images: [UIImage]
  /// The duration of all images, in seconds.
  var duration: TimeInterval
  /// How often the images are shown; 0 for no limit.
  var repeatCount = 0
  /// Whether the images are those of the view's image, and not its `animationImages`.
  let isOfImage: Bool
  /// Not retained: the clock retains it, and it retains the animation.
  @Weak private var link: CADisplayLink?
  private var start: TimeInterval = 0

  init(_ images: [UIImage], duration: TimeInterval, isOfImage: Bool) {
    (self.images, self.duration, self.isOfImage) = (images, duration, isOfImage)
  }

  var isRunning: Bool { link?.clock != nil }

  func start(in view: UIImageView) {
    guard !isRunning, let clock = view.window?.clock, !images.isEmpty else { return }
    start = clock.now
    let reference = WeakView(view)
    view.animationFrame = images[0]
    link = CADisplayLink(clock: clock) { [self] link in
      // The closure must not retain the clock, which retains the link.
      guard let view = reference.view, view.window?.clock === link.clock, view.imageAnimation === self else {
        reference.view?.animationFrame = nil
        return link.invalidate()
      }
      show(in: view, at: link.timestamp)
    }
  }

  func stop(in view: UIImageView) {
    link?.invalidate()
    link = nil
    view.animationFrame = nil
  }

  private func show(in view: UIImageView, at time: TimeInterval) {
    // 30 images a second are UIKit's default.
    let whole = duration > 0 ? duration : Double(images.count) / 30
    let rounds = (time - start) / whole
    if repeatCount > 0, rounds >= Double(repeatCount) { return stop(in: view) }
    let part = rounds - rounds.rounded(.down)
    view.animationFrame = images[min(images.count - 1, Int(part * Double(images.count)))]
  }
}

/// A reference to a view that does not retain it.
private final class WeakView: ViewTreeConfined {
  @Weak var view: UIImageView?

  init(_ view: UIImageView) { self.view = view }
}

extension UIImageView {
  /// The implementation of `animationImages`.
  final var storedAnimationImages: [UIImage]? {
    get { imageAnimation.flatMap { $0.isOfImage ? nil : $0.images } }
    set {
      let wasRunning = imageAnimation?.isRunning == true
      imageAnimation?.stop(in: self)
      guard let newValue else { return imageAnimation = nil }
      let animation = ImageAnimation(newValue, duration: storedAnimationDuration, isOfImage: false)
      animation.repeatCount = storedAnimationRepeatCount
      imageAnimation = animation
      if wasRunning { runAnimation() }
    }
  }

  /// The implementation of `animationDuration`.
  final var storedAnimationDuration: TimeInterval {
    get { imageAnimation?.duration ?? 0 }
    set { changeableAnimation.duration = newValue }
  }

  /// The implementation of `animationRepeatCount`.
  final var storedAnimationRepeatCount: Int {
    get { imageAnimation?.repeatCount ?? 0 }
    set { changeableAnimation.repeatCount = newValue }
  }

  private final var changeableAnimation: ImageAnimation {
    if let imageAnimation { return imageAnimation }
    let animation = ImageAnimation([], duration: 0, isOfImage: false)
    imageAnimation = animation
    return animation
  }

  /// Begins to show the images of an animated image, unless images are running.
  fileprivate final func show(_ images: [UIImage], _ duration: TimeInterval) {
    guard imageAnimation == nil else { return }
    let animation = ImageAnimation(images, duration: duration, isOfImage: true)
    imageAnimation = animation
    animation.start(in: self)
  }

  /// The implementation of `isAnimating`.
  final var runsAnimation: Bool { imageAnimation?.isRunning == true }

  /// The implementation of `startAnimating`.
  final func runAnimation() { imageAnimation?.start(in: self) }

  /// The implementation of `stopAnimating`.
  final func endAnimation() { imageAnimation?.stop(in: self) }
}

/// Images that a view shows one after the other as one image.
private final class AnimatedImage: ImageContent, @unchecked Sendable {
  let images: [UIImage]
  let duration: TimeInterval

  init(_ images: [UIImage], _ duration: TimeInterval) { (self.images, self.duration) = (images, duration) }

  var pixels: CGImage? { images.first?.cgImage }

  func size(_ properties: ImageProperties) -> CGSize { images.first?.size ?? .zero }

  func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    images.first?.steps(in: frame, tint: tint, traits: traits) ?? []
  }

  func willShow(in view: AnyObject) {
    // Display lists are recorded where the windows live.
    nonisolated(unsafe) let view = view
    withViewTree { (view as? UIImageView)?.show(images, duration) }
  }
}

extension UIImage {
  /// Creates an image whose views show several images one after the other, endlessly. `duration` is that of all images, in
  /// seconds; 0 stands for 1/30 of a second for each. Returns nil without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let properties = ImageProperties(scale: first.scale)
    return UIImage(pixels: nil, content: AnimatedImage(images, duration), properties: properties)
  }

  /// The images of an animated image; nil for others.
  public var images: [UIImage]? { (content as? AnimatedImage)?.images }

  /// The duration of an animated image, in seconds; 0 for others.
  public var duration: TimeInterval { (content as? AnimatedImage)?.duration ?? 0 }
}

#if !hasFeature(Embedded)
  extension UIImage {
    /// An animation of the images `name0`, `name1` and so on, up to the first that is not there, and at most 1,025. Nil if there is none.
    ///
    /// `duration` is in seconds.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
      var images: [UIImage] = []
      while images.count <= 1024, let next = UIImage(named: "\(name)\(images.count)") { images.append(next) }
      return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
    }
  }
#endif
