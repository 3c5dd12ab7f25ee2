import Masonry
import UIKitShim

/// Three boxes share the screen: two above, one below, all of one height, 10 points apart.
///
/// Shows the plain relations, `>=`, the filler words, and arrays of views and of attributes as targets.
final class BasicScreen: ScreenView {
  private let green = Box(.green, "green", note: "as wide as red, as high as red and blue")
  private let red = Box(.red, "red", note: "as wide as green, as high as green and blue")
  private let blue = Box(.blue, "blue", note: "as high as green and red")

  override func build() {
    addSubview(green)
    addSubview(red)
    addSubview(blue)
    let padding: CGFloat = 10

    green.mas_makeConstraints { make in
      make.top.greaterThanOrEqualTo(self.mas_top).offset(padding)
      make.left.equalTo(self.mas_left).offset(padding)
      make.bottom.equalTo(blue.mas_top).offset(-padding)
      make.right.equalTo(red.mas_left).offset(-padding)
      make.width.equalTo(red.mas_width)
      make.height.equalTo(red.mas_height)
      make.height.equalTo(blue.mas_height)
    }

    // A view as the target means its attribute of the same kind. `with` and `and` have no effect; they make
    // the chain easier to read.
    red.mas_makeConstraints { make in
      make.top.equalTo(self).with.offset(padding)
      make.left.equalTo(green.mas_right).with.offset(padding)
      make.bottom.equalTo(blue.mas_top).with.offset(-padding)
      make.right.equalTo(self).with.offset(-padding)
      make.width.equalTo(green)
      make.height.equalTo([green, blue])
    }

    blue.mas_makeConstraints { make in
      make.top.equalTo(green.mas_bottom).offset(padding)
      make.left.equalTo(self).offset(padding)
      make.bottom.equalTo(self).offset(-padding)
      make.right.equalTo(self).offset(-padding)
      make.height.equalTo([green.mas_height, red.mas_height])
    }
  }
}
