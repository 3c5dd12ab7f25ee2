import Masonry
import UIKitShim

/// Shows one view over its whole area.
final class ScreenViewController: UIViewController {
  /// The view that it shows.
  private(set) var screen = UIView()

  convenience init(screen: UIView) {
    self.init()
    self.screen = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.addSubview(screen)
    screen.mas_makeConstraints { make in
      make.edges.equalTo(view)
    }
  }
}
