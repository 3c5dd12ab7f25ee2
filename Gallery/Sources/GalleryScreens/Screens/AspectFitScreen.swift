import Masonry
import UIKitShim

/// Two halves, each with a box of a fixed aspect ratio that is as large as its half allows.
///
/// Shows multipliers and priorities: the aspect ratio and the limits are required, the size of the half is
/// optional.
final class AspectFitScreen: ScreenView {
  private let topHalf = Box(.blue, "top half")
  private let wide = Box(.green, "3 : 1", note: "as wide as fits", words: .inMiddle)
  private let bottomHalf = Box(.pink, "bottom half")
  private let tall = Box(.teal, "1 : 3", note: "as high as fits", words: .inMiddle)

  override func build() {
    addSubview(topHalf)
    addSubview(bottomHalf)
    topHalf.addSubview(wide)
    bottomHalf.addSubview(tall)

    topHalf.mas_makeConstraints { make in
      make.left.right.and.top.equalTo(self)
    }
    bottomHalf.mas_makeConstraints { make in
      make.left.right.and.bottom.equalTo(self)
      make.top.equalTo(topHalf.mas_bottom)
      make.height.equalTo(topHalf)
    }

    wide.mas_makeConstraints { make in
      make.width.equalTo(wide.mas_height).multipliedBy(3)
      make.width.and.height.lessThanOrEqualTo(topHalf)
      make.width.and.height.equalTo(topHalf).priorityLow()
      make.center.equalTo(topHalf)
    }
    tall.mas_makeConstraints { make in
      make.height.equalTo(tall.mas_width).multipliedBy(3)
      make.width.and.height.lessThanOrEqualTo(bottomHalf)
      make.width.and.height.equalTo(bottomHalf).priorityLow()
      make.center.equalTo(bottomHalf)
    }
  }
}
