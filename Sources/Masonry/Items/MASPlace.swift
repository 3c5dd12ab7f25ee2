import UIKitShim

/// Where an item stands in the hierarchy, as addresses that are only compared: they keep nothing alive.
#if !ThreadConfined
  @MainActor
#endif
struct MASPlace {
  /// The view whose place is the item's; nil for an item that does not know it.
  let view: UnsafeMutableRawPointer?
  /// That view's superview.
  let superview: UnsafeMutableRawPointer?

  // No initialiser, whose arguments would be counted, and asked with `is`, since a cast counts too.
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
