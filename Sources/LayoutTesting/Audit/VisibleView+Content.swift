#if !ThreadConfined
  @MainActor
#endif
extension VisibleView {
  /// Where the view shows something: of a label the lines of its text, and not the rest of its frame.
  var contentFrame: CGRect { textFrame.intersection(visibleFrame) }

  /// Where the lines of a label's text are, without regard to views that cut them off; the whole frame of another view.
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
