import MasonryShorthand
import UIKitShim

/// The three boxes of the basic screen with wider space above and below.
///
/// Shows several attributes in one chain, insets whose sign follows from the attribute, and the shorthand
/// names without `mas_`.
final class AttributeChainingScreen: ScreenView {
  private let green = Box(.green, "green", note: "make.top.and.left")
  private let red = Box(.red, "red", note: "make.top.and.right")
  private let blue = Box(.blue, "blue", note: "make.left.right.and.bottom")

  override func build() {
    addSubview(green)
    addSubview(red)
    addSubview(blue)
    let padding = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 10)

    green.makeConstraints { make in
      make.top.and.left.equalTo(self).insets(padding)
      make.bottom.equalTo(blue.top).insets(padding)
      make.right.equalTo(red.left).insets(padding)
      make.width.equalTo(red)
      make.height.equalTo([red, blue])
    }
    red.makeConstraints { make in
      make.top.and.right.equalTo(self).insets(padding)
      make.left.equalTo(green.right).insets(padding)
      make.bottom.equalTo(blue.top).insets(padding)
      make.width.equalTo(green)
      make.height.equalTo([green, blue])
    }
    blue.makeConstraints { make in
      make.top.equalTo(green.bottom).insets(padding)
      make.left.right.and.bottom.equalTo(self).insets(padding)
      make.height.equalTo([green, red])
    }
  }
}
