extension CGRect {
  /// Creates the smallest upright rectangle that contains four points.
  package init(enclosing p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint) {
    let left = min(min(p.x, q.x), min(r.x, s.x))
    let right = max(max(p.x, q.x), max(r.x, s.x))
    let top = min(min(p.y, q.y), min(r.y, s.y))
    let bottom = max(max(p.y, q.y), max(r.y, s.y))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
