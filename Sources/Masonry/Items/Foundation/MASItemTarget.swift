import UIKitShim

/// A class whose instances can be items, and targets of any attribute.
public typealias MASItemTarget = AnyObject & MASUniversalTarget
