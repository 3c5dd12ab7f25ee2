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

  /// Adds a column of rows below the safe area, which scrolls where it is higher than the screen.
  ///
  /// - Parameters:
  ///   - inset: The space beside the rows, in points.
  ///   - top: The space above and below them, in points.
  func addColumn(_ column: UIView, inset: CGFloat, top: CGFloat) {
    let area = UIScrollView()
    area.contentInsetAdjustmentBehavior = .always
    addSubview(area)
    area.addSubview(column)
    area.mas_makeConstraints { $0.edges.equalTo(self) }
    column.mas_makeConstraints { make in
      make.left.right.equalTo(area).inset(inset)
      make.top.bottom.equalTo(area).inset(top)
      // The area's insets are as wide as what covers its sides.
      make.width.equalTo(area.mas_safeAreaLayoutGuide).offset(-2 * inset)
    }
  }

  /// Adds a line that explains what to look at or do, `distance` points above the bottom.
  @discardableResult
  func addHint(_ text: String, aboveBottom distance: CGFloat = 36) -> UILabel {
    let hint = UILabel.hint(text)
    addSubview(hint)
    hint.mas_makeConstraints { make in
      make.left.equalTo(self).offset(40)
      make.right.equalTo(self).offset(-40)
      make.bottom.equalTo(self).offset(-distance)
    }
    return hint
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
