import Masonry
import UIKitShim

/// The three boxes of the basic screen, breathing: the space around them changes from 10 points to 100 and
/// back, for ever.
///
/// Shows constraints that are kept, single and composite ones in one list, and changed after they were
/// installed.
final class BasicAnimatedScreen: ScreenView {
  private let green = Box(.green, "green")
  private let red = Box(.red, "red")
  private let blue = Box(.blue, "blue")

  private var breathing: [MASConstraint] = []
  private var isWide = false

  override func build() {
    addSubview(green)
    addSubview(red)
    addSubview(blue)
    let padding: CGFloat = 10

    // The edges are optional, so they give way where a neighbour is in between.
    green.mas_makeConstraints { make in
      breathing.append(make.edges.equalTo(self).inset(padding).priorityLow())
      breathing.append(make.bottom.equalTo(blue.mas_top).offset(-padding))
      make.size.equalTo(red)
      make.height.equalTo(blue.mas_height)
    }
    red.mas_makeConstraints { make in
      breathing.append(make.edges.equalTo(self).inset(padding).priorityLow())
      breathing.append(make.left.equalTo(green.mas_right).offset(padding))
      breathing.append(make.bottom.equalTo(blue.mas_top).offset(-padding))
      make.size.equalTo(green)
      make.height.equalTo(blue.mas_height)
    }
    blue.mas_makeConstraints { make in
      breathing.append(make.edges.equalTo(self).inset(padding).priorityLow())
      make.height.equalTo(green.mas_height)
      make.height.equalTo(red.mas_height)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    layoutIfNeeded()
    breathe()
  }

  /// Animates to the other width, and repeats that while the screen is in a window.
  private func breathe() {
    guard window != nil else { return }
    isWide.toggle()
    for constraint in breathing {
      constraint.inset(isWide ? 100 : 10)
    }
    UIView.animate(
      withDuration: 1,
      animations: { self.layoutIfNeeded() },
      completion: { _ in self.breathe() })
  }
}
