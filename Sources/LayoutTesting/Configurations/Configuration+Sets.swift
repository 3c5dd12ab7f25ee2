extension [Configuration] {
  /// Nine configurations in which most problems appear: a phone in light and dark, a small one, landscape, a large and an
  /// accessibility size of text, longer texts, texts from right to left, and a tablet.
  public static var usual: [Configuration] {
    [
      Configuration(), Configuration(appearance: .dark), Configuration(device: .iPhoneSE),
      Configuration(device: .iPhone17ProMax, orientation: .landscape),
      Configuration(contentSize: .extraExtraExtraLarge), Configuration(contentSize: .accessibilityExtraLarge),
      Configuration(device: .iPhoneSE, language: .accented), Configuration(language: .mirrored),
      Configuration(device: .iPad),
    ].ofShard
  }

  /// 224 configurations, the whole matrix of what most screens depend on.
  ///
  /// - A small phone, a phone with a camera in the screen and a tablet, each in portrait and landscape, and a third of a tablet.
  /// - The smallest, the usual, the largest and an accessibility size of text.
  /// - The texts as they are, from right to left, longer, and mirrored.
  /// - Light and dark, which share a layout: a screen is laid out 112 times.
  public static var thorough: [Configuration] {
    canvases.flatMap { canvas in
      [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraLarge].flatMap {
        size in
        texts.flatMap { language, direction in
          [UIUserInterfaceStyle.light, .dark].map { appearance in
            var configuration = canvas
            (configuration.contentSize, configuration.appearance) = (size, appearance)
            (configuration.language, configuration.direction) = (language, direction)
            return configuration
          }
        }
      }
    }.ofShard
  }

  /// The windows of the whole matrix.
  private static var canvases: [Configuration] {
    [Device.iPhoneSE, .iPhone17, .iPadPro11].flatMap { device in
      [Orientation.portrait, .landscape].map { Configuration(device: device, orientation: $0) }
    } + [Configuration(device: .iPadMini, splitView: .oneThird)]
  }

  /// The languages and directions of the whole matrix.
  private static var texts: [(Language, UIUserInterfaceLayoutDirection)] {
    [(.none, .leftToRight), (.none, .rightToLeft), (.accented, .leftToRight), (.mirrored, .rightToLeft)]
  }
}
