import Masonry
import OpenUIKitWeb

@main struct Program {
  static func main() {
    WebPage.mount(Panel(frame: .zero), in: "app")
  }
}

/// A banner over two boxes, a badge in the middle, and a change of all that at the first layout.
final class Panel: UIView {
  private let (banner, left, right, badge) = (UIView(), UIView(), UIView(), UIView())

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) { fatalError("A panel is made in code") }

  private func build() {
    for view in [banner, left, right, badge] { addSubview(view) }
    banner.mas_makeConstraints { make in
      make.left.right.equalToSuperview().inset(8)
      make.top.equalToSuperviewSafeArea().offset(8)
      make.height.equalTo(44).priorityHigh()
      make.height.lessThanOrEqualTo(self).multipliedBy(0.25)
    }
    left.mas_makeConstraints { make in
      make.left.bottom.equalToSuperview().inset(8)
      make.top.equalTo(banner.mas_bottom).offset(8)
    }
    right.mas_makeConstraints { make in
      make.left.equalTo(left.mas_right).offset(8)
      make.right.equalToSuperview().inset(8)
      make.width.top.bottom.equalTo(left)
    }
    badge.mas_makeConstraints { $0.left.top.equalToSuperview() }
  }

  override func updateConstraints() {
    banner.mas_updateConstraints { $0.height.equalTo(60).priorityHigh() }
    badge.mas_remakeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(24)
    }
    super.updateConstraints()
  }
}
