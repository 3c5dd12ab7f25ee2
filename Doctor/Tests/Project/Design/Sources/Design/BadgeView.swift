import Shapes
import UIKit

#if ROUNDED
  public final class BadgeView: Capsule {
    private let label = UILabel()

    public init(text: String) {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .systemRed
      label.text = text
      label.textColor = .white
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc func tapped() { label.text = "0" }
  }
#endif
