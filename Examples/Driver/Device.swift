import OpenUIKit

/// A device that screens are drawn for.
@MainActor
public struct Device {
  /// The end of the names of files with the device's pictures.
  public let name: String
  /// The size of the screen, in points.
  public let size: CGSize
  /// The traits of the screen.
  public let traits: UITraitCollection
  /// The insets that the status bar and the home indicator need.
  public let safeArea: UIEdgeInsets
  /// Whether text is measured with the machine's fonts, as pictures need it. Tests have fixed advances.
  public let measuresWithPango: Bool

  private init(
    _ name: String, _ size: CGSize, _ traits: [UITraitCollection], _ safeArea: UIEdgeInsets,
    measuresWithPango: Bool = true
  ) {
    (self.name, self.size, self.safeArea, self.measuresWithPango) = (name, size, safeArea, measuresWithPango)
    self.traits = UITraitCollection(traitsFrom: traits)
  }

  private static let phoneSize = CGSize(width: 390, height: 844)
  private static let phoneTraits = [
    UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
  ]
  private static let phoneSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  /// A phone for tests, with fixed advances of text.
  public static let phone = Device("", phoneSize, phoneTraits, phoneSafeArea, measuresWithPango: false)
  /// A tablet for tests, with fixed advances of text.
  public static let pad = Device(
    "", CGSize(width: 1180, height: 820), padTraits, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    measuresWithPango: false)

  private static let padTraits = [
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection(verticalSizeClass: .regular),
  ]

  /// The devices that pictures are drawn for.
  public static let drawn = [
    Device("", phoneSize, phoneTraits + [UITraitCollection(userInterfaceStyle: .light)], phoneSafeArea),
    Device("-dark", phoneSize, phoneTraits + [UITraitCollection(userInterfaceStyle: .dark)], phoneSafeArea),
    Device(
      "-pad", CGSize(width: 1180, height: 820), padTraits + [UITraitCollection(userInterfaceStyle: .light)],
      UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
  ]
}
