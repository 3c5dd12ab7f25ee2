import UIKitShim

/// One example screen: its name, its content, and how to create it.
#if !ThreadConfined
  @MainActor
#endif
public struct GalleryScreen {
  /// The name by which commands and files refer to the screen: lower-case words joined by hyphens.
  public let identifier: String

  /// The displayed name.
  public let title: String

  /// A description of the screen, in one sentence.
  public let summary: String

  /// Whether the screen shows the use of the safe area. A host without a device should give its window
  /// safe-area insets then.
  public let needsSafeArea: Bool

  /// Whether the screen looks different in a right-to-left layout.
  public let dependsOnDirection: Bool

  /// The states of the screen that have a picture; the first pose is the screen as it appears.
  public let poses: [Pose]

  init(
    _ identifier: String,
    _ title: String,
    _ summary: String,
    needsSafeArea: Bool = false,
    dependsOnDirection: Bool = false,
    poses: [Pose]
  ) {
    self.identifier = identifier
    self.title = title
    self.summary = summary
    self.needsSafeArea = needsSafeArea
    self.dependsOnDirection = dependsOnDirection
    self.poses = poses
  }

  /// Returns a new view controller that shows the screen as it appears.
  public func makeViewController() -> UIViewController {
    makeViewController(for: poses[0])
  }

  /// Returns a new view controller with the variant of the screen for a pose, before the pose's interaction.
  ///
  /// - Parameter pose: one of ``poses``.
  public func makeViewController(for pose: Pose) -> UIViewController {
    let controller = pose.makeViewController()
    controller.title = title
    return controller
  }

  /// The safe area insets of a phone without a home button, for a window of `size`, in points: its notch and
  /// home indicator, upright or on its side. Zero if the screen does not show the use of the safe area.
  public func safeAreaInsets(for size: CGSize) -> UIEdgeInsets {
    guard needsSafeArea else { return .zero }
    return size.width > size.height
      ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }
}
