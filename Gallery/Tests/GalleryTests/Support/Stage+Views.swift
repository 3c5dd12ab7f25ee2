import Foundation
import OpenUIKit

@testable import GalleryScreens
@testable import gallery

extension Stage {
  /// The view that is the screen.
  var screen: UIView {
    (controller as? ScreenViewController)?.screen ?? controller.view
  }

  /// The boxes that the screen lays out, in the order in which they were added.
  var boxes: [UIView] {
    screen.subviews.filter { $0 is Box }
  }

  /// The first button of the screen.
  var button: UIButton? {
    screen.subviews.lazy.compactMap { $0 as? UIButton }.first
  }

  /// The frames of the boxes in points.
  var frames: [CGRect] {
    boxes.map(\.frame)
  }
}

extension UIView {
  /// The frame as it is on the screen at this moment of an animation, in points.
  var frameOnScreen: CGRect {
    (layer.presentation() ?? layer).frame
  }
}
