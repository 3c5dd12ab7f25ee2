#if !hasFeature(Embedded)
  /// Something that a change of a layer's property sets off: an animation, `NSNull` for nothing, or an object of one's own.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public protocol CAAction {
    /// Called before a property of `anObject`, the layer, changes; `event` is the property's name. `dict` is nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  }

  extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  extension CAAnimation: CAAction {
    /// Adds the animation to the layer. One that names no property animates the one that changes.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      if let animation = self as? CAPropertyAnimation, animation.keyPath == nil { animation.keyPath = event }
      (anObject as? CALayer)?.add(self, forKey: event)
    }
  }

  /// Stands for the animation that a change has by the block or transaction around it.
  final class ImplicitAction: CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  extension CALayer {
    /// Whether nobody can have an answer of his own to what a change sets off.
    var isChangedPlainly: Bool {
      type(of: self) == CALayer.self && attributes?.supplement == nil && (owningView?.isPlain ?? true)
    }

    func findAction(forKey event: String) -> (any CAAction)? {
      let found =
        delegate?.action(for: self, forKey: event) ?? actions?[event]
        ?? type(of: self).defaultAction(forKey: event) ?? ImplicitAction()
      return found is NSNull ? nil : found
    }

    /// Runs the action that the coming change of a property has in place of the usual one. Returns false when it has none.
    func runOwnAction(for property: AnimatedProperty) -> Bool {
      let event = AnimationTarget.name(of: property)
      guard let action = action(forKey: event) else { return true }
      if action is ImplicitAction { return false }
      let animation = action as? CAPropertyAnimation
      animation?.change = (property, presentedValue(of: property))
      action.run(forKey: event, object: self, arguments: nil)
      animation?.change = nil
      return true
    }
  }
#endif
