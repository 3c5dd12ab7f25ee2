#if hasFeature(Embedded)
  /// A value of any type. Embedded Swift has no `Any`, so there it is an object.
  public typealias AnyValue = AnyObject
#else
  /// A value of any type. Embedded Swift has no `Any`, so there it is an object.
  public typealias AnyValue = Any
#endif
