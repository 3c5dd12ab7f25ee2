/// A part of a control: a filled shape with round ends, which does not receive touches.
package final class PillView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  /// Adds the soft shadow and the hairline border of a knob.
  package func makeKnob() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 3
    layer.borderColor = UIColor.black.withAlphaComponent(0.06).cgColor
    layer.borderWidth = 0.5
  }
}
