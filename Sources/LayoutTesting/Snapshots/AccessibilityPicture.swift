/// A screen with the elements of assistive technology marked and numbered in their order, and a list of what is read beside it.
struct AccessibilityPicture: ViewTreeConfined {
  let layout: ScreenLayout

  /// Draws the screen and the list.
  ///
  /// - Throws: `PictureError`.
  func picture(scale: CGFloat) throws -> Picture {
    let screen = try layout.drawing.picture(scale: scale)
    let elements = LayoutWindow.elements(of: layout.window)
    return try MarkedScreenView(
      screen: screen, size: layout.window.bounds.size,
      elements: elements.map { ($0.accessibilityFrame, AccessibilityText.line(for: $0)) }
    ).pictureInOwnSize(scale: scale)
  }
}

extension ScreenLayout {
  /// Draws the screen with what assistive technology reads: each element is marked and numbered in the order of reading, and a list beside the
  /// screen has the role, label, value and hint of each number.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: `PictureError`.
  public func accessibilityPicture(scale: CGFloat = 2) throws -> Picture {
    try AccessibilityPicture(layout: self).picture(scale: scale)
  }
}

/// The picture of a screen with marks on it, and a list of them.
private final class MarkedScreenView: UIView {
  private static let (margin, listWidth): (CGFloat, CGFloat) = (16, 300)

  init(screen: Picture, size: CGSize, elements: [(frame: CGRect, line: String)]) {
    super.init(frame: .zero)
    backgroundColor = .white
    let image = UIImageView(image: screen.image)
    image.clipsToBounds = true
    for (index, element) in elements.enumerated() where !element.frame.isNull && !element.frame.isEmpty {
      image.addSubview(ElementMark(frame: element.frame, number: index + 1))
    }
    let list = UIStackView(
      arrangedSubviews: elements.enumerated().map { Self.row($0.offset + 1, $0.element.line) })
    (list.axis, list.spacing) = (.vertical, 8)
    let columns = UIStackView(arrangedSubviews: [image, list])
    (columns.spacing, columns.alignment) = (Self.margin, .top)
    columns.translatesAutoresizingMaskIntoConstraints = false
    addSubview(columns)
    NSLayoutConstraint.activate([
      image.widthAnchor.constraint(equalToConstant: size.width),
      image.heightAnchor.constraint(equalToConstant: size.height),
      list.widthAnchor.constraint(equalToConstant: Self.listWidth),
      columns.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
      columns.leftAnchor.constraint(equalTo: leftAnchor, constant: Self.margin),
      columns.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin),
      columns.rightAnchor.constraint(equalTo: rightAnchor, constant: -Self.margin),
    ])
  }

  required init?(coder: NSCoder) { fatalError("A marked screen is made in code") }

  private static func row(_ number: Int, _ line: String) -> UIView {
    let text = UILabel()
    text.text = line
    text.font = .systemFont(ofSize: 13)
    text.textColor = .black
    text.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [NumberLabel(number), text])
    (row.spacing, row.alignment) = (8, .top)
    return row
  }
}

/// The place of an element on the screen.
private final class ElementMark: UIView {
  init(frame: CGRect, number: Int) {
    super.init(frame: frame)
    let color = NumberLabel.color(of: number)
    backgroundColor = color.withAlphaComponent(0.25)
    layer.borderColor = color.cgColor
    layer.borderWidth = 1
    let label = NumberLabel(number)
    // Beside the element where there is room, so that the first letters can be read.
    if frame.minX >= label.frame.width { label.frame.origin.x = -label.frame.width }
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("A mark is made in code") }
}

/// A number on its colour. Neighbours in the order of reading have different ones.
private final class NumberLabel: UILabel {
  private static let colors: [UIColor] = [
    UIColor(red: 0.78, green: 0.11, blue: 0.2, alpha: 1),
    UIColor(red: 0.05, green: 0.35, blue: 0.75, alpha: 1),
    UIColor(red: 0.1, green: 0.45, blue: 0.15, alpha: 1), UIColor(red: 0.5, green: 0.15, blue: 0.6, alpha: 1),
    UIColor(red: 0.6, green: 0.3, blue: 0, alpha: 1), UIColor(red: 0, green: 0.4, blue: 0.45, alpha: 1),
  ]

  static func color(of number: Int) -> UIColor { colors[number % colors.count] }

  init(_ number: Int) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: number)))
    text = "\(number)"
    font = .boldSystemFont(ofSize: 11)
    textAlignment = .center
    (textColor, backgroundColor) = (.white, Self.color(of: number))
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("A number is made in code") }

  override var intrinsicContentSize: CGSize { Self.size(of: Int(text ?? "") ?? 0) }

  private static func size(of number: Int) -> CGSize { CGSize(width: number > 9 ? 20 : 15, height: 15) }
}
