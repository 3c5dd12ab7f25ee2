/// Something that has traits: a view or a view controller.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public protocol UITraitEnvironment: AnyObject {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }
  /// Called after traits have changed, with what they were.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a view or controller was told about traits; most have none.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
final class TraitRecord {
  var overrides = UITraitOverrides()
  var observers: [TraitObserver] = []

  /// Tells those who asked for one of the traits that have changed.
  func notify(from old: UITraitCollection, to new: UITraitCollection) {
    for observer in observers where observer.isConcerned(old, new) { observer.handler(old) }
  }
}

/// What has a trait record as soon as it was told something about traits.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
protocol TraitRecordKeeper: AnyObject {
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

/// A closure that is called when some traits change.
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
  /// What `registerForTraitChanges` returns: stands for the registration when it is taken back.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public protocol UITraitChangeRegistration: AnyObject {}

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
    /// Has a closure called after one of some traits has changed here, with the view and the traits before. It lasts as
    /// long as the view. Traps for traits that are not the kit's own.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait],
      handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      ownTraitRecord().add(traits, self, handler)
    }
  }

  extension UITraitEnvironment where Self: UIViewController {
    /// Has a closure called after one of some traits has changed here, with the controller and the traits before. It lasts
    /// as long as the controller. Traps for traits that are not the kit's own.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait],
      handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      ownTraitRecord().add(traits, self, handler)
    }
  }

  extension UIView {
    /// Takes a registration back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
      traitRecord?.observers.removeAll { $0 === registration }
    }
  }

  extension UIViewController {
    /// Takes a registration back.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
      traitRecord?.observers.removeAll { $0 === registration }
    }
  }
#endif
