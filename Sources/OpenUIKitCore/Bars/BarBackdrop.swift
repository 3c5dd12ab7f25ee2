/// The background of a bar, with a hairline towards the content.
final class BarBackdrop: UIView {
  private let line = UIView()
  private let lineIsAtTop: Bool

  init(lineIsAtTop: Bool) {
    self.lineIsAtTop = lineIsAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / hostScale
    line.frame = CGRect(
      x: 0, y: lineIsAtTop ? 0 : bounds.height - thickness, width: bounds.width, height: thickness)
  }
}
