import Masonry
import UIKit

/// The price of the cart, and the button that leads to the checkout.
final class CartSummaryView: UIView {
  let button = UIButton(configuration: .filled())

  private let rows = UIStackView()
  private let subtotal = AmountRow("Subtotal")
  private let delivery = AmountRow("Delivery")
  private let total = AmountRow("Total", isProminent: true)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    button.configuration?.title = "Check Out"
    button.configuration?.buttonSize = .large
    button.configuration?.cornerStyle = .large
    rows.axis = .vertical
    rows.spacing = 6
    for row in [subtotal, delivery, total] { rows.addArrangedSubview(row) }
    let line = UIView()
    line.backgroundColor = .separator
    for view in [line, rows, button] { addSubview(view) }
    line.mas_makeConstraints { make in
      make.top.left.right.equalTo(self)
      make.height.equalTo(0.5)
    }
    rows.mas_makeConstraints { make in
      make.top.equalTo(self).offset(14)
      make.leading.equalTo(self.mas_leadingMargin).offset(12)
      make.trailing.equalTo(self.mas_trailingMargin).offset(-12)
    }
    button.mas_makeConstraints { make in
      make.top.equalTo(rows.mas_bottom).offset(14)
      make.leading.trailing.equalTo(rows)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ store: Store) {
    subtotal.amount = store.subtotal.text
    delivery.amount = store.delivery == .zero ? "Free" : store.delivery.text
    total.amount = (store.subtotal + store.delivery).text
  }
}

/// A name at the leading edge and an amount at the trailing one.
final class AmountRow: UIView {
  private let nameLabel = UILabel()
  private let amountLabel = UILabel()

  var amount: String? {
    get { amountLabel.text }
    set { amountLabel.text = newValue }
  }

  init(_ name: String, isProminent: Bool = false) {
    super.init(frame: .zero)
    nameLabel.text = name
    nameLabel.textColor = isProminent ? .label : .secondaryLabel
    for label in [nameLabel, amountLabel] {
      label.font = .preferredFont(forTextStyle: isProminent ? .headline : .subheadline)
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    nameLabel.mas_makeConstraints { make in
      make.leading.top.bottom.equalTo(self)
      make.trailing.lessThanOrEqualTo(amountLabel.mas_leading).offset(-8)
    }
    amountLabel.mas_makeConstraints { make in
      make.trailing.equalTo(self)
      make.firstBaseline.equalTo(nameLabel)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// The content of an empty cart.
final class EmptyCartView: UIStackView {
  let button = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    alignment = .center
    spacing = 12
    let symbolView = UIImageView(
      image: UIImage(
        systemName: "cart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 56, weight: .light)))
    symbolView.tintColor = .tertiaryLabel
    let titleLabel = UILabel()
    titleLabel.text = "Your cart is empty"
    titleLabel.font = .preferredFont(forTextStyle: .title2).bold
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    let detailLabel = UILabel()
    detailLabel.text = "What you add to the cart waits here until you are ready."
    detailLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.textColor = .secondaryLabel
    detailLabel.textAlignment = .center
    detailLabel.numberOfLines = 0
    button.configuration?.title = "Browse the Shop"
    button.configuration?.baseForegroundColor = .onAccent
    button.configuration?.cornerStyle = .capsule
    for view in [symbolView, titleLabel, detailLabel, button] { addArrangedSubview(view) }
    setCustomSpacing(6, after: titleLabel)
    setCustomSpacing(20, after: detailLabel)
    button.mas_makeConstraints { make in make.height.greaterThanOrEqualTo(44) }
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
