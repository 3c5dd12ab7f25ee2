import OpenUIKitControls

/// The title, the message and the text fields of an alert.
final class AlertHeader: UIView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let box = UIView()
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  var design = AlertDesign(kind: .alert, traits: UITraitCollection()) {
    didSet { designDidChange() }
  }

  init() {
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    box.backgroundColor = AlertDesign.fieldBackground
    box.layer.cornerRadius = 5
    box.clipsToBounds = true
    addSubview(box)
    show(nil, nil, [])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ message: String?, _ fields: [UITextField]) {
    titleLabel.text = title
    messageLabel.text = message
    for label in [titleLabel, messageLabel] { label.isHidden = label.text?.isEmpty != false }
    for field in self.fields where !fields.contains(where: { $0 === field }) { field.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    self.fields = fields
    lines = fields.dropFirst().map { _ in UIView() }
    for field in fields { box.addSubview(field) }
    for line in lines { box.addSubview(line) }
    for line in lines { line.backgroundColor = AlertDesign.separator }
    box.isHidden = fields.isEmpty
    designDidChange()
  }

  private func designDidChange() {
    titleLabel.font = design.titleFont
    titleLabel.textColor = design.titleColor
    messageLabel.font = design.messageFont
    messageLabel.textColor = design.messageColor
    box.layer.borderWidth = design.hairline
    box.layer.borderColor = AlertDesign.separator.resolvedColor(with: traitCollection).cgColor
    // A field's font that the configuration has set stays.
    for field in fields where field.font?.pointSize == UIFont.labelFontSize { field.font = design.fieldFont }
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    designDidChange()
  }

  var firstElement: UIResponder? {
    [titleLabel, messageLabel].first { !$0.isHidden } ?? fields.first
  }

  // MARK: Layout

  private var isEmpty: Bool { titleLabel.isHidden && messageLabel.isHidden && fields.isEmpty }

  func height(forWidth width: CGFloat) -> CGFloat {
    isEmpty ? 0 : frames(forWidth: width).bottom + design.contentTop
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(forWidth: bounds.width)
    titleLabel.frame = frames.title
    messageLabel.frame = frames.message
    box.frame = frames.box
    let height = design.fieldHeight
    for (index, field) in fields.enumerated() {
      let top = CGFloat(index) * height
      field.frame = CGRect(x: 7, y: top, width: max(0, box.bounds.width - 14), height: height)
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: top, width: box.bounds.width, height: design.hairline)
      }
    }
  }

  private func frames(forWidth width: CGFloat) -> (
    title: CGRect, message: CGRect, box: CGRect, bottom: CGFloat
  ) {
    let (inset, inner) = (design.contentInset, max(0, width - 2 * design.contentInset))
    var y = design.contentTop
    func row(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: inset, y: y, width: inner, height: height)
    }
    let title = row(titleLabel.height(inWidth: inner))
    if !titleLabel.isHidden && !messageLabel.isHidden { y += design.textSpacing }
    let message = row(messageLabel.height(inWidth: inner))
    if !fields.isEmpty && y > design.contentTop { y += design.fieldsTop }
    let box = row(CGFloat(fields.count) * design.fieldHeight)
    return (title, message, box, y)
  }
}
