import UIKit

/// Asks in a sheet whether the app may notify.
final class PermissionViewController: UIViewController {
  private let preferences: Preferences

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let disc = SymbolDisc(symbol: "bell.fill", color: .systemOrange, diameter: 72)
    let titleLabel = UILabel()
    titleLabel.text = "Turn On Notifications?"
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    titleLabel.adjustsFontForContentSizeCategory = true
    let textLabel = UILabel()
    textLabel.text =
      "We write before high water and before storms. You choose the hours, and can change your mind."
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.textColor = .secondaryLabel
    for label in [titleLabel, textLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    let allowButton = button("Allow", .filled(), #selector(allow))
    let laterButton = button("Not Now", .plain(), #selector(later))
    let stack = UIStackView(arrangedSubviews: [disc, titleLabel, textLabel, allowButton, laterButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(16, after: disc)
    stack.setCustomSpacing(24, after: textLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 32),
      allowButton.widthAnchor.constraint(equalTo: stack.widthAnchor),
      laterButton.widthAnchor.constraint(equalTo: stack.widthAnchor),
    ])
  }

  private func button(_ title: String, _ configuration: UIButton.Configuration, _ action: Selector)
    -> UIButton
  {
    var configuration = configuration
    configuration.title = title
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    let button = UIButton(configuration: configuration)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc private func allow() {
    preferences.allowsNotifications = true
    dismiss(animated: true)
  }

  @objc private func later() {
    dismiss(animated: true)
  }
}
