/// How many users have the settings of a configuration, as a share of all users.
///
/// Q42 has measured settings of more than a million users of apps in the Netherlands (`accessibility.q42.nl`). 26.79 % have dark mode,
/// 6.86 % bold text, and 32.62 % another size of text; 13 points of that are smaller sizes. How the larger sizes share theirs is an
/// estimate: each size has half of the users of the next smaller one. Settings without a published share count as 0.1.
struct UserShare: Comparable, Sendable {
  let value: Double

  init(of configuration: Configuration) {
    var share = configuration.appearance == .dark ? 0.27 : 0.73
    share *= Self.share(ofSize: configuration.contentSize)
    share *= configuration.hasBoldText ? 0.07 : 0.93
    let others = [
      configuration.orientation != .portrait, configuration.splitView != .full, configuration.hasHighContrast,
      configuration.layoutDirection == .rightToLeft || configuration.language != .none,
      configuration.showsKeyboard,
    ]
    for isSet in others where isSet { share *= 0.1 }
    value = share
  }

  private static func share(ofSize size: UIContentSizeCategory) -> Double {
    let larger: [UIContentSizeCategory] = [
      .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    if size == .large { return 0.67 }
    guard let index = larger.firstIndex(of: size) else { return 0.13 / 3 }
    return 0.1 / Double(1 << index)
  }

  static func < (first: UserShare, second: UserShare) -> Bool { first.value < second.value }
}
