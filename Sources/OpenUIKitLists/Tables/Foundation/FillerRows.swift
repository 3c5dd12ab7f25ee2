import OpenUIKitCore

/// The lines of empty rows below the last row of a plain table.
final class FillerRows: UIView {
  private var lines: [UIView] = []

  /// Places a line at the end of each row.
  func place(height: CGFloat, thickness: CGFloat, inset: UIEdgeInsets, color: UIColor?) {
    let count = min(Int((bounds.height / height).rounded(.up)), Self.mostRows)
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count {
      let line = UIView()
      addSubview(line)
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      line.backgroundColor = color
      line.frame = CGRect(
        x: inset.left, y: CGFloat(index + 1) * height - thickness,
        width: max(0, bounds.width - inset.left - inset.right), height: thickness)
    }
  }

  /// More lines than these would be a grey area.
  private static let mostRows = 500
}

extension UITableView {
  /// The height of the empty rows that fill a plain table below its last row, in points.
  ///
  /// With 0, the default, there are none, and with `UITableView.automaticDimension` they have the height of the last row. A table of another
  /// style has none, nor one with a `tableFooterView`. A height that is not a number is refused.
  public final var fillerRowHeight: CGFloat {
    get { settings.fillerHeight }
    set {
      guard !newValue.isNaN else { return }
      settings.fillerHeight = newValue
      setNeedsLayout()
    }
  }

  /// Shows the lines of empty rows down to the lower edge, and as far below it as the table can be dragged.
  final func placeFillerRows() {
    let last = rows.items.last { if case .row = $0.kind { true } else { false } }
    let height =
      settings.fillerHeight < 0 ? last?.height ?? UITableViewCell.leastHeight : settings.fillerHeight
    let top = start + rows.height
    let room = 2 * bounds.height - top
    guard height > 0, height.isFinite, room > 0, style == .plain, separatorStyle != .none,
      tableFooterView == nil
    else {
      settings.fillers?.removeFromSuperview()
      return settings.fillers = nil
    }
    let view = settings.fillers ?? FillerRows()
    if settings.fillers == nil {
      view.isUserInteractionEnabled = false
      view.clipsToBounds = true
      addSubview(view)
      settings.fillers = view
    }
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: room)
    if view.frame != frame { view.frame = frame }
    let inset = separatorInset
    let (left, right) = hasRightToLeftContent ? (inset.right, inset.left) : (inset.left, inset.right)
    view.place(
      height: height, thickness: 1 / hostScale,
      inset: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right), color: separatorColor)
  }
}
