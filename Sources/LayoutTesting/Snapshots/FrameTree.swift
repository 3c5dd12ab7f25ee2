/// The views of a screen as text: class, key and frame in points, one view a line, each indented in its superview.
///
/// ```
/// UIView (0 0; 402 874)
///   UILabel "title" (16 78; 370 20.3) 'Settings'
///   UIButton "save" (16 110; 64 44) hidden
/// ```
struct FrameTree: ViewTreeConfined {
  let root: UIView

  var text: String {
    var lines: [String] = []
    var pending: [(view: UIView, level: Int)] = [(root, 0)]
    while let (view, level) = pending.popLast() {
      lines.append(String(repeating: "  ", count: level) + line(for: view))
      pending += children(of: view).reversed().map { ($0, level + 1) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The subviews of a control are private, and differ between systems.
  private func children(of view: UIView) -> [UIView] {
    view is UIControl || view is UITextView ? [] : view.subviews
  }

  private func line(for view: UIView) -> String {
    let frame = view.frame
    var line = "\(type(of: view))"
    if let key = ViewName.key(of: view) { line += " \"\(key)\"" }
    line +=
      " (\(frame.minX.rounded3) \(frame.minY.rounded3); \(frame.width.rounded3) \(frame.height.rounded3))"
    let title = (view as? UIButton)?.title(for: .normal)
    if let text = VisibleText(of: view)?.text ?? title { line += " '\(text.oneLine)'" }
    if !view.transform.isIdentity { line += " transformed" }
    if view.isHidden { line += " hidden" }
    return line
  }
}

extension CGFloat {
  /// The number with at most three decimals, without zeros at the end.
  fileprivate var rounded3: String {
    let rounded = (self * 1000).rounded() / 1000 + 0
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}

extension String {
  var oneLine: String { split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") }
}
