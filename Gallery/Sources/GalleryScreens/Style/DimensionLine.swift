import UIKitShim

/// A line between two edges with its length in points, as in a technical drawing.
final class DimensionLine: UIView {
  private let axis: NSLayoutConstraint.Axis
  private let line = UIView()
  private let ends = [UIView(), UIView()]
  private let label = UILabel()

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [line] + ends {
      part.backgroundColor = Palette.quietInk
      addSubview(part)
    }
    label.useFont(ofSize: 12, weight: .medium)
    label.textColor = Palette.quietInk
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a dimension line is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = axis == .horizontal ? bounds.width : bounds.height
    place(line, along: 0, length, across: 1)
    place(ends[0], along: 0, 1, across: 9)
    place(ends[1], along: length - 1, 1, across: 9)
    placeLabel(length)
  }

  /// Places a part in the middle of the other axis.
  private func place(_ part: UIView, along start: CGFloat, _ length: CGFloat, across width: CGFloat) {
    part.frame =
      axis == .horizontal
      ? CGRect(x: start, y: (bounds.height - width) / 2, width: length, height: width)
      : CGRect(x: (bounds.width - width) / 2, y: start, width: width, height: length)
  }

  /// Places the number on the line, or beside one that is too short for it.
  private func placeLabel(_ length: CGFloat) {
    label.text = "\(Int(length.rounded()))"
    let size = label.intrinsicContentSize
    let isBeside = length < (axis == .horizontal ? size.width : size.height) + 24
    label.backgroundColor = isBeside ? nil : Palette.paper
    let width = size.width.rounded(.up) + (isBeside ? 0 : 8)
    label.frame = CGRect(
      x: (bounds.midX - width / 2).rounded() + (isBeside && axis == .vertical ? width : 0),
      y: (bounds.midY - size.height / 2).rounded() + (isBeside && axis == .horizontal ? size.height : 0),
      width: width, height: size.height)
  }
}
