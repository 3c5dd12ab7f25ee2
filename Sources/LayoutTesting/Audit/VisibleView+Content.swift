extension VisibleView {
  /// The area of the view's content: of a label the lines of its text, without the rest of its frame.
  var contentFrame: CGRect { textFrame.intersection(visibleFrame) }

  /// The area of a label's lines, before other views clip it; the whole frame of any other view.
  func findTextFrame() -> CGRect {
    guard let label = view as? UILabel else { return frame }
    let size = textSize(of: label)
    let isAtEnd =
      label.textAlignment == .right
      || (label.textAlignment == .natural && label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let free = label.bounds.width - size.width
    let x = label.textAlignment == .center ? free / 2 : isAtEnd ? free : 0
    let y = (label.bounds.height - size.height) / 2
    return frameInWindow(of: CGRect(x: x, y: y, width: size.width, height: size.height))
  }

  private func textSize(of label: UILabel) -> CGSize {
    let natural = naturalSize
    if label.numberOfLines == 1, natural.width <= label.bounds.width { return natural }
    let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    return CGSize(width: min(text.width, natural.width), height: text.height)
  }
}
