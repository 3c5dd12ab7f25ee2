@_spi(Layout) import OpenUIKitLayout

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
  /// The smallest and the largest size of text in the view; nil for no limit.
  var contentSizeLimits: (least: UIContentSizeCategory?, most: UIContentSizeCategory?)

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
