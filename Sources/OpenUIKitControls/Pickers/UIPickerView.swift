/// Wheels with rows. The user turns each wheel to choose one of its rows.
///
/// Its content is 216 points high. The wheels are beside each other, from the side where reading starts.
open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []
  private let band = UIView()

  /// The object that states how many rows there are; not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The object that states what the rows show; not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// Creates a picker with a frame, in points. A frame of size zero becomes 320 × 216 points.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? CGSize(width: 320, height: Self.height) : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a picker of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    super.addSubview(band)
    super.setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Content

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheel(component).rowCount
  }

  /// The size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    layoutIfNeeded()
    return CGSize(width: wheel(component).bounds.width, height: wheel(component).rowHeight)
  }

  /// The view of a row; nil if it is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component).view(ofRow: row)
  }

  private var needsLoading = true

  private func loadIfNeeded() {
    guard needsLoading, let dataSource else { return }
    needsLoading = false
    let count = dataSource.numberOfComponents(in: self)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      super.addSubview(wheel)
    }
    for component in wheels.indices { load(component) }
  }

  private func load(_ component: Int) {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.usualRowHeight
    wheels[component].load(rows: max(0, rows), rowHeight: height > 0 ? height : Self.usualRowHeight)
    setNeedsLayout()
  }

  private func wheel(_ component: Int) -> PickerWheel {
    loadIfNeeded()
    require(wheels.indices.contains(component), "UIPickerView has no component \(component)")
    return wheels[component]
  }

  /// Asks data source and delegate again for everything. Selected rows stay selected, as far as they exist.
  open func reloadAllComponents() {
    needsLoading = true
    setNeedsLayout()
  }

  /// Asks data source and delegate again for a wheel.
  open func reloadComponent(_ component: Int) {
    guard !needsLoading else { return }
    _ = wheel(component)
    load(component)
  }

  // MARK: Selection

  /// Selects a row. The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component).select(row, animated: animated)
  }

  /// The selected row of a wheel; -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component).selectedRow }

  func userDidSelect(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Rows

  func rowView(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
      ?? titleView(row: row, component: component, reusing: view)
  }

  /// A label with the title of a row.
  func titleView(row: Int, component: Int, reusing view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: Self.fontSize)
    label.textAlignment = .center
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    setAttributedTitle(of: label, row, component)
    return label
  }

  // MARK: Layout

  /// 216 points high, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// 216 points high, and as wide as `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 320, height: Self.height)
  }

  /// Places the wheels beside each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let rowHeight = wheels.map { $0.rowHeight }.max() ?? Self.usualRowHeight
    let side = Self.bandInset
    band.frame = CGRect(
      x: side, y: (bounds.height - rowHeight) / 2, width: max(0, bounds.width - 2 * side), height: rowHeight)
    let wishes = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let gaps = CGFloat(max(0, wheels.count - 1)) * Self.gap
    let room = max(0, bounds.width - 2 * side - gaps)
    let fixed = wishes.reduce(0, +)
    let open = wishes.filter { $0 <= 0 }.count
    let share = open > 0 ? max(0, room - fixed) / CGFloat(open) : 0
    let total = open > 0 ? room : min(room, fixed)
    var x = (bounds.width - total - gaps) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, wish) in zip(wheels, wishes) {
      let width = wish > 0 ? (open > 0 || fixed <= room ? wish : wish * room / fixed) : share
      let left = isRightToLeft ? bounds.width - x - width : x
      wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }

  // UIKit's measures in points.
  private static let height: CGFloat = 216
  private static let usualRowHeight: CGFloat = 32
  private static let fontSize: CGFloat = 21
  private static let bandInset: CGFloat = 9
  private static let gap: CGFloat = 5
}
