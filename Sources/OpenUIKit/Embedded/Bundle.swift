#if hasFeature(Embedded)
  /// Stands in for the folders of resources that Foundation reads from, of which there are none here.
  public final class Bundle: NSObject {}
#endif
