/// A weak reference to a scroll view's delegate, as the delegate of one class of scroll views, such as tables.
///
/// Embedded Swift does not find out at run time whether an object conforms to a protocol. So each protocol of delegates returns the
/// reference for the objects that conform to it. The module that declares the protocol has a subclass with the object.
#if !ThreadConfined
  @MainActor
#endif
open class _DelegateReference {
  /// Creates a reference without an object.
  public init() {}
}
