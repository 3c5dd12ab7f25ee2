import Masonry
import UIKitShim

/// Three buttons that raise, centre and lower themselves on a ruler, all at once.
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
  private let reading = UILabel()
  private let unit = UILabel.hint("")
  private var offset: CGFloat = 0

  override func build() {
    addHint("Each tap moves the baselines by 10 points.")
    addRuler()
    addReading()
    addSubview(lower)
    addSubview(centre)
    addSubview(raise)

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

  /// Lines 10 points apart round the middle, which is drawn stronger.
  private func addRuler() {
    for step in -8...8 {
      let line = UIView()
      line.backgroundColor = step == 0 ? Palette.quietInk : Tint.grey.edge
      line.alpha = step == 0 ? 1 : 1 - CGFloat(abs(step)) / 10
      addSubview(line)
      line.mas_makeConstraints { make in
        make.left.right.equalTo(self)
        make.top.equalTo(self.mas_centerY).offset(CGFloat(10 * step))
        make.height.equalTo(1)
      }
    }
  }

  /// The distance of the baselines from the middle, above the ruler.
  private func addReading() {
    reading.useFont(ofSize: 60, weight: .light, growingBy: 1.1)
    reading.textColor = Palette.ink
    showOffset()
    addSubview(reading)
    addSubview(unit)
    reading.mas_makeConstraints { make in
      make.centerX.equalTo(self)
      make.top.greaterThanOrEqualTo(self.mas_safeAreaLayoutGuideTop).offset(4)
      make.bottom.equalTo(unit.mas_top)
    }
    unit.mas_makeConstraints { make in
      make.centerX.equalTo(self)
      // On a low screen it comes nearer, over the fading lines.
      make.bottom.equalTo(self.mas_centerY).offset(-104).priorityMedium()
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
    showOffset()
    setNeedsUpdateConstraints()
  }

  private func showOffset() {
    reading.text = "\(Int(abs(offset)))"
    unit.text =
      offset == 0 ? "in the middle" : offset < 0 ? "points above the middle" : "points below the middle"
  }
}
