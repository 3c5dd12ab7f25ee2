import Foundation
import GalleryScreens
import Masonry
import OpenUIKit
import OpenUIKitCairo

/// A window that shows one screen, laid out, with a clock of its own.
@MainActor
final class Stage {
  let window: UIWindow
  let controller: UIViewController

  /// The conflicts that the layout engine has found so far.
  private(set) var conflicts: [UnsatisfiableConstraints] = []

  /// The conflicts as chains of the Masonry language; empty if there are none.
  var report: String {
    conflicts
      .map { MASConflictReport(constraints: $0.constraints, givenUp: $0.broken).text }
      .joined(separator: "\n\n")
  }

  /// Shows a pose of a screen and runs the pose's interaction.
  ///
  /// - Parameters:
  ///   - size: the window's size in points.
  ///   - rightToLeft: whether the layout direction is right to left.
  ///   - dark: whether it has the dark appearance.
  ///   - measurer: the text measurer; by default one with Pango's fonts.
  init(
    _ screen: GalleryScreen,
    pose: GalleryScreen.Pose,
    size: CGSize,
    rightToLeft: Bool = false,
    dark: Bool = false,
    scale: CGFloat = 2,
    measurer: (any TextMeasurer)? = nil
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    controller = screen.makeViewController(for: pose)
    window.screenScale = scale
    window.textMeasurer = measurer ?? PangoTextMeasurer()
    if rightToLeft {
      window.layoutDirection = .rightToLeft
    }
    if dark {
      window.hostTraits = UITraitCollection(userInterfaceStyle: .dark)
    }
    window.deviceSafeAreaInsets = screen.safeAreaInsets(for: size)
    window.unsatisfiableConstraintsHandler = { [unowned self] in conflicts.append($0) }
    window.mas_key = "window"
    controller.view.mas_key = "root"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    pose.interact(with: controller)
    window.layoutIfNeeded()
  }

  /// Advances the window's clock.
  func advance(by seconds: TimeInterval) {
    window.clock.advance(by: seconds)
    window.layoutIfNeeded()
  }
}
