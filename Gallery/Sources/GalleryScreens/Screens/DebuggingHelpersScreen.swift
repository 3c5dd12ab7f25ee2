import Masonry
import UIKitShim

/// Constraints that contradict each other on purpose.
///
/// Shows keys: views and constraints with names make the report of the conflict readable.
final class DebuggingHelpersScreen: ScreenView {
  private let green = DebuggingHelpersScreen.makeLabel(.green)
  private let red = DebuggingHelpersScreen.makeLabel(.red)
  private let blue = DebuggingHelpersScreen.makeLabel(.blue)

  override func build() {
    addSubview(green)
    addSubview(red)
    addSubview(blue)
    let padding: CGFloat = 10

    MASAttachKeys(greenView: green, redView: red, blueView: blue, superview: self)

    // "ConflictingConstraint" puts blue over the whole screen, and "ConstantConstraint" makes it far too
    // high.
    blue.mas_makeConstraints { make in
      make.edges.equalTo(1).key("ConflictingConstraint")
      make.height.greaterThanOrEqualTo(5000).key("ConstantConstraint")
      make.top.equalTo(green.mas_bottom).offset(padding)
      make.left.equalTo(self).offset(padding)
      make.bottom.equalTo(self).offset(-padding).key("BottomConstraint")
      make.right.equalTo(self).offset(-padding)
      make.height.equalTo(green.mas_height)
      make.height.equalTo(red.mas_height).key(340954)
    }
    green.mas_makeConstraints { make in
      make.top.equalTo(self).offset(padding)
      make.left.equalTo(self).offset(padding)
      make.bottom.equalTo(blue.mas_top).offset(-padding)
      make.right.equalTo(red.mas_left).offset(-padding)
      make.width.equalTo(red)
      make.height.equalTo(red)
      make.height.equalTo(blue)
    }
    red.mas_makeConstraints { make in
      make.top.equalTo(self).offset(padding)
      make.left.equalTo(green.mas_right).offset(padding)
      make.bottom.equalTo(blue.mas_top).offset(-padding)
      make.right.equalTo(self).offset(-padding)
      make.width.equalTo(green)
      make.height.equalTo([green, blue])
    }
  }

  private static func makeLabel(_ tint: Tint) -> UILabel {
    let label = UILabel()
    label.text = "This is meant to look broken. Read the report!"
    label.numberOfLines = 3
    label.textAlignment = .center
    label.useFont(ofSize: 24)
    label.textColor = .white
    label.backgroundColor = tint.strong
    label.layer.cornerRadius = 14
    label.layer.masksToBounds = true
    return label
  }
}
