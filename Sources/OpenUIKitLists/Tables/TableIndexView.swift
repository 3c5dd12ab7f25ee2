/// The index at the trailing edge of a table: short titles that lead to sections.
final class TableIndexView: UIView {
  let titles: [String]
  private let labels: [UILabel]
  private let choose: (Int) -> Void

  init(_ titles: [String], choose: @escaping (Int) -> Void) {
    self.titles = titles
    self.choose = choose
    labels = titles.map { title in
      let label = UILabel()
      label.text = title.hasSameBytes(as: UITableView.indexSearch) ? "⌕" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.isUserInteractionEnabled = false
      return label
    }
    super.init(frame: .zero)
    for label in labels { super.addSubview(label) }
    super.isAccessibilityElement = true
    super.accessibilityLabel = "Section index"
  }

  required init?(coder: NSCoder) {
    titles = []
    labels = []
    choose = { _ in }
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let table = superview as? UITableView
    backgroundColor = table?.sectionIndexBackgroundColor
    let line = min(Self.line, bounds.height / CGFloat(max(1, labels.count)))
    let top = (bounds.height - line * CGFloat(labels.count)) / 2
    for (index, label) in labels.enumerated() {
      label.textColor = table?.sectionIndexColor ?? tintColor
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * line, width: bounds.width, height: line)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard let y = touches.first?.location(in: self).y else { return }
    if let index = labels.firstIndex(where: { y < $0.frame.maxY }) ?? labels.indices.last { choose(index) }
  }

  /// The height of a title, in points.
  private static let line: CGFloat = 16
  /// In points.
  static let width: CGFloat = 15
}

extension UITableView {
  /// Reads the titles of the index from the data source again.
  public func reloadSectionIndexTitles() {
    reloadIndexTitles()
    setNeedsLayout()
  }

  func reloadIndexTitles() {
    indexView?.removeFromSuperview()
    indexView = nil
  }

  /// The width that the index takes from rows, in points.
  var indexWidth: CGFloat { indexView == nil ? 0 : TableIndexView.width }

  func placeIndex() {
    if indexView == nil, isLoaded, let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty,
      rows.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    {
      showIndex(titles)
    }
    guard let indexView else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let x = hasRightToLeftContent ? visible.minX : visible.maxX - TableIndexView.width
    let area = CGRect(x: x, y: visible.minY, width: TableIndexView.width, height: visible.height)
    if indexView.frame != area { indexView.frame = area }
    if subviews.last !== indexView { bringSubviewToFront(indexView) }
  }

  private func showIndex(_ titles: [String]) {
    let table = Weak<UITableView>(wrappedValue: self)
    let view = TableIndexView(titles) { index in table.wrappedValue?.goToSection(of: index) }
    view.layer.zPosition = 3
    indexView = view
    addSubview(view)
    for cell in cells.values { cell.setNeedsLayout() }
  }

  private func goToSection(of index: Int) {
    guard let titles = indexView?.titles, titles.indices.contains(index), let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    load()
    guard rows.rowCounts.indices.contains(section) else { return }
    let top = start + rows.top(of: rows.header(section)) - adjustedContentInset.top
    updateContentSize()
    contentOffset = CGPoint(x: contentOffset.x, y: top.clamped(to: verticalRange))
  }
}
