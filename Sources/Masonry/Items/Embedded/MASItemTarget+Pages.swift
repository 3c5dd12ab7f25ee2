import UIKitShim

// Embedded Swift has existentials only of protocols that are bound to classes, together with all that they refine. So views and guides
// are both items and targets there.

/// A class whose instances can be items.
public typealias MASItemTarget = AnyObject
extension MASView: MASUniversalTarget {}
extension MASLayoutGuide: MASUniversalTarget {}
extension MASTargetConvertible where Self: MASLayoutItem {
  public var mas_target: MASTarget { .item(self) }
}
