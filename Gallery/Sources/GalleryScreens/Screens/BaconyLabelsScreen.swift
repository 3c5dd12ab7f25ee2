import Masonry
import UIKitShim

/// A long text that leaves room for a short one at its side.
///
/// Shows baselines, and text whose wrapping depends on the position of another view: the layout runs twice.
final class BaconyLabelsScreen: ScreenView {
  private let short = UILabel()
  private let long = UILabel()
  private let padding: CGFloat = 10
  private var hint: UILabel?

  override func build() {
    short.text = "Breakfast"
    short.numberOfLines = 1
    short.lineBreakMode = .byTruncatingTail
    short.useFont(ofSize: 22, weight: .semibold)
    short.textColor = Tint.purple.ink
    addSubview(short)

    long.text = """
      Crisp bacon in the pan, thick toast with salted butter, two eggs that nobody hurried, tomatoes from the \
      sunny side of the house, and coffee strong enough to hold the spoon upright. Marmalade for those who insist, \
      honey for those who do not.
      """
    long.numberOfLines = 8
    long.useFont(ofSize: 19)
    long.textColor = Palette.ink
    addSubview(long)

    hint = addHint("The word hangs from the last baseline of the text.")

    long.mas_makeConstraints { make in
      make.left.equalTo(self).inset(padding)
      make.top.equalTo(self).inset(padding)
    }
    short.mas_makeConstraints { make in
      make.top.equalTo(long.mas_lastBaseline)
      make.right.equalTo(self).inset(padding)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    long.preferredMaxLayoutWidth = short.frame.minX - padding - long.frame.minX
    super.layoutSubviews()
    // On a low screen it would lie on the word.
    if let hint { hint.isHidden = hint.frame.minY < short.frame.maxY }
  }
}
