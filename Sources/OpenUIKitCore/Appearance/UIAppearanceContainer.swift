#if !hasFeature(Embedded)
  /// A class whose instances can contain views with an appearance of their own: views and view controllers.
  #if !ThreadConfined
    @preconcurrency @MainActor
  #endif
  public protocol UIAppearanceContainer: NSObjectProtocol {}

  extension UIView: UIAppearanceContainer {}
  extension UIViewController: UIAppearanceContainer {}
#endif
