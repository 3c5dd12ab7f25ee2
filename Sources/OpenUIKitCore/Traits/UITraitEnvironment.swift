/// A view or view controller, which has traits.
public protocol UITraitEnvironment: AnyObject, ViewTreeConfined {
  /// The traits of this environment.
  var traitCollection: UITraitCollection { get }
  /// Called after traits have changed, with the former ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The observers and overrides of traits of a view or controller, which most do not have.
final class TraitRecord: ViewTreeConfined {
  var overrides = UITraitOverrides()
  var observers: [TraitObserver] = []

  /// Calls the observers of the traits that have changed.
  func notify(from old: UITraitCollection, to new: UITraitCollection) {
    for observer in observers where observer.isConcerned(old, new) { observer.handler(old) }
  }
}

/// An object that has a trait record once it has observers or overrides.
protocol TraitRecordKeeper: AnyObject, ViewTreeConfined {
  var traitRecord: TraitRecord? { get set }
}

extension TraitRecordKeeper {
  /// The record, made when it is missing.
  func ownTraitRecord() -> TraitRecord {
    if let traitRecord { return traitRecord }
    let made = TraitRecord()
    traitRecord = made
    return made
  }
}

extension UIView: TraitRecordKeeper {}
extension UIViewController: TraitRecordKeeper {}

/// A closure that is called after changes of some traits.
final class TraitObserver {
  let isConcerned: (UITraitCollection, UITraitCollection) -> Bool
  let handler: (UITraitCollection) -> Void

  init(
    isConcerned: @escaping (UITraitCollection, UITraitCollection) -> Bool,
    handler: @escaping (UITraitCollection) -> Void
  ) {
    self.isConcerned = isConcerned
    self.handler = handler
  }
}

#if !hasFeature(Embedded)
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
#endif
