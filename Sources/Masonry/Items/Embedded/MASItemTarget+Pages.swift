import UIKitShim

/// A class whose instances can be items.
public typealias MASItemTarget = AnyObject
extension MASView: MASUniversalTarget {}
extension MASLayoutGuide: MASUniversalTarget {}
extension MASTargetConvertible where Self: MASLayoutItem {
  public var mas_target: MASTarget { .item(self) }
}
