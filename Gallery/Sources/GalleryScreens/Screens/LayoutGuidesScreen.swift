import Masonry
import UIKitShim

/// Two bars that avoid what covers the top and the bottom of the screen, and the distance between them.
///
/// Shows the layout guides of a view controller as targets, also from inside another view. Newer code uses
/// the safe area instead.
final class LayoutGuidesScreen: UIViewController {
  private let topBar = Box(.green, "top bar")
  private let mark = Box(.orange)
  private let bottomBar = Box(.red, "bottom bar")
  private let distance = DimensionLine(.vertical)
  private let note = UILabel.hint("Nothing covers the space between the bars, on any device.")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.addSubview(topBar)
    view.addSubview(bottomBar)
    topBar.addSubview(mark)
    view.addSubview(distance)
    view.addSubview(note)

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
    distance.mas_makeConstraints { make in
      make.top.equalTo(topBar.mas_bottom)
      make.bottom.equalTo(bottomBar.mas_top)
      make.leading.equalTo(view).offset(48)
      make.width.equalTo(21)
    }
    note.mas_makeConstraints { make in
      make.leading.equalTo(distance.mas_trailing).offset(24)
      make.trailing.equalTo(view).offset(-48)
      make.centerY.equalTo(distance)
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
