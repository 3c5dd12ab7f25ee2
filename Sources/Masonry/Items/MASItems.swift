import UIKitShim

/// The two items of a constraint.
struct MASItems: ViewTreeConfined {
  var first: AnyObject?
  var second: AnyObject?
  /// The view of a second item that is a layout support object, which has no reference to its view.
  var supportView: MASView?

  /// The view whose position in the hierarchy is that of the first item.
  var firstView: MASView? { Self.owningView(of: first) }
  /// The view whose position in the hierarchy is that of the second item.
  var secondView: MASView? { Self.owningView(of: second) ?? supportView }

  /// The view itself, or the view that owns the guide; nil for anything else.
  static func owningView(of item: AnyObject?) -> MASView? {
    guard let item else { return nil }
    // Uses `is` and not `as?`, which counts references.
    if item is MASView { return unsafeDowncast(item, to: MASView.self) }
    return (item as? MASLayoutGuide)?.owningView
  }

  /// The view that "the superview" means: the view's superview, or the view that owns the guide.
  static func container(of item: AnyObject?) -> MASView? {
    let view = owningView(of: item)
    return view === item ? view?.superview : view
  }
}

/// The items of a constraint that is not installed, without keeping them alive.
final class MASWeakItems: ViewTreeConfined {
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private weak var supportView: MASView?

  init(_ items: MASItems) {
    first = items.first
    second = items.second
    supportView = items.supportView
  }

  var items: MASItems { MASItems(first: first, second: second, supportView: supportView) }
}
