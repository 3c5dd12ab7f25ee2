/// A model of a phone or tablet, with the properties that layouts depend on.
public struct Device: Equatable, Sendable {
  /// Edges of the screen that bars, the camera or the home indicator cover, in points.
  public struct Insets: Equatable, Sendable {
    /// The covered height at the top, in points.
    public var top: CGFloat
    /// The covered width on the left, in points.
    public var left: CGFloat
    /// The covered height at the bottom, in points.
    public var bottom: CGFloat
    /// The covered width on the right, in points.
    public var right: CGFloat

    /// Creates insets, in points.
    public init(top: CGFloat, left: CGFloat = 0, bottom: CGFloat, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// The name of the model, such as "iPhone 17".
  public var name: String
  /// The size of the screen in portrait, in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// Whether the device is a phone or a tablet.
  public var idiom: UIUserInterfaceIdiom
  /// The covered edges in portrait.
  public var portraitInsets: Insets
  /// The covered edges in landscape.
  public var landscapeInsets: Insets

  /// Creates a model. Sizes and insets are in points.
  public init(
    name: String, size: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom, portraitInsets: Insets,
    landscapeInsets: Insets
  ) {
    (self.name, self.size, self.scale, self.idiom) = (name, size, scale, idiom)
    (self.portraitInsets, self.landscapeInsets) = (portraitInsets, landscapeInsets)
  }
}

extension Device {
  /// A phone without a home button: the camera covers one edge, in landscape the left or the right one, and the home indicator the bottom.
  private static func phone(_ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: 3, idiom: .phone,
      portraitInsets: Insets(top: top, bottom: 34),
      landscapeInsets: Insets(top: 0, left: top, bottom: 21, right: top))
  }

  private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    let insets = Insets(top: 24, bottom: 20)
    return Device(
      name: name, size: CGSize(width: width, height: height), scale: 2, idiom: .pad, portraitInsets: insets,
      landscapeInsets: insets)
  }

  /// iPhone SE, third generation: 375 x 667 points at scale 2, with a home button.
  public static let iPhoneSE = Device(
    name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2, idiom: .phone,
    portraitInsets: Insets(top: 20, bottom: 0), landscapeInsets: Insets(top: 0, bottom: 0))
  /// iPhone 13 mini: 375 x 812 points at scale 3.
  public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, top: 50)
  /// iPhone 16e: 390 x 844 points at scale 3.
  public static let iPhone16e = phone("iPhone 16e", 390, 844, top: 47)
  /// iPhone 16: 393 x 852 points at scale 3.
  public static let iPhone16 = phone("iPhone 16", 393, 852, top: 59)
  /// iPhone 16 Plus: 430 x 932 points at scale 3.
  public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59)
  /// iPhone 17: 402 x 874 points at scale 3.
  public static let iPhone17 = phone("iPhone 17", 402, 874, top: 62)
  /// iPhone 17 Pro: 402 x 874 points at scale 3.
  public static let iPhone17Pro = phone("iPhone 17 Pro", 402, 874, top: 62)
  /// iPhone 17 Pro Max: 440 x 956 points at scale 3.
  public static let iPhone17ProMax = phone("iPhone 17 Pro Max", 440, 956, top: 62)
  /// iPhone Air: 420 x 912 points at scale 3.
  public static let iPhoneAir = phone("iPhone Air", 420, 912, top: 68)

  /// iPad mini: 744 x 1133 points at scale 2.
  public static let iPadMini = pad("iPad mini", 744, 1133)
  /// iPad: 820 x 1180 points at scale 2.
  public static let iPad = pad("iPad", 820, 1180)
  /// iPad Pro 11-inch: 834 x 1210 points at scale 2.
  public static let iPadPro11 = pad("iPad Pro 11", 834, 1210)
  /// iPad Pro 13-inch: 1032 x 1376 points at scale 2.
  public static let iPadPro13 = pad("iPad Pro 13", 1032, 1376)

  /// The phones, from the smallest to the largest.
  public static let phones = [
    iPhoneSE, iPhone13Mini, iPhone16e, iPhone16, iPhone17, iPhone17Pro, iPhoneAir, iPhone16Plus,
    iPhone17ProMax,
  ]
  /// The tablets, from the smallest to the largest.
  public static let tablets = [iPadMini, iPad, iPadPro11, iPadPro13]
}
