import UIKit

/// The content of one page of the introduction.
struct OnboardingPage {
  let symbol: String
  let color: UIColor
  let title: String
  let text: String

  static let all = [
    OnboardingPage(
      symbol: "wind", color: .systemTeal, title: "The Coast in Your Pocket",
      text: "Tides, wind and swell for eleven thousand harbours, beaches and coves."),
    OnboardingPage(
      symbol: "bell.badge", color: .systemOrange, title: "Just in Time",
      text: "A quiet reminder before the water is high enough, and a loud one before a storm."),
    OnboardingPage(
      symbol: "book", color: .systemIndigo, title: "Your Own Log",
      text: "Write down what you saw. Your notes stay on your device, next to the tide that you saw it at."),
  ]
}

/// A page of the introduction.
final class OnboardingPageViewController: UIViewController {
  let index: Int

  private let page: OnboardingPage

  init(page: OnboardingPage, index: Int) {
    self.page = page
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let disc = SymbolDisc(symbol: page.symbol, color: page.color)
    let titleLabel = label(page.title, .largeTitle, .label)
    titleLabel.accessibilityTraits = .header
    if let descriptor = titleLabel.font.fontDescriptor.withSymbolicTraits(.traitBold) {
      titleLabel.font = UIFont(descriptor: descriptor, size: 0)
    }
    let textLabel = label(page.text, .body, .secondaryLabel)
    let stack = UIStackView(arrangedSubviews: [disc, titleLabel, textLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.setCustomSpacing(40, after: disc)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let width = stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -64)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 32),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 460),
      width,
    ])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}

/// A large symbol on a pale disc.
final class SymbolDisc: UIView {
  private let ring = UIView()

  init(symbol: String, color: UIColor, diameter: CGFloat = 200) {
    super.init(frame: .zero)
    let symbolView = UIImageView(
      image: UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: diameter * 0.42, weight: .medium)))
    symbolView.tintColor = color
    backgroundColor = color.withAlphaComponent(0.14)
    ring.layer.borderWidth = 2
    ring.layer.borderColor = color.withAlphaComponent(0.25).cgColor
    for part in [ring, symbolView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: diameter),
      heightAnchor.constraint(equalTo: widthAnchor),
      symbolView.centerXAnchor.constraint(equalTo: centerXAnchor),
      symbolView.centerYAnchor.constraint(equalTo: centerYAnchor),
      ring.centerXAnchor.constraint(equalTo: centerXAnchor),
      ring.centerYAnchor.constraint(equalTo: centerYAnchor),
      ring.widthAnchor.constraint(equalTo: widthAnchor, constant: -20),
      ring.heightAnchor.constraint(equalTo: ring.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    ring.layer.cornerRadius = ring.bounds.width / 2
  }
}
