/// The action of a change of a layer's property: an animation, `NSNull` for none, or a custom object.
public protocol CAAction: ViewTreeConfined {
  /// Called before a property of `anObject`, the layer, changes. `event` is the property's name. `dict` is
  /// nil.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer. An animation without a key path animates the changed property.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if let animation = self as? CAPropertyAnimation, animation.keyPath == nil { animation.keyPath = event }
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// The action of a change that is animated by the current block or transaction.
package final class ImplicitAction: CAAction {
  package init() {}

  package func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
  /// Whether no subclass or delegate can provide an action for a change.
  var isChangedPlainly: Bool {
    type(of: self) == CALayer.self && attributes?.supplement == nil
      && !(owningView?.mayProvideActions ?? false)
  }

  func findAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? ImplicitAction()
    return found is NSNull ? nil : found
  }

  /// Runs the custom action for the coming change of a property. Returns false if there is none.
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
