@_spi(Layout) import OpenUIKitLayout

/// A view that is notified before constraints or content sizes of its tree that have changed are solved.
package protocol ConstraintObserver: AnyObject, ViewTreeConfined {
  /// Called once in each round of a layout pass in which something has changed.
  func constraintsDidChange()
}

/// The observers of a tree.
struct ConstraintObservers: ViewTreeConfined {
  private struct Entry {
    @Weak var observer: (any ConstraintObserver)?
  }

  private var entries: [Entry] = []

  mutating func add(_ observer: any ConstraintObserver) {
    guard !entries.contains(where: { $0.observer === observer }) else { return }
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// The observers that still exist, as an array: an observer may add others while it is notified.
  var living: [any ConstraintObserver] { entries.compactMap { $0.observer } }

  var isEmpty: Bool { entries.isEmpty }
}

extension ConstraintObserver where Self: UIView {
  /// Observes the constraints of the view's present tree, until the view is deallocated.
  package func observeConstraints() { layoutOfTree.constraintObservers.add(self) }
}

extension TreeLayout {
  /// Notifies observers if constraints or content sizes have changed since the last solution.
  func notifyConstraintObservers(_ root: UIView) {
    guard engine.needsSolve || !root.layoutFlags.isDisjoint(with: .anyRegistration) else { return }
    for observer in constraintObservers.living {
      guard let view = observer as? UIView, view.layoutRoot === root else { continue }
      observer.constraintsDidChange()
    }
  }
}
