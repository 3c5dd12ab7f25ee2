/// A registration for changes of traits, to remove it later.
public protocol UITraitChangeRegistration: AnyObject, ViewTreeConfined {}

extension TraitObserver: UITraitChangeRegistration {}

extension TraitRecord {
  func add<Environment: UITraitEnvironment>(
    _ traits: [UITrait], _ environment: Environment,
    _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> TraitObserver {
    let observer = TraitObserver(
      isConcerned: { old, new in traits.contains { !old.values.isSame($0, in: new.values) } },
      handler: { [unowned(unsafe) environment] old in handler(environment, old) })
    observers.append(observer)
    return observer
  }
}

extension UITraitEnvironment where Self: UIView {
  /// Registers a closure for changes of some traits, which is called with the view and the former traits.
  /// It lasts as long as the view. Traps for custom traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    ownTraitRecord().add(traits, self, handler)
  }
}

extension UITraitEnvironment where Self: UIViewController {
  /// Registers a closure for changes of some traits, which is called with the controller and the former
  /// traits. It lasts as long as the controller. Traps for custom traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    ownTraitRecord().add(traits, self, handler)
  }
}

extension UIView {
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRecord?.observers.removeAll { $0 === registration }
  }
}

extension UIViewController {
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRecord?.observers.removeAll { $0 === registration }
  }
}
