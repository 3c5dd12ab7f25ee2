#if !hasFeature(Embedded)
  /// What programs ask of views and controllers that has no effect here, or an effect only where it is read.
  struct ResponderRequests {
    var isExclusiveTouch = false
    var clearsContextBeforeDrawing = true
    var ignoresInvertedColors = false
    var restoresFocusAfterTransition = true
    var providesTransitionStyle = false
    var keyCommands: [UIKeyCommand] = []
    var largeContentTitle: String?
    var showsLargeContentViewer = false
  }

  extension UIViewController {
    /// Turns the interface to how the device is held, which windows always follow.
    public class func attemptRotationToDeviceOrientation() {}
  }
#endif
