import Masonry
import UIKitShim

/// Two bars that avoid what covers the top and the bottom of the screen.
///
/// Shows the layout guides of a view controller as targets, also from inside another view. Newer code uses
/// the safe area instead.
final class LayoutGuidesScreen: UIViewController {
  private let topBar = Box(.green, "top bar")
  private let mark = Box(.orange)
  private let bottomBar = Box(.red, "bottom bar")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.addSubview(topBar)
    view.addSubview(bottomBar)
    topBar.addSubview(mark)

    topBar.mas_makeConstraints { make in
      make.top.equalTo(upperEnd)
      make.left.right.equalTo(view)
      make.height.equalTo(40)
    }
    mark.mas_makeConstraints { make in
      make.width.height.equalTo(20)
      make.top.equalTo(upperEnd)
      make.centerX.equalTo(0)
    }
    bottomBar.mas_makeConstraints { make in
      make.bottom.equalTo(lowerEnd)
      make.left.right.equalTo(view)
      make.height.equalTo(40)
    }
  }

  #if os(visionOS)  // visionOS has no such guides.
    private var upperEnd: MASViewAttribute<MASVertical> { view.mas_safeAreaLayoutGuideTop }
    private var lowerEnd: MASViewAttribute<MASVertical> { view.mas_safeAreaLayoutGuideBottom }
  #else
    private var upperEnd: MASViewAttribute<MASVertical> { mas_topLayoutGuide }
    private var lowerEnd: MASViewAttribute<MASVertical> { mas_bottomLayoutGuide }
  #endif
}
