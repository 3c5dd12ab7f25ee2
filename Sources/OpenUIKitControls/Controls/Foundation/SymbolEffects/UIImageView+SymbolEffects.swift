import OpenUIKitCore

/// Called when an effect has ended or was removed.
public typealias UISymbolEffectCompletion = ViewTreeFunction<UISymbolEffectCompletionContext, Void>

/// How an effect has ended.
open class UISymbolEffectCompletionContext: NSObject, ViewTreeConfined {
  /// Whether the effect has ended by itself, and was neither removed nor replaced.
  public let isFinished: Bool
  /// The effect; nil for a change of the symbol.
  public let effect: (any SymbolEffect)?
  /// The effect of a change of the symbol; nil for another one.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
  /// The view with the symbol; not retained.
  public private(set) weak var sender: AnyObject?

  init(
    _ sender: UIImageView, isFinished: Bool, effect: (any SymbolEffect)? = nil,
    transition: (any ContentTransitionSymbolEffect)? = nil
  ) {
    (self.isFinished, self.effect, contentTransition) = (isFinished, effect, transition)
    super.init()
    self.sender = sender
  }
}

extension UIImageView {
  /// Runs an effect of the symbol that the view shows. It replaces a running effect of its type, and does nothing without a symbol.
  ///
  /// Effects such as `.bounce` run once, and `.pulse` and `.variableColor` until they are removed, unless the options state otherwise.
  /// Effects such as `.scale` stay until they are removed.
  public final func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    guard image?.isSymbolImage == true else { return }
    let motion = SymbolMotion(effect.configuration, options, animated: animated)
    guard motion.isVisible else {
      completion?(UISymbolEffectCompletionContext(self, isFinished: true, effect: effect))
      return
    }
    let end = SymbolEffectEnd(self, effect, completion)
    layer.add(motion.animation(delegate: end), forKey: motion.key)
  }

  /// Removes the effect of a type, such as `.pulse`. A size that it has given to the symbol goes back, unless `animated` is false.
  public final func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(SymbolMotion(effect.configuration, options, animated: animated).key, options, animated)
    completion?(UISymbolEffectCompletionContext(self, isFinished: true, effect: effect))
  }

  /// Removes all effects.
  public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(SymbolMotion.prefix) {
      remove(key, options, animated)
    }
  }

  private func remove(_ key: String, _ options: SymbolEffectOptions, _ animated: Bool) {
    guard let running = layer.animation(forKey: key) as? CAAnimationGroup else { return }
    layer.removeAnimation(forKey: key)
    guard animated, !running.isRemovedOnCompletion else { return }
    layer.add(SymbolMotion.wayBack(of: running, options), forKey: SymbolMotion.keyOfWayBack)
  }

  /// Shows another symbol, with an effect. Images that are no symbols are replaced at once.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let former = self.image
    self.image = image
    let context = UISymbolEffectCompletionContext(self, isFinished: true, transition: contentTransition)
    guard image.isSymbolImage, let former, former.isSymbolImage, former !== image, window != nil else {
      completion?(context)
      return
    }
    let configuration = contentTransition.configuration
    // The old symbol is gone at once only for `.offUp`.
    let direction = configuration.kind == .automatic ? .down : configuration.direction
    let leaving = UIImageView(image: former)
    leaving.frame = bounds
    leaving.contentMode = contentMode
    leaving.tintColor = tintColor
    if direction != .plain { addSubview(leaving) }
    let size: CGFloat = direction == .up ? 1.3 : 0.5
    UIView.animate(withDuration: SymbolMotion.replacement / options.speed) {
      leaving.transform = CGAffineTransform(scaleX: size, y: size)
      leaving.alpha = 0
    } completion: { _ in
      leaving.removeFromSuperview()
      completion?(context)
    }
    let coming = SymbolMotion(SymbolEffectConfiguration(kind: .appear), options, animated: true)
    layer.add(coming.animation(delegate: nil), forKey: SymbolMotion.keyOfReplacement)
  }
}

/// Calls the completion of an effect when its animation ends.
private final class SymbolEffectEnd: CAAnimationDelegate {
  private weak var view: UIImageView?
  private let effect: any SymbolEffect
  private let completion: UISymbolEffectCompletion?

  init(_ view: UIImageView, _ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    (self.view, self.effect, self.completion) = (view, effect, completion)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let view else { return }
    completion?(UISymbolEffectCompletionContext(view, isFinished: flag, effect: effect))
  }
}
