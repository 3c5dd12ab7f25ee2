import MasonryShorthand
import UIKitShim

/// Ten frames, each inside the margins of the one before it.
///
/// Shows the margin attributes: the spacing belongs to the outer view and not to the constraint.
final class MarginsScreen: ScreenView {
  override func build() {
    var outer: UIView = self
    for index in 0..<10 {
      let frame = Box(.dusk(index, of: 10))
      frame.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      addSubview(frame)
      frame.makeConstraints { make in
        make.top.equalTo(outer.topMargin)
        make.bottom.equalTo(outer.bottomMargin)
        make.left.equalTo(outer.leftMargin)
        make.right.equalTo(outer.rightMargin)
      }
      outer = frame
    }
  }
}
