/// The device on which Interface Builder shows the scenes of a file.
public struct InterfaceCanvas: Equatable, Sendable {
  /// The identifier, such as `retina6_12`.
  public let identifier: String
  /// Whether the device lies across.
  public let isLandscape: Bool
  /// Whether the scenes are shown in dark.
  public let isDark: Bool

  init?(_ device: InterfaceElement?) {
    guard let device, let identifier = device.id else { return nil }
    self.identifier = identifier
    isLandscape = device["orientation"]?.hasPrefix("landscape") ?? false
    isDark = device["appearance"] == "dark"
  }

  /// The size in points as it is held. Sizes of unknown devices are those of `retina6_12`.
  public var size: InterfaceSize {
    let upright = Self.sizes[identifier] ?? InterfaceSize(width: 393, height: 852)
    return isLandscape ? InterfaceSize(width: upright.height, height: upright.width) : upright
  }

  /// The insets that the canvas covers on the device, in points: the status bar or the camera above, and the home indicator below.
  public var safeArea: InterfaceInsets {
    let camera = Self.cameras[identifier]
    guard isLandscape else {
      let isRounded = camera != nil || identifier.hasSuffix("rounded")
      return InterfaceInsets(
        top: camera ?? (isRounded ? 24 : 20), leading: 0, bottom: camera != nil ? 34 : isRounded ? 20 : 0,
        trailing: 0)
    }
    return InterfaceInsets(
      top: 0, leading: camera ?? 0, bottom: camera == nil ? 0 : 21, trailing: camera ?? 0)
  }

  /// The insets for the camera, which 5,298 public scenes have in their frames.
  private static let cameras: [String: Double] = [
    "retina5_9": 44, "retina6_0": 47, "retina6_1": 44, "retina6_5": 44, "retina6_7": 47, "retina6_12": 59,
    "retina6_72": 59,
  ]

  /// The sizes of screens in points, by the names that the files have for them (Apple, "Human Interface Guidelines: Layout").
  private static let sizes: [String: InterfaceSize] = [
    "retina3_5": .init(width: 320, height: 480), "retina4_0": .init(width: 320, height: 568),
    "retina4_7": .init(width: 375, height: 667), "retina5_5": .init(width: 414, height: 736),
    "retina5_9": .init(width: 375, height: 812), "retina6_0": .init(width: 390, height: 844),
    "retina6_1": .init(width: 414, height: 896), "retina6_5": .init(width: 414, height: 896),
    "retina6_7": .init(width: 428, height: 926), "retina6_12": .init(width: 393, height: 852),
    "retina6_72": .init(width: 430, height: 932), "ipad9_7": .init(width: 768, height: 1024),
    "ipad7_9rounded": .init(width: 744, height: 1133), "ipad10_2": .init(width: 810, height: 1080),
    "ipad10_5": .init(width: 834, height: 1112), "ipad10_9rounded": .init(width: 820, height: 1180),
    "ipad11_0rounded": .init(width: 834, height: 1194), "ipad12_9": .init(width: 1024, height: 1366),
    "ipad12_9rounded": .init(width: 1024, height: 1366),
  ]
}
