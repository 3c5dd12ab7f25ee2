import Masonry
import UIKit

/// Thanks for an order.
final class ConfirmationViewController: UIViewController {
  var onDone: (() -> Void)?

  private let number: Int
  private let name: String
  private let total: Price
  private let delivery: Order.Delivery
  private let symbolView = UIImageView()

  init(number: Int, name: String, total: Price, delivery: Order.Delivery) {
    self.number = number
    self.name = name
    self.total = total
    self.delivery = delivery
    super.init(nibName: nil, bundle: nil)
    title = "Order \(number)"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    symbolView.image = UIImage(systemName: "checkmark.circle.fill")
    symbolView.tintColor = .systemGreen
    symbolView.contentMode = .scaleAspectFit
    let stack = UIStackView(arrangedSubviews: [symbolView, headline(), detail(), card()])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(20, after: symbolView)
    stack.setCustomSpacing(28, after: stack.arrangedSubviews[2])
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue Shopping"
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    let button = UIButton(configuration: configuration)
    button.addTarget(self, action: #selector(done), for: .touchUpInside)
    view.addSubview(stack)
    view.addSubview(button)
    symbolView.mas_makeConstraints { make in
      make.width.height.equalTo(84)
    }
    stack.arrangedSubviews[3].mas_makeConstraints { make in
      make.width.equalTo(stack)
    }
    stack.mas_makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide.mas_top).offset(48)
      make.centerX.equalTo(view)
      make.width.lessThanOrEqualTo(440)
      make.width.equalTo(view).offset(-40).priorityHigh()
    }
    button.mas_makeConstraints { make in
      make.centerX.width.equalTo(stack)
      make.bottom.equalTo(view.safeAreaLayoutGuide.mas_bottom).offset(-16)
    }
  }

  private func headline() -> UILabel {
    let label = UILabel()
    label.text = "Thank you, \(name)"
    label.font = .preferredFont(forTextStyle: .title1).bold
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func detail() -> UILabel {
    let label = UILabel()
    label.text = "We have your order and pack it with care."
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func card() -> UIView {
    let rows = [AmountRow("Order"), AmountRow("Delivery"), AmountRow("Total", isProminent: true)]
    for (row, text) in zip(rows, ["\(number)", delivery.title, total.text]) { row.amount = text }
    let stack = UIStackView(arrangedSubviews: rows.map { $0 as UIView })
    stack.axis = .vertical
    stack.spacing = 12
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    card.addSubview(stack)
    stack.mas_makeConstraints { make in
      make.edges.equalTo(card).inset(18)
    }
    return card
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard animated else { return }
    symbolView.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0, options: [],
      animations: { self.symbolView.transform = .identity })
  }

  @objc private func done() {
    let onDone = self.onDone
    dismiss(animated: true) { onDone?() }
  }
}
