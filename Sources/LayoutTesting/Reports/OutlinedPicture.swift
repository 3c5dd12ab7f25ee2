/// A screen whose problems are outlined and numbered.
struct OutlinedPicture: ViewTreeConfined {
  let layout: ScreenLayout
  let problems: [LayoutProblem]

  /// Draws the screen with the outlines, and removes the outlines from the window again.
  var drawing: ScreenDrawing {
    let outlines = problems.enumerated().compactMap { index, problem in outline(problem, number: index + 1) }
    for view in outlines { layout.window.addSubview(view) }
    defer { for view in outlines { view.removeFromSuperview() } }
    return layout.drawing
  }

  private func outline(_ problem: LayoutProblem, number: Int) -> UIView? {
    guard !problem.frame.isNull, problem.frame.minX.isFinite, problem.frame.minY.isFinite else { return nil }
    let view = UIView(frame: problem.frame.insetBy(dx: -1, dy: -1))
    view.isUserInteractionEnabled = false
    view.layer.borderColor = UIColor.systemRed.cgColor
    view.layer.borderWidth = 2
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: number > 9 ? 22 : 16, height: 16))
    label.text = "\(number)"
    label.font = .boldSystemFont(ofSize: 12)
    label.textAlignment = .center
    (label.textColor, label.backgroundColor) = (.white, .systemRed)
    view.addSubview(label)
    return view
  }
}

extension ScreenLayout {
  /// Draws the screen with the places of problems outlined and numbered, in the order of the problems.
  ///
  /// - Throws: `PictureError`.
  public func picture(outlining problems: [LayoutProblem], scale: CGFloat = 2) throws -> Picture {
    try OutlinedPicture(layout: self, problems: problems).drawing.picture(scale: scale)
  }
}
