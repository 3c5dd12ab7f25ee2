import UIKit

/// The version of the app, and thanks.
final class AboutViewController: UIViewController {
  private let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = "About"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let disc = SymbolDisc(symbol: "wind", color: color, diameter: 112)
    let nameLabel = label("Tidewater", .title1, .label)
    let versionLabel = label("Version 3.2 (418)", .subheadline, .secondaryLabel)
    let textView = UITextView()
    textView.isEditable = false
    textView.isScrollEnabled = false
    textView.backgroundColor = .clear
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.textAlignment = .center
    textView.text =
      "Made on an island, for everyone who looks out of the window before breakfast.\n\nTides are computed from "
      + "thirty-seven harmonic constituents. They are not meant for navigation."
    let shareButton = UIButton(configuration: .tinted())
    shareButton.configuration?.title = "Rate This App"
    shareButton.configuration?.image = UIImage(systemName: "star")
    shareButton.configuration?.imagePadding = 6
    shareButton.configuration?.cornerStyle = .capsule
    shareButton.addTarget(self, action: #selector(rate), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [disc, nameLabel, versionLabel, textView, shareButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(16, after: disc)
    stack.setCustomSpacing(20, after: versionLabel)
    stack.setCustomSpacing(20, after: textView)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.widthAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: content.leadingAnchor, constant: 24),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 440),
      shareButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
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

  @objc private func rate() {
    let alert = UIAlertController(
      title: "Enjoying Tidewater?", message: "Your stars help other people to find it.",
      preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "A few words (optional)" }
    alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
    alert.addAction(UIAlertAction(title: "Send", style: .default))
    present(alert, animated: true)
  }
}
