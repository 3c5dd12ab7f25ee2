import OpenUIKit
import Testing

/// The words stand on two lines in all widths from that of the first to that of one word more.
private let lines = ["Presents a button with a logo", "together with a name"]

/// The width of a label that wraps is that of its longest line with the space at its end, where nothing keeps it wider. Recorded frames of
/// Interface Builder show it, each within half a point. In a stack of 244 points a line of 184.5 and a space are 188. Others are 281.33 and
/// 282.33 in 293, and 292 in 297 (all of 13 points); 332 in 333, and 362 in 370 (15 points).
@MainActor
@Suite("Widths of labels that wrap")
struct WrappedLabelWidthTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let label = UILabel()

  init() {
    label.numberOfLines = 0
    label.text = lines.joined(separator: " ")
    label.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The width of a text on one line, rounded up to a pixel.
  private func width(of text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    window.addSubview(label)
    defer { label.removeFromSuperview() }
    return label.sizeThatFits(.zero).width
  }

  private var longestLine: CGFloat { width(of: lines[0] + " ") }

  /// Adds the label at the left edge, with a largest width that puts its text on two lines.
  private func addLabel() -> NSLayoutConstraint {
    let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: longestLine + 15)
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: window.leftAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor), limit,
    ])
    return limit
  }

  @Test func `A label that may be narrower is as wide as its longest line`() {
    _ = addLabel()
    window.layoutIfNeeded()
    #expect(label.frame.width == longestLine)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: longestLine + 15, height: 0)).height)
    #expect(label.frame.height > label.font.lineHeight * 1.5)
  }

  @Test func `What follows a label starts behind its longest line`() {
    _ = addLabel()
    let next = UIView()
    next.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(next)
    NSLayoutConstraint.activate([
      next.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8),
      next.widthAnchor.constraint(equalToConstant: 10), next.topAnchor.constraint(equalTo: label.topAnchor),
      next.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(next.frame.minX == longestLine + 8)
  }

  @Test func `A bubble is as narrow as its text`() {
    let bubble = UIView()
    bubble.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bubble)
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: bubble.leftAnchor, constant: 12),
      bubble.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      bubble.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      bubble.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -16),
      bubble.topAnchor.constraint(equalTo: window.topAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: longestLine + 24 + 15),
    ])
    window.layoutIfNeeded()
    #expect(bubble.frame.width == longestLine + 24)
    #expect(abs(bubble.frame.maxX - (390 - 16)) < 0.001)
  }

  @Test func `A label between two edges keeps their distance`() {
    let limit = addLabel()
    limit.isActive = false
    label.widthAnchor.constraint(equalToConstant: longestLine + 15).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.width == longestLine + 15)
  }

  @Test func `A label whose width is no longer determined becomes narrower`() {
    _ = addLabel()
    let width = label.widthAnchor.constraint(equalTo: window.widthAnchor, constant: longestLine + 15 - 390)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.width == longestLine + 15)
    width.isActive = false
    window.layoutIfNeeded()
    #expect(label.frame.width == longestLine)
  }

  @Test func `A label has the whole line again where there is room for it`() {
    let limit = addLabel()
    window.layoutIfNeeded()
    limit.constant = 1000
    window.layoutIfNeeded()
    #expect(label.frame.width == width(of: label.text ?? ""))
    limit.constant = longestLine + 15
    window.layoutIfNeeded()
    #expect(label.frame.width == longestLine)
    // No wider than before, so the lines are the same.
    limit.constant = longestLine + 2
    window.layoutIfNeeded()
    #expect(label.frame.width == longestLine)
  }

  @Test func `A longer text is measured in the whole room again`() {
    _ = addLabel()
    window.layoutIfNeeded()
    label.text = lines.reversed().joined(separator: " ")
    window.layoutIfNeeded()
    let size = label.sizeThatFits(CGSize(width: longestLine + 15, height: 0))
    #expect(label.frame.size == size)
    label.text = lines[1]
    window.layoutIfNeeded()
    #expect(label.frame.width == width(of: lines[1]))
  }

  @Test func `A change of another view leaves the width as it is`() {
    _ = addLabel()
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(other)
    let height = other.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      height, other.topAnchor.constraint(equalTo: label.bottomAnchor),
      other.leftAnchor.constraint(equalTo: label.leftAnchor),
      other.rightAnchor.constraint(equalTo: label.rightAnchor),
    ])
    window.layoutIfNeeded()
    for step in 1...3 {
      height.constant = CGFloat(step * 20)
      window.layoutIfNeeded()
      #expect(label.frame.width == longestLine)
      #expect(abs(other.frame.minY - label.frame.maxY) < 0.001)
      #expect(other.frame.size == CGSize(width: longestLine, height: CGFloat(step * 20)))
    }
  }

  /// The engine may have it listed twice then.
  @Test func `A label whose own rows are made again is as wide as its longest line after every change`() {
    _ = addLabel()
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(other)
    let left = other.leftAnchor.constraint(equalTo: window.leftAnchor)
    left.isActive = true
    for step in 1...4 {
      window.layoutIfNeeded()
      label.translatesAutoresizingMaskIntoConstraints = true
      label.translatesAutoresizingMaskIntoConstraints = false
      for offset in 0..<3 {
        left.constant = CGFloat(10 * step + offset)
        window.layoutIfNeeded()
        #expect(label.frame.width == longestLine)
      }
    }
  }

  @Test func `A stack at its leading edge is as wide as the longest line of its label`() {
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: window.leftAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: longestLine + 15),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.origin == .zero)
    #expect(label.frame.width == longestLine)
  }

  @Test func `A layout that reads the width and sets a constraint of it ends`() {
    final class Reader: UIView {
      var limit: NSLayoutConstraint?
      var label: UILabel?
      override func layoutSubviews() {
        super.layoutSubviews()
        if let label { limit?.constant = label.frame.width }
      }
    }
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    window.addSubview(reader)
    let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: longestLine + 15)
    reader.limit = limit
    reader.label = label
    reader.addSubview(label)
    NSLayoutConstraint.activate([
      limit, label.leftAnchor.constraint(equalTo: reader.leftAnchor),
      label.topAnchor.constraint(equalTo: reader.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.width == longestLine)
    #expect(limit.constant == longestLine)
  }

  @Test func `A view that is fitted is as narrow as its text`() {
    let container = UIView()
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: container.leftAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
      container.rightAnchor.constraint(equalTo: label.rightAnchor),
      container.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: longestLine + 15),
    ])
    let size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == longestLine)
    #expect(size.height > label.font.lineHeight * 1.5)
  }

  /// Recorded: two lines of "Welcome to Home" and "Assistant Companion!" in 343 points are 208.5 wide. Where less than a fifth would be
  /// free, four recorded labels keep the word.
  @Test func `A word moves to the last line where a fifth of the line before is free then`() {
    label.font = .systemFont(ofSize: 22)
    label.text = "Welcome to Home Assistant Companion!"
    window.addSubview(label)
    #expect(label.sizeThatFits(CGSize(width: 343, height: 0)).width == width(of: "Assistant Companion!", 22))
    label.text = "You may choose what happens at the end of a line"
    let narrow = width(of: "You may choose what happens at the end of a ", 22)
    #expect(label.sizeThatFits(CGSize(width: narrow + 1, height: 0)).width == narrow)
  }

  private func width(of text: String, _ size: CGFloat) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    window.addSubview(label)
    defer { label.removeFromSuperview() }
    return label.sizeThatFits(.zero).width
  }
}
