import UIKitShim

/// The position of an item in the hierarchy, as addresses that are only compared. They keep nothing alive.
struct MASPlace: ViewTreeConfined {
  /// The view whose position is the item's; nil for an item without a reference to its view.
  let view: UnsafeMutableRawPointer?
  /// That view's superview.
  let superview: UnsafeMutableRawPointer?

  // A function and not an initialiser, which would count its arguments. `is` and not `as?`, which counts too.
  static func of(_ item: AnyObject) -> MASPlace {
    if item is MASView {
      return MASPlace(
        view: address(of: item), superview: address(of: unsafeDowncast(item, to: MASView.self).superview))
    }
    let owner = (item as? MASLayoutGuide)?.owningView
    return MASPlace(view: address(of: owner), superview: address(of: owner?.superview))
  }

  static func address(of object: AnyObject?) -> UnsafeMutableRawPointer? {
    if let object { Unmanaged.passUnretained(object).toOpaque() } else { nil }
  }
}
