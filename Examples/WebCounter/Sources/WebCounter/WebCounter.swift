import Masonry
import OpenUIKit
import OpenUIKitWeb

@main struct WebCounter {
  static func main() {
    WebPage.mount(CounterView(), in: "app")
  }
}

/// A number, and two buttons that change it.
final class CounterView: UIView {
  private let number = UILabel()
  private var count = 0

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    number.font = .systemFont(ofSize: 72, weight: .bold)
    let (less, more) = (button("−", "One less", -1), button("+", "One more", 1))
    for view in [number, less, more] { addSubview(view) }

    number.mas_makeConstraints { make in
      make.centerX.equalTo(self)
      make.bottom.equalTo(less.mas_top).offset(-16)
    }
    less.mas_makeConstraints { make in
      make.width.height.equalTo(56)
      make.top.equalTo(self.mas_centerY)
      make.right.equalTo(self.mas_centerX).offset(-8)
    }
    more.mas_makeConstraints { make in
      make.width.height.top.equalTo(less)
      make.left.equalTo(self.mas_centerX).offset(8)
    }
    show(0)
  }

  required init?(coder: NSCoder) {
    fatalError("A counter is made in code")
  }

  private func button(_ title: String, _ meaning: String, _ step: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24, weight: .semibold)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 16
    button.accessibilityLabel = meaning
    button.addAction(UIAction { [unowned(unsafe) self] _ in show(count + step) }, for: .touchUpInside)
    return button
  }

  private func show(_ newCount: Int) {
    count = newCount
    number.text = "\(count)"
  }
}
