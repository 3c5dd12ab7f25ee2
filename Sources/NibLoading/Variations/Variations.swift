import InterfaceBuilder
import OpenUIKit

/// The changes of a scene or a nib with size classes: installed views, installed constraints, constants and attributes.
///
/// A change of one view's traits updates the whole scene, in this order: a constraint needs its items installed.
final class Variations: ViewTreeConfined {
  /// The kinds of changes, in the order in which they are made.
  enum Kind: Int, CaseIterable { case subviews, constraints, properties }

  /// A change of a view, which the view retains. A change may refer to subviews, which retain the variations of their scene.
  ///
  /// It derives from `NSObject` as everything does that pages have weak references to.
  private final class Change: NSObject, ViewTreeConfined {
    let kind: Kind
    let update: ViewTreeFunction<UIView, UITraitCollection, Void>

    init(_ kind: Kind, _ update: @escaping ViewTreeFunction<UIView, UITraitCollection, Void>) {
      (self.kind, self.update) = (kind, update)
    }
  }

  private struct Entry {
    weak var view: UIView?
    weak var change: Change?
  }

  private var entries: [Entry] = []
  private var isUpdating = false

  /// Calls a closure with a view and its traits, now and whenever size classes change. The view retains the closure.
  func add(
    _ kind: Kind, of view: UIView, update: @escaping ViewTreeFunction<UIView, UITraitCollection, Void>
  ) {
    let change = Change(kind, update)
    entries.append(Entry(view: view, change: change))
    view.registerForSizeClassChanges { withExtendedLifetime(change) { self.updateAll() } }
  }

  /// Makes all changes for the present traits.
  func updateAll() {
    // An installed view takes its traits in the middle of an update.
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for kind in Kind.allCases {
      for entry in entries where entry.change?.kind == kind {
        if let view = entry.view { entry.change?.update(view, view.traitCollection) }
      }
    }
  }
}
