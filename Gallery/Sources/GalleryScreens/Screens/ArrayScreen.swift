import Masonry
import UIKitShim

/// Three buttons that raise, centre and lower themselves, all at once.
///
/// Shows constraints on an array of views: one block for all of them.
final class ArrayScreen: ScreenView {
  private(set) lazy var raise = UIButton.soft("Raise", .green) { [unowned(unsafe) self] in
    moveBaselines(to: offset - 10)
  }
  private(set) lazy var centre = UIButton.soft("Center", .blue) { [unowned(unsafe) self] in
    moveBaselines(to: 0)
  }
  private(set) lazy var lower = UIButton.soft("Lower", .orange) { [unowned(unsafe) self] in
    moveBaselines(to: offset + 10)
  }
  private let line = UIView()
  private var offset: CGFloat = 0

  override func build() {
    addHint("Each tap moves the baselines by 10 points.")
    line.backgroundColor = Tint.grey.edge
    addSubview(line)
    addSubview(lower)
    addSubview(centre)
    addSubview(raise)

    line.mas_makeConstraints { make in
      make.left.right.and.centerY.equalTo(self)
      make.height.equalTo(1)
    }
    lower.mas_makeConstraints { make in
      make.left.equalTo(self).offset(10)
    }
    centre.mas_makeConstraints { make in
      make.centerX.equalTo(self)
    }
    raise.mas_makeConstraints { make in
      make.right.equalTo(self).offset(-10)
    }
  }

  override func updateConstraints() {
    [raise, centre, lower].mas_updateConstraints { make in
      make.baseline.equalTo(self.mas_centerY).offset(offset)
    }
    super.updateConstraints()
  }

  private func moveBaselines(to offset: CGFloat) {
    self.offset = offset
    setNeedsUpdateConstraints()
  }
}
