import Masonry
import UIKitShim

/// Rows of controls on a card, as high as its rows.
final class ControlPanel: UIView {
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
    layer.cornerRadius = 22
    layer.shadowColor = UIColor(hex: 0x22252B).cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  /// Adds a row below those that are there, with a height in points.
  func add(_ row: UIView, height: CGFloat = 40) {
    addSubview(row)
    row.mas_makeConstraints { make in
      make.left.right.equalToSuperview().inset(20)
      make.height.equalTo(height)
      if let lastRow {
        make.top.equalTo(lastRow.mas_bottom)
      } else {
        make.top.equalToSuperview().offset(10)
      }
    }
    bottom?.uninstall()
    row.mas_makeConstraints { bottom = $0.bottom.equalToSuperview().offset(-10) }
    lastRow = row
  }
}
