import Masonry
import UIKitShim

/// A button that jumps between two corners.
///
/// Shows `mas_remakeConstraints`: it removes the constraints of the last block before it makes the new ones.
final class RemakeConstraintsScreen: ScreenView {
  private var isInTopLeftCorner = true
  private lazy var button = UIButton.filled("Move Me!", .blue) { [unowned(unsafe) self] in move() }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func build() {
    addHint("A tap sends the button to the other corner.", aboveBottom: 136)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.textAlignment = .center
    addSubview(button)
  }

  override func updateConstraints() {
    button.mas_remakeConstraints { make in
      make.width.equalTo(100)
      make.height.equalTo(100)
      if isInTopLeftCorner {
        make.left.equalTo(self).offset(10)
        make.top.equalTo(self).offset(10)
      } else {
        make.bottom.equalTo(self).offset(-10)
        make.right.equalTo(self).offset(-10)
      }
    }
    super.updateConstraints()
  }

  /// Handles a tap.
  func move() {
    isInTopLeftCorner.toggle()
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    UIView.animate(withDuration: 0.4) {
      self.layoutIfNeeded()
    }
  }
}
