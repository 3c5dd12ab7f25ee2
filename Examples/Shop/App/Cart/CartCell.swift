import Masonry
import UIKit

/// A line of the cart. Its stepper changes the number.
final class CartCell: UITableViewCell {
  static let identifier = "line"

  var onCount: ((Int) -> Void)?

  private let pictureView = UIImageView()
  private let nameLabel = UILabel()
  private let finishLabel = UILabel()
  private let priceLabel = UILabel()
  private let countLabel = UILabel()
  private let stepper = UIStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    pictureView.backgroundColor = .canvas
    pictureView.layer.cornerRadius = 10
    pictureView.clipsToBounds = true
    pictureView.contentMode = .scaleAspectFit
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    finishLabel.font = .preferredFont(forTextStyle: .subheadline)
    finishLabel.textColor = .secondaryLabel
    priceLabel.font = .preferredFont(forTextStyle: .body)
    countLabel.font = .preferredFont(forTextStyle: .subheadline)
    countLabel.textColor = .secondaryLabel
    for label in [nameLabel, finishLabel, priceLabel, countLabel] {
      label.adjustsFontForContentSizeCategory = true
    }
    priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    priceLabel.setContentHuggingPriority(.required, for: .horizontal)
    stepper.minimumValue = 1
    stepper.maximumValue = 9
    stepper.addTarget(self, action: #selector(countDidChange(_:)), for: .valueChanged)
    for view in [pictureView, nameLabel, finishLabel, priceLabel, countLabel, stepper] {
      contentView.addSubview(view)
    }
    makeConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeConstraints() {
    pictureView.mas_makeConstraints { make in
      make.leading.top.equalTo(contentView).offset(12)
      make.width.height.equalTo(84)
      make.bottom.lessThanOrEqualTo(contentView).offset(-12)
    }
    nameLabel.mas_makeConstraints { make in
      make.leading.equalTo(pictureView.mas_trailing).offset(14)
      make.top.equalTo(contentView).offset(14)
      make.trailing.lessThanOrEqualTo(priceLabel.mas_leading).offset(-8)
    }
    finishLabel.mas_makeConstraints { make in
      make.leading.equalTo(nameLabel)
      make.top.equalTo(nameLabel.mas_bottom).offset(2)
    }
    priceLabel.mas_makeConstraints { make in
      make.trailing.equalTo(contentView).offset(-16)
      make.firstBaseline.equalTo(nameLabel)
    }
    countLabel.mas_makeConstraints { make in
      make.leading.equalTo(nameLabel)
      make.centerY.equalTo(stepper)
    }
    stepper.mas_makeConstraints { make in
      make.trailing.equalTo(priceLabel)
      make.top.greaterThanOrEqualTo(finishLabel.mas_bottom).offset(6)
      make.bottom.equalTo(contentView).offset(-12)
      make.top.greaterThanOrEqualTo(contentView).offset(64)
    }
  }

  func show(_ line: CartLine) {
    pictureView.image = ProductArtwork.image(of: line.product, finish: line.key.finish)
    nameLabel.text = line.product.name
    finishLabel.text = line.finish.name
    priceLabel.text = line.total.text
    countLabel.text = "Quantity: \(line.count)"
    stepper.value = Double(line.count)
    stepper.accessibilityLabel = "Quantity of " + line.product.name
  }

  @objc private func countDidChange(_ sender: UIStepper) {
    onCount?(Int(sender.value))
  }
}
