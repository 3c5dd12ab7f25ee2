import Masonry
import UIKit

/// A product of a grid: its picture, its name, its maker and its price.
final class ProductCell: UICollectionViewCell {
  static let identifier = "product"

  private let pictureView = UIImageView()
  private let nameLabel = UILabel()
  private let makerLabel = UILabel()
  private let priceLabel = UILabel()
  private let badge = BadgeLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.backgroundColor = .canvas
    pictureView.layer.cornerRadius = 14
    pictureView.clipsToBounds = true
    pictureView.contentMode = .scaleAspectFit
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    makerLabel.font = .preferredFont(forTextStyle: .footnote)
    makerLabel.textColor = .secondaryLabel
    priceLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [nameLabel, makerLabel, priceLabel] { label.adjustsFontForContentSizeCategory = true }
    for label in [nameLabel, makerLabel] { label.numberOfLines = 0 }
    for label in [nameLabel, makerLabel] { label.setContentHuggingPriority(.defaultHigh, for: .vertical) }
    // A price is one line, a little smaller where a column is narrow.
    priceLabel.adjustsFontSizeToFitWidth = true
    priceLabel.minimumScaleFactor = 0.8
    badge.text = "New"
    for view in [pictureView, nameLabel, makerLabel, priceLabel, badge] { contentView.addSubview(view) }
    makeConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeConstraints() {
    pictureView.mas_makeConstraints { make in
      make.top.left.right.equalTo(contentView)
      make.height.equalTo(pictureView.mas_width)
    }
    badge.mas_makeConstraints { make in
      make.top.leading.equalTo(pictureView).offset(10)
      make.trailing.lessThanOrEqualTo(pictureView).offset(-10)
    }
    nameLabel.mas_makeConstraints { make in
      make.top.equalTo(pictureView.mas_bottom).offset(8)
      make.leading.trailing.equalTo(contentView)
    }
    makerLabel.mas_makeConstraints { make in
      make.top.equalTo(nameLabel.mas_bottom).offset(1)
      make.leading.trailing.equalTo(contentView)
    }
    priceLabel.mas_makeConstraints { make in
      make.top.equalTo(makerLabel.mas_bottom).offset(4)
      make.leading.trailing.equalTo(contentView)
      make.bottom.lessThanOrEqualTo(contentView)
      make.bottom.equalTo(contentView).priorityHigh()
    }
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) {
        self.contentView.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
      }
    }
  }

  func show(_ product: Product) {
    pictureView.image = ProductArtwork.image(of: product)
    nameLabel.text = product.name
    makerLabel.text = product.maker
    priceLabel.text = product.price.text
    badge.isHidden = !product.isNew
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = product.name + ", " + product.price.text
  }
}

/// A short word in a filled capsule.
final class BadgeLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .caption1).bold
    adjustsFontForContentSizeCategory = true
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.7
    textColor = .onAccent
    backgroundColor = .accent
    textAlignment = .center
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 6)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
