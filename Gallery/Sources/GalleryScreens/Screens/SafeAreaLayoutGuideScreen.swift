import Masonry
import UIKitShim

/// Three sheets and nine tags that stay inside the safe area.
///
/// Shows the safe area as a whole, which takes the attribute of the constraint, and each of its own attributes.
final class SafeAreaLayoutGuideScreen: ScreenView {
  override func build() {
    addSheets()
    addTags()
  }

  private func addSheets() {
    let red = Box(.red)
    let green = Box(.green)
    let blue = Box(.blue)
    addSubview(red)
    addSubview(green)
    addSubview(blue)

    red.mas_makeConstraints { make in
      make.edges.equalTo(self.mas_safeAreaLayoutGuide).inset(10)
    }
    green.mas_makeConstraints { make in
      make.center.equalTo(self.mas_safeAreaLayoutGuide)
      make.width.height.equalTo(self.mas_safeAreaLayoutGuide).sizeOffset(CGSize(width: -40, height: -40))
    }
    blue.mas_makeConstraints { make in
      make.center.equalTo(self.mas_safeAreaLayoutGuide)
      make.width.equalTo(self.mas_safeAreaLayoutGuide).sizeOffset(CGSize(width: -60, height: -60))
      make.height.equalTo(self.mas_safeAreaLayoutGuide).sizeOffset(CGSize(width: -60, height: -60))
    }
  }

  private func addTags() {
    addTag("LT").mas_makeConstraints { make in
      make.left.top.equalTo(self.mas_safeAreaLayoutGuide)
    }
    addTag("RT").mas_makeConstraints { make in
      make.right.equalTo(self.mas_safeAreaLayoutGuideRight)
      make.top.equalTo(self.mas_safeAreaLayoutGuideTop)
    }
    addTag("LB").mas_makeConstraints { make in
      make.left.equalTo(self.mas_safeAreaLayoutGuideLeft)
      make.bottom.equalTo(self.mas_safeAreaLayoutGuideBottom)
    }
    addTag("RB").mas_makeConstraints { make in
      make.right.bottom.equalTo(self.mas_safeAreaLayoutGuide)
    }
    addTag("LY").mas_makeConstraints { make in
      make.left.centerY.equalTo(self.mas_safeAreaLayoutGuide)
    }
    addTag("RY").mas_makeConstraints { make in
      make.right.equalTo(self.mas_safeAreaLayoutGuideRight)
      make.centerY.equalTo(self.mas_safeAreaLayoutGuideCenterY)
    }
    addTag("TX").mas_makeConstraints { make in
      make.top.equalTo(self.mas_safeAreaLayoutGuideTop)
      make.centerX.equalTo(self.mas_safeAreaLayoutGuideCenterX)
    }
    addTag("BX").mas_makeConstraints { make in
      make.bottom.centerX.equalTo(self.mas_safeAreaLayoutGuide)
    }
    addTag("XY").mas_makeConstraints { make in
      make.center.equalTo(self.mas_safeAreaLayoutGuide)
    }
  }

  /// Adds a yellow square with a name, in front of the other views.
  private func addTag(_ name: String) -> UIView {
    let tag = Box(.yellow, name, words: .inMiddle)
    addSubview(tag)
    tag.mas_makeConstraints { make in
      make.width.height.equalTo(50)
    }
    return tag
  }
}
