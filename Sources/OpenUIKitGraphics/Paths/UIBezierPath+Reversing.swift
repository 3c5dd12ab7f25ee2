extension UIBezierPath {
  /// Returns the lines and curves from the end to the beginning, with the path's attributes. Parts that turn the other way cut holes
  /// by the winding rule.
  public final func reversing() -> UIBezierPath {
    let result = UIBezierPath()
    for part in cgPath.elements.split(beforeEach: { $0.isMove }).reversed() { result.appendReversed(part) }
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }

  /// Adds the elements of one line, backwards.
  private func appendReversed(_ part: ArraySlice<CGPath.Element>) {
    let drawn = part.filter { $0.endPoint != nil }
    guard let last = drawn.last?.endPoint else { return }
    move(to: last)
    for (element, before) in zip(drawn, drawn.dropFirst()).reversed() {
      guard let point = element.endPoint else { continue }
      if case .curve(_, let first, let second) = before {
        addCurve(to: point, controlPoint1: second, controlPoint2: first)
      } else {
        addLine(to: point)
      }
    }
    if drawn.count < part.count { close() }
  }
}

extension CGPath.Element {
  fileprivate var isMove: Bool {
    if case .move = self { return true }
    return false
  }

  /// Where the element ends; nil for one that closes a line.
  fileprivate var endPoint: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }
}

extension Array {
  /// The parts that begin with an element for which `isFirst` is true.
  fileprivate func split(beforeEach isFirst: (Element) -> Bool) -> [ArraySlice<Element>] {
    var (parts, start): ([ArraySlice<Element>], Int) = ([], 0)
    for index in indices.dropFirst() where isFirst(self[index]) {
      parts.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : parts + [self[start...]]
  }
}
