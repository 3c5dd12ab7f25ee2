/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Enough room.
  case regular = 2
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known, or not overridden.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// Whether an interface is directly on the screen or on another interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// On the screen.
  case base = 0
  /// On another interface, such as a sheet. Dark backgrounds are lighter there.
  case elevated = 1
}

/// Whether a screen measures how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The contrast of an interface's colours.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// The direction of an interface as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The leading edge is on the left.
  case leftToRight = 0
  /// The leading edge is on the right.
  case rightToLeft = 1
}

/// The text size that a user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String
  /// The index among the known categories from the smallest on; nil for others. Found once, because each font of
  /// a text style depends on it.
  package let step: Int?

  /// Creates a category by UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
    step = Self.ascending.firstIndex { rawValue.hasSameBytes(as: $0) }
  }

  /// Whether both have the same name.
  public static func == (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.step == second.step && (first.step != nil || first.rawValue.hasSameBytes(as: second.rawValue))
  }

  /// Equal for equal names.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps smaller than usual.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps smaller than usual.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A step smaller than usual.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// As usual.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A step larger than usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps larger than usual.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps larger than usual.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the sizes for weak sight.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the sizes for weak sight.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the sizes for weak sight.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the sizes for weak sight.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let ascending = [
    "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS", "UICTContentSizeCategoryM",
    "UICTContentSizeCategoryL",
    "UICTContentSizeCategoryXL", "UICTContentSizeCategoryXXL", "UICTContentSizeCategoryXXXL",
    "UICTContentSizeCategoryAccessibilityM", "UICTContentSizeCategoryAccessibilityL",
    "UICTContentSizeCategoryAccessibilityXL", "UICTContentSizeCategoryAccessibilityXXL",
    "UICTContentSizeCategoryAccessibilityXXXL",
  ]

  /// How many known categories there are.
  static var stepCount: Int { ascending.count }
  /// The index of `large` among the steps.
  static let usualStep = 3

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { step.map { $0 >= 7 } ?? false }

  /// Whether text is smaller; false for unknown categories.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let left = left.step, let right = right.step else { return false }
    return left < right
  }

  /// Whether text is larger; false for unknown categories.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }

  /// Whether text is as large or smaller; false for unknown categories.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left < right || (left == right && left.step != nil)
  }

  /// Whether text is as large or larger; false for unknown categories.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right <= left }
}
