// Embedded Swift has no `Any`.
#if hasFeature(Embedded)
  /// A view or a layout guide.
  public typealias AnyLayoutItem = AnyObject
#else
  /// A view or a layout guide.
  public typealias AnyLayoutItem = Any
#endif
