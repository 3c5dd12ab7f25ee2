/// A weak reference to a scroll view's delegate, as the delegate of one class of scroll views, such as tables.
///
/// Embedded Swift does not find out at run time whether an object conforms to a protocol. So each protocol of delegates returns the
/// reference for the objects that conform to it. The module that declares the protocol has a subclass with the object.
open class _DelegateReference: ViewTreeConfined {
  /// Creates a reference without an object.
  public init() {}
}
