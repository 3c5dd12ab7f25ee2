/// An update that a layout carries out.
struct TableUpdate {
  /// The rectangles of surviving rows before the update, by their new index paths.
  var former: [IndexPath: CGRect] = [:]
  var animations = RowAnimations()
  /// The items whose views are still transparent.
  var entering: Set<Int> = []

  /// Where a row's cell starts, and how opaque.
  func start(of path: IndexPath, _ frame: CGRect) -> (frame: CGRect, alpha: CGFloat) {
    if let former = former[path] { return (former, 1) }
    return Self.away(frame, animations[path])
  }

  /// The rectangle and opacity of a row that is not there, yet or any more.
  static func away(_ frame: CGRect, _ animation: UITableView.RowAnimation) -> (frame: CGRect, alpha: CGFloat)
  {
    switch animation {
    case .fade, .automatic: (frame, 0)
    case .right: (frame.offsetBy(dx: frame.width, dy: 0), 1)
    case .left: (frame.offsetBy(dx: -frame.width, dy: 0), 1)
    case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
    case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
    case .middle: (CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0), 0)
    case .none: (frame, 1)
    }
  }
}
