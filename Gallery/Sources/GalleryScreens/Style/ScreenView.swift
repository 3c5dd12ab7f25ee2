import Masonry
import UIKitShim

/// The common parts of the example screens: paper as the background, and one method that adds the subviews.
class ScreenView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.paper
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = Palette.paper
    build()
  }

  /// Adds the subviews and makes their constraints. Called once, when the screen is created.
  func build() {}

  /// Adds a line that explains what to look at or do, `distance` points above the bottom.
  func addHint(_ text: String, aboveBottom distance: CGFloat = 36) {
    let hint = UILabel()
    hint.text = text
    hint.useFont(ofSize: 14)
    hint.textColor = Palette.quietInk
    hint.textAlignment = .center
    hint.numberOfLines = 0
    addSubview(hint)
    hint.mas_makeConstraints { make in
      make.left.equalTo(self).offset(40)
      make.right.equalTo(self).offset(-40)
      make.bottom.equalTo(self).offset(-distance)
    }
  }
}
