import Masonry
import UIKitShim

/// A box 20 points inside the screen, and another 50 points below its centre.
///
/// Shows constants as targets. A number is a distance from the superview's same attribute, a point is an
/// offset from the superview's centre, and a size is a size.
final class UsingConstantsScreen: ScreenView {
  private let purple = Box(.purple, "purple", note: "20 from every edge")
  private let orange = Box(.orange, "orange", note: "200 by 100, its centre 50 below the middle")

  override func build() {
    addSubview(purple)
    addSubview(orange)

    purple.mas_makeConstraints { make in
      make.top.equalTo(20)
      make.left.equalTo(20)
      make.bottom.equalTo(-20)
      make.right.equalTo(-20)
    }

    orange.mas_makeConstraints { make in
      make.center.equalTo(CGPoint(x: 0, y: 50))
      make.size.equalTo(CGSize(width: 200, height: 100))
    }
  }
}
