/// A wheel of a picker: a scroll view whose visible rows lie on a cylinder.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private unowned(unsafe) let picker: UIPickerView
  let component: Int
  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = 32
  private(set) var selectedRow = -1
  private var rows: [Int: UIView] = [:]
  private var unused: [UIView] = []
  private var height: CGFloat = 0

  init(_ picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99)
    let tap = UITapGestureRecognizer()
    tap.addAction { [wheel = Weak(wrappedValue: self)] tap in wheel.wrappedValue?.tapped(tap) }
    addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  func load(rows count: Int, rowHeight: CGFloat) {
    for view in rows.values { view.removeFromSuperview() }
    unused += rows.values
    rows = [:]
    rowCount = count
    self.rowHeight = rowHeight
    selectedRow = count == 0 ? -1 : min(max(0, selectedRow), count - 1)
    placeContent()
  }

  func view(ofRow row: Int) -> UIView? { rows[row] }

  private func placeContent() {
    guard bounds.height > 0 else { return }
    contentSize = CGSize(
      width: bounds.width, height: bounds.height + CGFloat(max(0, rowCount - 1)) * rowHeight)
    contentOffset = CGPoint(x: 0, y: offset(of: max(0, selectedRow)))
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight }

  /// The row next to an offset.
  private func row(at offset: CGFloat) -> Int {
    guard rowCount > 0, offset.isFinite else { return -1 }
    return min(max(0, Int(clamping: (offset / rowHeight).rounded())), rowCount - 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if height != bounds.height {
      height = bounds.height
      placeContent()
    }
    guard rowCount > 0, bounds.height > 0 else { return }
    let reach = min(Int(clamping: (radius * .pi / 2 / rowHeight).rounded(.up)), rowCount)
    let middle = row(at: contentOffset.y)
    let visible = max(0, middle - reach)...min(rowCount - 1, middle + reach)
    for (row, view) in rows where !visible.contains(row) {
      rows[row] = nil
      view.removeFromSuperview()
      unused.append(view)
    }
    for row in visible { place(row) }
  }

  /// The radius of the cylinder, in points: its front is as high as the picker.
  private var radius: CGFloat { bounds.height / 2 * 1.06 }

  private func place(_ row: Int) {
    let view = rows[row] ?? makeView(row)
    let distance = offset(of: row) - contentOffset.y
    let angle = distance / radius
    view.isHidden = abs(angle) >= .pi / 2
    guard !view.isHidden else { return }
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    view.center = CGPoint(
      x: bounds.width / 2, y: contentOffset.y + bounds.height / 2 + radius * CGFloat(sine))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / Self.viewerDistance
    transform = CATransform3DTranslate(transform, 0, 0, radius * CGFloat(cosine - 1))
    view.transform3D = CATransform3DRotate(transform, -angle, 1, 0, 0)
    // Rows beside the middle one are paler, and those at the edges fade.
    let isMiddle = abs(distance) < rowHeight / 2
    view.alpha = isMiddle ? 1 : CGFloat(max(0, cosine * 0.55))
  }

  private func makeView(_ row: Int) -> UIView {
    let view = picker.rowView(row, component, reusing: unused.popLast())
    view.translatesAutoresizingMaskIntoConstraints = true
    rows[row] = view
    addSubview(view)
    return view
  }

  // MARK: Selection

  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selectedRow = min(max(0, row), rowCount - 1)
    setContentOffset(CGPoint(x: 0, y: offset(of: selectedRow)), animated: animated && window != nil)
    setNeedsLayout()
  }

  private func userDidStop() {
    let row = row(at: contentOffset.y)
    guard row >= 0, row != selectedRow else { return }
    selectedRow = row
    picker.userDidSelect(row, component)
  }

  private func choose(_ row: Int) {
    guard rowCount > 0 else { return }
    let row = min(max(0, row), rowCount - 1)
    guard row != selectedRow else { return }
    select(row, animated: true)
    picker.userDidSelect(row, component)
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    let distance = recognizer.location(in: self).y - contentOffset.y - bounds.height / 2
    let sine = max(-1, min(1, distance / radius))
    let angle = atan2(Double(sine), Double((1 - sine * sine).squareRoot()))
    choose(row(at: offset(of: selectedRow) + CGFloat(angle) * radius))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // A wheel stops with a row in the middle.
    targetContentOffset.pointee.y = offset(of: max(0, row(at: targetContentOffset.pointee.y)))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { userDidStop() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { userDidStop() }

  // MARK: Accessibility

  override func accessibilityIncrement() { choose(selectedRow + 1) }
  override func accessibilityDecrement() { choose(selectedRow - 1) }

  override var accessibilityValue: String? {
    get {
      guard selectedRow >= 0 else { return nil }
      // A wheel that was not laid out yet, or that is off the screen, has no view for the row.
      let view = rows[selectedRow] ?? picker.rowView(selectedRow, component, reusing: nil)
      return view.accessibilityLabel ?? view.subviews.lazy.compactMap { $0.accessibilityLabel }.first
    }
    set {}
  }

  /// The distance of the viewer from the screen, in points.
  private static let viewerDistance: CGFloat = 1000
}
