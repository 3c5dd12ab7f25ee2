import UIKit

/// The screen of the guide, with faults that scripts/check-layout-guide mends.
final class NoteViewController: UIViewController {
  private let heading = UILabel()
  private let share = UIButton(type: .system)
  private let done = UIButton(type: .system)

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    heading.text = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    // numberOfLines = 0
    // A symbol would have a label of its own.
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      context.fill(CGRect(x: 0, y: 11, width: 24, height: 2))
    }
    share.setImage(picture, for: .normal)
    // accessibilityLabel = "Share"
    share.addTarget(self, action: #selector(didTap), for: .touchUpInside)
    done.setTitle("Done", for: .normal)
    // titleFont = .preferredFont(forTextStyle: .body)
    done.setTitleColor(.label, for: .normal)
    done.addTarget(self, action: #selector(didTap), for: .touchUpInside)
    for part in [heading, share, done] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      heading.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      heading.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      share.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
      share.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      share.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      share.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      done.topAnchor.constraint(equalTo: share.bottomAnchor, constant: 16),
      done.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      done.heightAnchor.constraint(equalToConstant: 30),
      done.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  @objc private func didTap() {}
}
