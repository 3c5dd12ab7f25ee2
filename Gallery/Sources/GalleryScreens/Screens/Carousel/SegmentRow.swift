import Masonry
import UIKitShim

/// A segmented control that fills its row, and scrolls sideways where its titles need more width.
final class SegmentRow: UIScrollView {
  private var hasBegun = false

  convenience init(_ control: UISegmentedControl) {
    self.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    addSubview(control)
    control.mas_makeConstraints { make in
      // The control's frame is a point higher than what constraints see of it.
      make.left.right.top.equalTo(self)
      make.bottom.equalTo(self).offset(-1)
      make.height.equalTo(self).offset(-1)
      make.width.greaterThanOrEqualTo(self)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasBegun, bounds.width > 0, contentSize.width > bounds.width else { return }
    hasBegun = true
    // From right to left the first segment is at the end of the content.
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      contentOffset.x = contentSize.width - bounds.width
    }
  }
}
