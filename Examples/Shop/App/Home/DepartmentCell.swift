import Masonry
import UIKit

/// A capsule with a symbol and the name of a department.
final class DepartmentCell: UICollectionViewCell {
  static let identifier = "department"

  private let symbolView = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    symbolView.tintColor = .accent
    symbolView.contentMode = .scaleAspectFit
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(symbolView)
    contentView.addSubview(label)
    symbolView.mas_makeConstraints { make in
      make.leading.equalTo(contentView).offset(14)
      make.centerY.equalTo(contentView)
      make.width.height.equalTo(20)
    }
    label.mas_makeConstraints { make in
      make.leading.equalTo(symbolView.mas_trailing).offset(8)
      make.trailing.equalTo(contentView).offset(-16)
      make.centerY.equalTo(contentView)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = bounds.height / 2
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }

  func show(_ department: Department) {
    symbolView.image = UIImage(systemName: department.symbol)
    label.text = department.title
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = department.title
  }
}
