// Transitions: a picture of the former content is replaced by the view with its new content.

extension UIView {
  /// Makes changes in a view, and replaces its former appearance by the new one.
  ///
  /// - Parameters:
  ///   - view: The view, which should contain the changes.
  ///   - duration: Seconds from start to end; 0 or less shows the changes at once.
  ///   - options: The transition, such as `transitionCrossDissolve`, and the curve. Without a transition the
  ///     changes are animated as in an animation block.
  ///   - animations: Makes the changes. They are not animated themselves without `allowAnimatedContent`.
  ///   - completion: Called at the end, with whether the transition reached it.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let effect = options.transition else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
    }
    guard duration > 0, areAnimationsEnabled, view.window != nil, let host = view.layer.superlayer else {
      performWithoutAnimation { animations?() }
      return end(in: view, completion)
    }
    let picture = picture(of: view)
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {})
    } else {
      performWithoutAnimation {
        animations?()
        view.layoutIfNeeded()
      }
    }
    performWithoutAnimation { host.insertSublayer(picture, above: view.layer) }
    effect.run(from: picture, to: view, duration, options, completion)
  }

  /// Replaces a view by another one, and removes it from its superview. With `showHideTransitionViews` it is
  /// hidden instead, and the new one, which must have a superview, is shown.
  ///
  /// - Parameters:
  ///   - fromView: The view that disappears.
  ///   - toView: The view that appears. Its frame stays.
  ///   - duration: Seconds from start to end; 0 or less shows the new view at once.
  ///   - options: The transition, such as `transitionFlipFromLeft`, and the curve.
  ///   - completion: Called at the end, with whether the transition reached it.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let picture = fromView.window == nil ? nil : picture(of: fromView)
    performWithoutAnimation { exchange(fromView, for: toView, options) }
    guard let effect = options.transition, duration > 0, areAnimationsEnabled, let picture,
      toView.window != nil, let host = toView.layer.superlayer
    else { return end(in: toView, completion) }
    performWithoutAnimation {
      toView.layoutIfNeeded()
      host.insertSublayer(picture, above: toView.layer)
    }
    effect.run(from: picture, to: toView, duration, options, completion)
  }

  /// Reports the end of a transition without duration: in a window in the next turn of its clock, as other
  /// animations do.
  private class func end(in view: UIView, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let clock = view.animationClock ?? UIWindow.current?.clock else { return completion(true) }
    clock.schedule(at: clock.now) { completion(true) }
  }

  private class func exchange(_ old: UIView, for new: UIView, _ options: AnimationOptions) {
    if options.contains(.showHideTransitionViews) {
      old.isHidden = true
      new.isHidden = false
    } else if let superview = old.superview {
      superview.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
  }

  /// A layer with a view's appearance and position.
  private class func picture(of view: UIView) -> SnapshotLayer {
    let picture = SnapshotLayer()
    picture.take(view.layer)
    picture.bounds.size = view.bounds.size
    picture.anchorPoint = view.layer.anchorPoint
    picture.position = view.layer.position
    picture.transform = view.layer.transform
    picture.zPosition = view.layer.zPosition
    picture.opacity = view.layer.opacity
    return picture
  }
}

/// How one appearance replaces another.
enum TransitionEffect: ViewTreeConfined {
  /// The old appearance fades into the new one.
  case dissolve
  /// Both are sides of a card that turns by 180 degrees about an axis. The sign of the angle is the
  /// direction.
  case flip(x: CGFloat, y: CGFloat)

  func run(
    from picture: SnapshotLayer, to view: UIView, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    switch self {
    case .dissolve: dissolve(picture, view, duration, options, completion)
    case .flip(let x, let y): flip(picture, view, duration, options, (x, y), completion)
    }
  }

  /// The new content is visible from the start below the old content, which covers it. Otherwise the
  /// background would shine through.
  private func dissolve(
    _ picture: SnapshotLayer, _ view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    let opacity = view.layer.opacity
    let isOpaque = opacity == 1 && view.layer.backgroundColor.map { $0.alpha >= 1 } == true
    if !isOpaque { UIView.performWithoutAnimation { view.layer.opacity = 0 } }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      picture.opacity = 0
      view.layer.opacity = opacity
    } completion: { finished in
      picture.removeFromSuperlayer()
      completion?(finished)
    }
  }

  private func flip(
    _ picture: SnapshotLayer, _ view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ axis: (x: CGFloat, y: CGFloat), _ completion: ((Bool) -> Void)?
  ) {
    let (layer, base, former) = (view.layer, view.layer.transform, picture.transform)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (2.5 * max(layer.bounds.width, layer.bounds.height, 1))
    func turned(_ transform: CATransform3D, by angle: CGFloat) -> CATransform3D {
      let turn = CATransform3DMakeRotation(angle, axis.x, axis.y, 0)
      return CATransform3DConcat(CATransform3DConcat(transform, turn), perspective)
    }
    UIView.performWithoutAnimation {
      picture.transform = turned(former, by: 0)
      layer.transform = turned(base, by: -.pi / 2)
    }
    UIView.animateKeyframes(
      withDuration: duration, delay: 0,
      options: UIView.KeyframeAnimationOptions(rawValue: options.intersection(.pace).rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        picture.transform = turned(former, by: .pi / 2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        layer.transform = turned(base, by: 0)
      }
    } completion: { finished in
      picture.removeFromSuperlayer()
      UIView.performWithoutAnimation { layer.transform = base }
      completion?(finished)
    }
  }
}

extension UIView.AnimationOptions {
  /// The options for duration and timing.
  fileprivate static let pace: UIView.AnimationOptions = [.curveLinear, .allowUserInteraction]

  fileprivate var transition: TransitionEffect? {
    switch UIView.AnimationOptions(rawValue: rawValue & 7 << 20) {
    case .transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown: .dissolve
    case .transitionFlipFromLeft: .flip(x: 0, y: 1)
    case .transitionFlipFromRight: .flip(x: 0, y: -1)
    case .transitionFlipFromTop: .flip(x: -1, y: 0)
    case .transitionFlipFromBottom: .flip(x: 1, y: 0)
    default: nil
    }
  }
}
