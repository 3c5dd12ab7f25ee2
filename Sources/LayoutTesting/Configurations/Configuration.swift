import Testing

/// The conditions on which a screen's layout depends: the device, its orientation, and the user's settings.
///
/// A test takes a configuration as its argument, so that each is a test case with a readable name:
///
/// ```swift
/// @Test(arguments: Configuration.matrix(devices: [.iPhoneSE, .iPadPro13], appearances: [.light, .dark]))
/// @MainActor func profile(configuration: Configuration) throws {
///   let layout = ScreenLayout(in: configuration) { ProfileViewController() }
///   #expect(layout.problems.isEmpty)
/// }
/// ```
public struct Configuration: Equatable, Sendable {
  /// The device; an iPhone 17 by default.
  public var device: Device
  /// The orientation; portrait by default.
  public var orientation: Orientation
  /// The part of a tablet's screen; all of it by default.
  public var splitView: SplitView
  /// Light or dark; light by default.
  public var appearance: UIUserInterfaceStyle
  /// The size of text; large, the size of a new device, by default.
  public var contentSize: UIContentSizeCategory
  /// The direction of the layout; left to right by default. A mirrored language is always from right to left.
  public var direction: UIUserInterfaceLayoutDirection
  /// The language of the texts; that of the app by default. "de" is the app's translation into German.
  public var language: Language
  /// Whether the user increases contrast; false by default.
  public var hasHighContrast: Bool
  /// Whether the user has chosen bold text; false by default.
  public var hasBoldText: Bool
  /// Whether the keyboard is visible; false by default.
  public var showsKeyboard: Bool
  /// The look and the measures of the system's controls and bars; those before iOS 26 by default.
  public var design: Design

  /// Creates a configuration.
  public init(
    device: Device = .iPhone17, orientation: Orientation = .portrait, splitView: SplitView = .full,
    appearance: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, language: Language = .none,
    hasHighContrast: Bool = false, hasBoldText: Bool = false, showsKeyboard: Bool = false,
    design: Design = .compatibility
  ) {
    (self.device, self.orientation, self.splitView) = (device, orientation, splitView)
    (self.appearance, self.contentSize, self.direction) = (appearance, contentSize, direction)
    (self.language, self.hasHighContrast, self.hasBoldText) = (language, hasHighContrast, hasBoldText)
    (self.showsKeyboard, self.design) = (showsKeyboard, design)
  }

  /// All combinations of the values. The last argument varies fastest. Combinations that are no different are left out: a phone has no
  /// split views.
  ///
  /// With the environment variable `LAYOUT_TESTING_SHARD=2/8` only the second of eight parts, so that eight machines share the work.
  public static func matrix(
    devices: [Device] = [.iPhone17], orientations: [Orientation] = [.portrait],
    splitViews: [SplitView] = [.full], appearances: [UIUserInterfaceStyle] = [.light],
    contentSizes: [UIContentSizeCategory] = [.large],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight], languages: [Language] = [.none],
    highContrast: [Bool] = [false], boldText: [Bool] = [false], keyboard: [Bool] = [false],
    designs: [Design] = [.compatibility]
  ) -> [Configuration] {
    let onlyFull: [SplitView] = [.full]
    var all = devices.flatMap { device in
      orientations.flatMap { orientation in
        (device.idiom == .pad ? splitViews : onlyFull).map { split in
          Configuration(device: device, orientation: orientation, splitView: split)
        }
      }
    }
    all = all.crossed(with: appearances, \.appearance).crossed(with: contentSizes, \.contentSize)
    all = all.crossed(with: directions, \.direction).crossed(with: languages, \.language)
    all = all.crossed(with: highContrast, \.hasHighContrast).crossed(with: boldText, \.hasBoldText)
    return all.crossed(with: keyboard, \.showsKeyboard).crossed(with: designs, \.design).ofShard
  }
}

extension [Configuration] {
  fileprivate func crossed<Value>(
    with values: [Value], _ property: WritableKeyPath<Configuration, Value>
  ) -> [Configuration] {
    flatMap { configuration in
      values.map { value in
        var changed = configuration
        changed[keyPath: property] = value
        return changed
      }
    }
  }
}
