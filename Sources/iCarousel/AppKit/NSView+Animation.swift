#if canImport(AppKit) && !canImport(UIKit)
  /// Animations under the names of UIKit.
  extension NSView {
    /// Options of animations.
    struct AnimationOptions: OptionSet {
      let rawValue: Int
      /// In AppKit every animated view receives events.
      static let allowUserInteraction = AnimationOptions(rawValue: 1)
    }

    /// The duration of the current animation, in seconds; 0 outside of animations.
    static var inheritedAnimationDuration: TimeInterval {
      let context = NSAnimationContext.current
      return context.allowsImplicitAnimation ? context.duration : 0
    }

    /// Animates changes of layers. AppKit's groups have no delay: the changes begin at once.
    static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
      animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
      let completion = AnimationCompletion(completion)
      NSAnimationContext.runAnimationGroup(
        { context in
          context.duration = duration
          context.allowsImplicitAnimation = true
          animations()
        }, completionHandler: { MainActor.assumeIsolated { completion.call() } })
    }

    /// Makes changes without animation.
    static func performWithoutAnimation(_ actions: () -> Void) {
      NSAnimationContext.runAnimationGroup(
        { context in
          context.duration = 0
          context.allowsImplicitAnimation = false
          actions()
        }, completionHandler: nil)
    }
  }

  /// The completion of an animation, which AppKit may call from a closure without isolation.
  @MainActor
  private final class AnimationCompletion {
    private let body: ((Bool) -> Void)?

    init(_ body: ((Bool) -> Void)?) {
      self.body = body
    }

    func call() { body?(true) }
  }
#endif
