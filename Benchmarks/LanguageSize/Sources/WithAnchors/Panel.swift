import OpenUIKit
import OpenUIKitWeb

@main struct Program {
  static func main() {
    WebPage.mount(Panel(frame: .zero), in: "app")
  }
}

/// A banner over two boxes, a badge in the middle, and a change of all that at the first layout.
final class Panel: UIView {
  private let (banner, left, right, badge) = (UIView(), UIView(), UIView(), UIView())
  private var height: NSLayoutConstraint?
  private var place: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) { fatalError("A panel is made in code") }

  private func build() {
    for view in [banner, left, right, badge] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let height = banner.heightAnchor.constraint(equalToConstant: 44)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      banner.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      banner.rightAnchor.constraint(equalTo: rightAnchor, constant: -8),
      banner.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8), height,
      banner.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 0.25),
      left.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      left.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 8),
      left.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 8),
      right.rightAnchor.constraint(equalTo: rightAnchor, constant: -8),
      right.widthAnchor.constraint(equalTo: left.widthAnchor),
      right.topAnchor.constraint(equalTo: left.topAnchor),
      right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
    ])
    self.height = height
    place = [
      badge.leftAnchor.constraint(equalTo: leftAnchor), badge.topAnchor.constraint(equalTo: topAnchor),
    ]
    NSLayoutConstraint.activate(place)
  }

  override func updateConstraints() {
    height?.constant = 60
    NSLayoutConstraint.deactivate(place)
    place = [
      badge.centerXAnchor.constraint(equalTo: centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24), badge.heightAnchor.constraint(equalToConstant: 24),
    ]
    NSLayoutConstraint.activate(place)
    super.updateConstraints()
  }
}
