import Masonry
import UIKitShim

/// A name, a slider and the slider's value as text.
final class SliderRow: UIView {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private let slider = UISlider()
  private var format: (CGFloat) -> String = { _ in "" }

  /// Sets the row up.
  ///
  /// - Parameters:
  ///   - format: returns a value as text.
  ///   - changed: called with every new value.
  convenience init(
    _ name: String, _ range: ClosedRange<CGFloat>, value: CGFloat, format: @escaping (CGFloat) -> String,
    changed: @escaping (CGFloat) -> Void
  ) {
    self.init()
    self.format = format
    nameLabel.text = name
    slider.accessibilityLabel = name
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.value = Float(value)
    slider.minimumTrackTintColor = Tint.blue.ink
    valueLabel.text = format(value)
    slider.addAction(
      UIAction { [unowned(unsafe) self] _ in
        showValue()
        changed(CGFloat(slider.value))
      }, for: .valueChanged)
    build()
  }

  /// Whether the slider can be moved.
  var isEnabled = true {
    didSet {
      slider.isEnabled = isEnabled
      alpha = isEnabled ? 1 : 0.35
    }
  }

  /// Moves the slider as a finger does.
  func slide(to value: CGFloat) {
    slider.value = Float(value)
    slider.sendActions(for: .valueChanged)
  }

  private func showValue() {
    valueLabel.text = format(CGFloat(slider.value))
  }

  private func build() {
    nameLabel.useFont(ofSize: 14, weight: .medium)
    nameLabel.textColor = Palette.ink
    valueLabel.useFont(ofSize: 13)
    valueLabel.textColor = Palette.quietInk
    for part in [nameLabel, slider, valueLabel] {
      addSubview(part)
      part.mas_makeConstraints { $0.centerY.equalToSuperview() }
    }
    // Longer words have smaller letters, so that the slider keeps its room.
    for label in [nameLabel, valueLabel] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    nameLabel.mas_makeConstraints { make in
      make.leading.equalToSuperview()
      make.width.greaterThanOrEqualTo(88).priority(800)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.4)
    }
    slider.mas_makeConstraints { make in
      make.leading.equalTo(nameLabel.mas_trailing).offset(8)
      make.trailing.equalToSuperview().offset(-60).priority(700)
      make.trailing.lessThanOrEqualTo(valueLabel.mas_leading).offset(-6)
    }
    valueLabel.mas_makeConstraints { make in
      make.trailing.equalToSuperview()
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.25)
    }
  }
}
