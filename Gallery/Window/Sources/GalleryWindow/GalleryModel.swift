import GalleryScreens
import OpenUIKit
import OpenUIKitDesktop
import OpenUIKitGTK

/// The screen that the gallery shows, and how it shows it.
struct Look: Codable, Equatable {
  var screen: String
  var isDevice = false
  var isRightToLeft = false
  var isDark = false
  var showsOutlines = false
  var isSlow = false
}

/// The view of the gallery with the current screen.
@MainActor
final class GalleryModel {
  /// The view.
  let view: DesktopView
  /// The screen that is shown, and how.
  private(set) var look: Look
  private let outlines = Outlines()
  private var controller: UIViewController

  nonisolated static func has(_ identifier: String) -> Bool {
    MainActor.assumeIsolated { screens.contains { $0.identifier == identifier } }
  }

  /// Creates a view of a screen, whose views continue with a state.
  init(_ look: Look, views: ViewState?) {
    self.look = look
    controller = Self.screen(look.screen).makeViewController()
    view = DesktopView(controller)
    view.window.mas_key = "window"
    view.sizeHandler = { [unowned self] in sizeDidChange() }
    view.frameHandler = { [unowned self] in
      outlines.update(look.showsOutlines ? controller.view : nil, in: view.window)
    }
    apply(look)
    controller.view.mas_key = "root"
    if let views { view.restore(views) }
  }

  /// The screen that is shown.
  var screen: GalleryScreen { Self.screen(look.screen) }

  /// The root view of the screen.
  var root: UIView { controller.view }

  /// The state of the screen's views.
  var views: ViewState { view.window.viewState }

  /// Changes what is shown, or how.
  func apply(_ new: Look) {
    let isOtherScreen = new.screen != look.screen
    look = new
    view.isDark = new.isDark ? true : nil
    view.isRightToLeft = new.isRightToLeft ? true : nil
    view.speed = new.isSlow ? 0.1 : 1
    if isOtherScreen {
      controller = Self.screen(new.screen).makeViewController()
      controller.view.mas_key = "root"
      sizeDidChange()
      view.show(controller)
    }
    view.setNeedsDisplay()
  }

  private func sizeDidChange() {
    view.window.deviceSafeAreaInsets = screen.safeAreaInsets(for: view.window.bounds.size)
  }

  static func screen(_ identifier: String) -> GalleryScreen {
    screens.first { $0.identifier == identifier } ?? GalleryScreen.all[0]
  }

  /// The screens that can be shown: those of the list, and those for measurements.
  private static var screens: [GalleryScreen] { GalleryScreen.all + GalleryScreen.long }
}
