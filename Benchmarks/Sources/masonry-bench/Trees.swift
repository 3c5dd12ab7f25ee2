import Masonry
import OpenUIKit

/// View trees to constrain, built outside the measured time.
@MainActor
struct Row {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let views: [UIView]

  init(count: Int) {
    views = (0..<count).map { _ in UIView() }
    for view in views { window.addSubview(view) }
  }

  /// Four constraints a view, each view right of the one before it, in the language.
  @inline(never)
  func makeWithMasonry() {
    var previous: UIView?
    for view in views {
      view.mas_makeConstraints { make in
        if let previous {
          make.left.equalTo(previous.mas_right).offset(1)
        } else {
          make.left.equalTo(window).offset(1)
        }
        make.top.equalTo(window).offset(10)
        make.width.equalTo(20)
        make.height.equalTo(30)
      }
      previous = view
    }
  }

  /// Four constraints a view, each view right of the one before it, with anchors.
  @inline(never)
  func makeWithAnchors() {
    var previous: UIView?
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? window.leftAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 30),
      ])
      previous = view
    }
  }

  /// The block of `makeWithMasonry` again, with other constants.
  @inline(never)
  func updateWithMasonry(_ amount: Int) {
    var previous: UIView?
    for view in views {
      view.mas_updateConstraints { make in
        if let previous {
          make.left.equalTo(previous.mas_right).offset(amount)
        } else {
          make.left.equalTo(window).offset(amount)
        }
        make.top.equalTo(window).offset(10 + amount)
        make.width.equalTo(20 + amount)
        make.height.equalTo(30 + amount)
      }
      previous = view
    }
  }
}

/// A window with rows of a hundred views each, one of which is remade.
@MainActor
struct Grid {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
  private let remade = UIView()

  init(count: Int) {
    for row in 0..<count / 100 {
      let container = UIView()
      window.addSubview(container)
      container.mas_makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(row * 30)
        make.height.equalTo(30)
      }
      for column in 0..<99 {
        let view = row == 0 && column == 50 ? remade : UIView()
        container.addSubview(view)
        view.mas_makeConstraints { make in
          make.left.equalTo(column * 30)
          make.top.bottom.equalToSuperview()
          make.width.equalTo(20)
        }
      }
    }
    window.layoutIfNeeded()
  }

  func remake(_ amount: Int) {
    remade.mas_remakeConstraints { make in
      make.left.equalTo(amount)
      make.top.equalTo(amount)
      make.size.equalTo(20)
    }
  }
}
