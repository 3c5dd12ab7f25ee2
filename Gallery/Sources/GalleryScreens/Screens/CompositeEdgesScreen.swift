import Masonry
import UIKitShim

/// Ten frames, each inside the one before it.
///
/// Shows `make.edges`: four constraints in one line, with insets.
final class CompositeEdgesScreen: ScreenView {
  override func build() {
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    var outer: UIView = self
    for index in 0..<10 {
      let frame = Box(.sea(index, of: 10))
      addSubview(frame)
      frame.mas_makeConstraints { make in
        make.edges.equalTo(outer).insets(insets)
      }
      outer = frame
    }
  }
}
