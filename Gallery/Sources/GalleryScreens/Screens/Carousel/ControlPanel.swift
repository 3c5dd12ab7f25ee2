import Masonry
import UIKitShim

/// Rows of controls on a card, as high as its rows. A higher card centres them.
final class ControlPanel: UIView {
  /// The radius of a card's corners, in points.
  static let cornerRadius: CGFloat = 22

  private let rows = UIView()
  private var lastRow: UIView?
  private var bottom: MASConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = Palette.card
    layer.cornerRadius = Self.cornerRadius
    layer.shadowColor = UIColor(hex: 0x22252B).cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
    addSubview(rows)
    rows.mas_makeConstraints { make in
      make.left.right.equalToSuperview().inset(20)
      make.centerY.equalToSuperview()
      make.height.equalToSuperview().offset(-20).priorityLow()
    }
  }

  /// Adds a row below the existing ones, with a height in points.
  func add(_ row: UIView, height: CGFloat = 40) {
    rows.addSubview(row)
    row.mas_makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.greaterThanOrEqualTo(height)
      make.height.equalTo(height).priorityMedium()
      make.top.equalTo(lastRow?.mas_bottom ?? rows.mas_top)
    }
    bottom?.uninstall()
    row.mas_makeConstraints { bottom = $0.bottom.equalToSuperview() }
    lastRow = row
  }
}
