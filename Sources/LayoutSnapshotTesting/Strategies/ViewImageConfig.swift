/// The size, the safe area and the traits in which a screen is drawn, by the names of swift-snapshot-testing.
public struct ViewImageConfig: Equatable, Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    /// Wider than high.
    case landscape
    /// Higher than wide.
    case portrait
  }

  /// The configuration of the layout: the device, its orientation, and settings.
  public var configuration: Configuration

  /// Creates a configuration from one of `LayoutTesting`.
  public init(_ configuration: Configuration) { self.configuration = configuration }

  /// Creates a configuration of a size in points.
  ///
  /// - Parameters:
  ///   - safeArea: the covered edges, in points.
  ///   - size: the size of the window, in points.
  ///   - scale: the pixels per point.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize, scale: CGFloat = 2) {
    let insets = Device.Insets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    self.init(
      Configuration(
        device: Device(
          name: "view", size: size, scale: scale, idiom: .phone, portraitInsets: insets,
          landscapeInsets: insets)))
  }

  private static func phone(
    _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat = 34,
    _ orientation: Orientation
  ) -> ViewImageConfig {
    let hasButton = bottom == 0
    let device = Device(
      name: "phone", size: CGSize(width: width, height: height), scale: scale, idiom: .phone,
      portraitInsets: .init(top: top, bottom: bottom),
      landscapeInsets: hasButton ? .init(top: 0, bottom: 0) : .init(top: 0, left: top, bottom: 21, right: top)
    )
    return ViewImageConfig(
      Configuration(device: device, orientation: orientation == .portrait ? .portrait : .landscape))
  }

  private static func pad(_ width: CGFloat, _ height: CGFloat, bottom: CGFloat, _ orientation: Orientation)
    -> ViewImageConfig
  {
    let insets = Device.Insets(top: bottom > 0 ? 24 : 20, bottom: bottom)
    let device = Device(
      name: "pad", size: CGSize(width: width, height: height), scale: 2, idiom: .pad, portraitInsets: insets,
      landscapeInsets: insets)
    return ViewImageConfig(
      Configuration(device: device, orientation: orientation == .portrait ? .portrait : .landscape))
  }

  /// iPhone SE, first generation: 320 x 568 points.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// iPhone 8: 375 x 667 points.
  public static let iPhone8 = iPhone8(.portrait)
  /// iPhone 8 Plus: 414 x 736 points.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// iPhone X: 375 x 812 points.
  public static let iPhoneX = iPhoneX(.portrait)
  /// iPhone XR: 414 x 896 points at scale 2.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// iPhone XS Max: 414 x 896 points.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// iPhone 12 and 12 Pro: 390 x 844 points.
  public static let iPhone12 = iPhone12(.portrait)
  /// iPhone 12 Pro Max: 428 x 926 points.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// iPhone 13 and 13 Pro: 390 x 844 points.
  public static let iPhone13 = iPhone13(.portrait)
  /// iPhone 13 mini: 375 x 812 points.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// iPhone 13 Pro: 390 x 844 points.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// iPhone 13 Pro Max: 428 x 926 points.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// iPad mini: 768 x 1024 points, in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// iPad Pro 10.5: 834 x 1112 points, in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// iPad Pro 11: 834 x 1194 points, in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// iPad Pro 12.9: 1024 x 1366 points, in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// iPhone SE, first generation, in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    phone(320, 568, 2, top: 20, bottom: 0, orientation)
  }
  /// iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> Self {
    phone(375, 667, 2, top: 20, bottom: 0, orientation)
  }
  /// iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    phone(414, 736, 3, top: 20, bottom: 0, orientation)
  }
  /// iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> Self { phone(375, 812, 3, top: 44, orientation) }
  /// iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> Self { phone(414, 896, 2, top: 44, orientation) }
  /// iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    phone(414, 896, 3, top: 44, orientation)
  }
  /// iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> Self { phone(390, 844, 3, top: 47, orientation) }
  /// iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    phone(428, 926, 3, top: 47, orientation)
  }
  /// iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> Self { phone(390, 844, 3, top: 47, orientation) }
  /// iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    phone(375, 812, 3, top: 50, orientation)
  }
  /// iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    phone(390, 844, 3, top: 47, orientation)
  }
  /// iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    phone(428, 926, 3, top: 47, orientation)
  }
  /// iPad mini in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> Self { pad(768, 1024, bottom: 0, orientation) }
  /// iPad Pro 10.5 in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    pad(834, 1112, bottom: 0, orientation)
  }
  /// iPad Pro 11 in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> Self { pad(834, 1194, bottom: 20, orientation) }
  /// iPad Pro 12.9 in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    pad(1024, 1366, bottom: 20, orientation)
  }
}
