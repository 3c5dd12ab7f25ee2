import UIKit

/// Sets the size of texts by a slider, with an example above it.
final class TextSizeViewController: UIViewController {
  private let preferences: Preferences
  private let scrollView = UIScrollView()
  private let card = UIView()
  private let slider = UISlider()
  private let automaticSwitch = UISwitch()

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
    title = "Text Size"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    setUpCard()
    setUpControls()
    showSize()
  }

  private func setUpCard() {
    let titleLabel = label("High water at 14:26", .headline, .label)
    let textLabel = label(
      "The flood runs until the early afternoon, with a light breeze from the south-west. Seals are likely on the "
        + "northern bank.", .body, .label)
    let noteLabel = label("Updated ten minutes ago", .footnote, .secondaryLabel)
    let stack = UIStackView(arrangedSubviews: [titleLabel, textLabel, noteLabel])
    stack.axis = .vertical
    stack.spacing = 8
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    card.addSubview(stack)
    view.addSubview(scrollView)
    scrollView.addSubview(card)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    for view in [card, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      card.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
    ])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  private func setUpControls() {
    let switchLabel = label("Use the Device’s Size", .body, .label)
    automaticSwitch.accessibilityLabel = switchLabel.text
    automaticSwitch.addTarget(self, action: #selector(switchDidChange(_:)), for: .valueChanged)
    slider.minimumValue = 0
    slider.maximumValue = Float(Preferences.textSizes.count - 1)
    slider.accessibilityLabel = "Text size"
    slider.minimumValueImage = UIImage(systemName: "textformat", withConfiguration: symbol(13))?
      .withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal)
    slider.maximumValueImage = UIImage(systemName: "textformat", withConfiguration: symbol(24))?
      .withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal)
    slider.addTarget(self, action: #selector(sliderDidChange(_:)), for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [switchLabel, automaticSwitch])
    (row.alignment, row.spacing) = (.center, 12)
    automaticSwitch.setContentHuggingPriority(.required, for: .horizontal)
    automaticSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
    let panel = UIView()
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 12
    let stack = UIStackView(arrangedSubviews: [row, slider])
    stack.axis = .vertical
    stack.spacing = 20
    panel.addSubview(stack)
    scrollView.addSubview(panel)
    for view in [panel, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 24),
      panel.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      panel.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      stack.topAnchor.constraint(equalTo: panel.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -16),
    ])
  }

  private func symbol(_ size: CGFloat) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
  }

  /// Applies the size to the example.
  private func showSize() {
    let size = preferences.textSize
    automaticSwitch.isOn = size == nil
    slider.isEnabled = size != nil
    slider.value = Float(size ?? 3)
    if let size {
      card.traitOverrides.preferredContentSizeCategory = Preferences.textSizes[size]
    } else {
      card.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    }
  }

  @objc private func switchDidChange(_ sender: UISwitch) {
    preferences.textSize = sender.isOn ? nil : 3
    showSize()
  }

  @objc private func sliderDidChange(_ sender: UISlider) {
    preferences.textSize = Int(sender.value.rounded())
    showSize()
  }
}
