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
    let hint = UILabel.hint(text)
    addSubview(hint)
    hint.mas_makeConstraints { make in
      make.left.equalTo(self).offset(40)
      make.right.equalTo(self).offset(-40)
      make.bottom.equalTo(self).offset(-distance)
    }
  }
}

extension UILabel {
  /// A label of several centred lines in a quiet colour.
  static func hint(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.useFont(ofSize: 14)
    label.textColor = Palette.quietInk
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
