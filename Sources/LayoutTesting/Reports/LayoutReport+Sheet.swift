import Foundation

extension LayoutReport {
  /// Draws all configurations on one sheet, side by side.
  ///
  /// - Parameters:
  ///   - columns: the number of pictures in a row; at least 1.
  ///   - width: the width of each picture in the sheet, in points.
  ///   - scale: pixels per point.
  /// - Throws: `PictureError`.
  public func sheet(columns: Int = 6, width: CGFloat = 180, scale: CGFloat = 1) throws -> Picture {
    try SheetView(entries: entries, columns: max(1, columns), width: width).pictureInOwnSize(scale: scale)
  }

  /// Draws the sheet and writes it as a PNG file. Replaces an existing file.
  public func writePNG(to path: String, columns: Int = 6, width: CGFloat = 180, scale: CGFloat = 1) throws {
    let picture = try sheet(columns: columns, width: width, scale: scale)
    try Data(picture.png).write(to: URL(fileURLWithPath: path))
  }
}

/// Pictures with their names, in rows.
private final class SheetView: UIView {
  init(entries: [LayoutReport.Entry], columns: Int, width: CGFloat) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let rows = stride(from: 0, to: entries.count, by: columns).map { start in
      let row = UIStackView(
        arrangedSubviews: entries[start..<min(start + columns, entries.count)].map { Self.cell($0, width) })
      row.spacing = 16
      row.alignment = .top
      return row
    }
    let stack = UIStackView(arrangedSubviews: rows)
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 24, .leading)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      stack.leftAnchor.constraint(equalTo: leftAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
      stack.rightAnchor.constraint(equalTo: rightAnchor, constant: -24),
    ])
  }

  required init?(coder: NSCoder) { fatalError("A sheet is made in code") }

  private static func cell(_ entry: LayoutReport.Entry, _ width: CGFloat) -> UIView {
    let caption = UILabel()
    caption.text = entry.configuration.description
    caption.font = .systemFont(ofSize: 11)
    caption.numberOfLines = 2
    caption.textColor = entry.problems.isEmpty ? .secondaryLabel : .systemRed
    let image = UIImageView(image: entry.picture.image)
    image.layer.borderWidth = 1
    image.layer.borderColor = UIColor.separator.cgColor
    let height = width * CGFloat(entry.picture.height) / CGFloat(entry.picture.width)
    NSLayoutConstraint.activate([
      image.widthAnchor.constraint(equalToConstant: width),
      image.heightAnchor.constraint(equalToConstant: height),
      caption.widthAnchor.constraint(equalToConstant: width),
    ])
    let stack = UIStackView(arrangedSubviews: [caption, image])
    (stack.axis, stack.spacing) = (.vertical, 6)
    return stack
  }
}
