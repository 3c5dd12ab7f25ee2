import UIKitShim

/// One example screen: what it is called, what it shows, and how to make it.
#if !ThreadConfined
  @MainActor
#endif
public struct GalleryScreen {
  /// The name by which commands and files refer to the screen: lower-case words joined by hyphens.
  public let identifier: String

  /// The name that a person reads.
  public let title: String

  /// What the screen shows, in one sentence.
  public let summary: String

  /// Whether the screen shows how to keep clear of a phone's notch and home indicator, so that a host without a
  /// device should give its window safe-area insets.
  public let needsSafeArea: Bool

  /// Whether the screen looks different when it is laid out from right to left.
  public let dependsOnDirection: Bool

  /// What of the screen is worth a picture; the first pose is the screen as it appears.
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

  /// A new view controller that shows the screen as it appears.
  public func makeViewController() -> UIViewController {
    makeViewController(for: poses[0])
  }

  /// A new view controller with the variant of the screen that a pose shows, before the pose's interaction.
  ///
  /// - Parameter pose: one of ``poses``.
  public func makeViewController(for pose: Pose) -> UIViewController {
    let controller = pose.makeViewController()
    controller.title = title
    return controller
  }

  /// What a phone without a home button covers of a window of `size` that shows the screen, in points: its notch and home
  /// indicator, upright or lying on its side; nothing if the screen does not show how to keep clear of them.
  public func safeAreaInsets(for size: CGSize) -> UIEdgeInsets {
    guard needsSafeArea else { return .zero }
    return size.width > size.height
      ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }
}
