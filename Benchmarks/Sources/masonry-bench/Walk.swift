import Masonry
import OpenUIKit

/// The way of one constraint, from a block of the language to frames. `scripts/walk-files` lists the files that it passes through.
@MainActor
struct Walk {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let first = UIView()
  private let second = UIView()

  /// Lays out two views, so that nothing is left to do but the walk.
  init() {
    for view in [first, second] { window.addSubview(view) }
    first.mas_makeConstraints { make in
      make.left.top.equalTo(window)
      make.size.equalTo(20)
    }
    second.mas_makeConstraints { make in
      make.top.equalTo(window)
      make.size.equalTo(20)
    }
    window.layoutIfNeeded()
  }

  /// A function of its own, which a profiler finds by its name.
  @inline(never)
  func fromConstraintToFrame() -> CGRect {
    second.mas_makeConstraints { make in make.left.equalTo(first.mas_right).offset(8) }
    window.layoutIfNeeded()
    return second.frame
  }
}
