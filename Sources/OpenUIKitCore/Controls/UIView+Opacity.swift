#if !hasFeature(Embedded)
  extension UIView {
    /// Whether the view fills its rectangle with opaque content. True by default, except for classes whose content never does,
    /// such as labels and controls. A hint as in UIKit: descriptions mention it, and drawing is the same.
    public final var isOpaque: Bool {
      get { flags.contains(.hasOtherOpacity) != isOpaqueByDefault }
      set {
        if newValue == isOpaqueByDefault {
          flags.remove(.hasOtherOpacity)
        } else {
          flags.insert(.hasOtherOpacity)
        }
      }
    }

    private var isOpaqueByDefault: Bool {
      switch self {
      case is UILabel, is UIControl, is UIImageView, is UIActivityIndicatorView: false
      default: true
      }
    }
  }
#endif
