/// The values of properties of views and controllers that have no effect here, or only on code that reads them.
struct ResponderRequests {
  var clearsContextBeforeDrawing = true
  var ignoresInvertedColors = false
  var restoresFocusAfterTransition = true
  var providesTransitionStyle = false
  var keyCommands: [UIKeyCommand] = []
  var undoManager: UndoManager?
  var userActivity: NSUserActivity?
  var largeContentTitle: String?
  var showsLargeContentViewer = false
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  /// The axes along which a scroll view does not bounce.
  var rigidAxes: Set<NSLayoutConstraint.Axis> = []
  /// A `UITextInputAssistantItem`, which belongs to bars.
  var inputAssistantItem: AnyObject?
}

extension UIViewController {
  /// Turns the interface to how the device is held, which windows always follow.
  public class func attemptRotationToDeviceOrientation() {}
}
