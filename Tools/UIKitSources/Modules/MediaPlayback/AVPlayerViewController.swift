import Foundation
import OpenUIKit

/// Shows the pictures of a player with controls: a black view here, since no pictures come.
open class AVPlayerViewController: UIViewController {
  /// The player; nil for none.
  open var player: AVPlayer?
  /// Whether there are controls. There are none here.
  open var showsPlaybackControls = true
  /// How pictures fill the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether pictures can stay above other apps.
  open var allowsPictureInPicturePlayback = true
  /// Whether the screen is filled when playing begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the screen is left at the end.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// A view between the picture and the controls; nil before the view is loaded.
  open var contentOverlayView: UIView? { viewIfLoaded?.subviews.first }

  /// Creates the black view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }
}
