import Masonry
import UIKitShim

/// A button that is 1.3 times as large after each tap, until it fills the screen.
///
/// Shows `mas_updateConstraints` in `updateConstraints`: the same block runs again, and only constants change.
final class UpdateConstraintsScreen: ScreenView {
  private var buttonSize = CGSize(width: 100, height: 100)
  private lazy var button = UIButton.filled("Grow Me!", .green) { [unowned(unsafe) self] in grow() }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func build() {
    addHint("Each tap makes the button 1.3 times as large.")
    addSubview(button)
  }

  override func updateConstraints() {
    button.mas_updateConstraints { make in
      make.center.equalTo(self)
      // Above the priority of the button's content hugging, and below the limits.
      make.width.equalTo(buttonSize.width).priorityMedium()
      make.height.equalTo(buttonSize.height).priorityMedium()
      make.width.lessThanOrEqualTo(self)
      make.height.lessThanOrEqualTo(self)
    }
    super.updateConstraints()
  }

  /// Handles a tap.
  func grow() {
    buttonSize.width *= 1.3
    buttonSize.height *= 1.3
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    UIView.animate(withDuration: 0.4) {
      self.layoutIfNeeded()
    }
  }
}
