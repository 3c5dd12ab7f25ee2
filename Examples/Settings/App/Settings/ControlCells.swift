import UIKit

extension UITableViewCell.CellStyle {
  /// A name and a value: beside each other, or below where text is large.
  @MainActor
  static var named: UITableViewCell.CellStyle {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory ? .subtitle : .value1
  }
}

/// A row with a switch.
final class SwitchCell: UITableViewCell {
  static let identifier = "switch"

  var onChange: ((Bool) -> Void)?
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    toggle.addTarget(self, action: #selector(toggleDidChange(_:)), for: .valueChanged)
    accessoryView = toggle
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var isOn: Bool {
    get { toggle.isOn }
    set {
      toggle.accessibilityLabel = textLabel?.text
      if newValue != toggle.isOn { toggle.setOn(newValue, animated: window != nil) }
    }
  }

  @objc private func toggleDidChange(_ sender: UISwitch) {
    onChange?(sender.isOn)
  }
}

/// A row with a slider between two symbols.
final class SliderCell: UITableViewCell {
  static let identifier = "slider"

  var onChange: ((Float) -> Void)?
  private let slider = UISlider()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    slider.minimumValueImage = symbol("speaker.fill")
    slider.maximumValueImage = symbol("speaker.wave.3")
    slider.accessibilityLabel = "Volume"
    slider.addTarget(self, action: #selector(sliderDidChange(_:)), for: .valueChanged)
    slider.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      slider.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      slider.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name)?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal)
  }

  var value: Float {
    get { slider.value }
    set { if !slider.isTracking { slider.value = newValue } }
  }

  @objc private func sliderDidChange(_ sender: UISlider) {
    onChange?(sender.value)
  }
}

/// A row with a number of days.
final class StepperCell: UITableViewCell {
  static let identifier = "stepper"

  var onChange: ((Int) -> Void)?
  private let stepper = UIStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .named, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    stepper.minimumValue = 1
    stepper.maximumValue = 10
    stepper.addTarget(self, action: #selector(stepperDidChange(_:)), for: .valueChanged)
    accessoryView = stepper
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ days: Int) {
    stepper.value = Double(days)
    stepper.accessibilityLabel = textLabel?.text
    detailTextLabel?.text = days == 1 ? "1 day" : "\(days) days"
  }

  @objc private func stepperDidChange(_ sender: UIStepper) {
    onChange?(Int(sender.value))
  }
}

/// The row with the picture and the name of the user.
final class ProfileCell: UITableViewCell {
  static let identifier = "profile"

  private let avatarView = UIImageView()
  private let nameLabel = UILabel()
  private let emailLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    emailLabel.font = .preferredFont(forTextStyle: .subheadline)
    emailLabel.textColor = .secondaryLabel
    for label in [nameLabel, emailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let texts = UIStackView(arrangedSubviews: [nameLabel, emailLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [avatarView, texts])
    row.spacing = 14
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    avatarView.setContentHuggingPriority(.required, for: .horizontal)
    contentView.addSubview(row)
    let bottom = row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      bottom,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ profile: Profile, _ color: UIColor) {
    avatarView.image = RowIcon.avatar(profile.initials, color, diameter: 60)
    nameLabel.text = profile.name
    emailLabel.text = profile.email
    accessibilityLabel = "Profile of " + profile.name
    isAccessibilityElement = true
  }
}
