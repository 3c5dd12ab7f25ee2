import OpenUIKitCore

/// Settings that few sections have, stored together so that the others stay small.
struct SectionSettings {
  var scrolling: UICollectionLayoutSectionOrthogonalScrollingProperties?
  var supplementaryReference = UIContentInsetsReference.automatic
}

/// How a section that scrolls across the layout's direction slows down and bounces.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, ViewTreeConfined {
  /// How fast scrolling slows down after the finger is lifted.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate. Only the rates of this type have an effect.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate that suits the section's behaviour.
    public static let automatic = DecelerationRate(rawValue: -1)
    /// The rate of scroll views by default.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A higher rate, which ends sooner.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// When a section can be moved beyond its ends.
  public enum Bounce: Int, Sendable {
    /// As the behaviour has it: always.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// How fast scrolling slows down; the rate that suits the behaviour by default.
  open var decelerationRate = DecelerationRate.automatic
  /// When the section can be moved beyond its ends.
  open var bounce = Bounce.automatic

  /// Creates the default properties.
  public nonisolated override init() { super.init() }
}

extension NSCollectionLayoutSection {
  /// How the section slows down and bounces as it scrolls across the layout's direction. Changes count from the next layout on.
  public final var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    if let own = settings.scrolling { return own }
    let made = UICollectionLayoutSectionOrthogonalScrollingProperties()
    settings.scrolling = made
    return made
  }

  /// The area that the insets of headers and footers refer to.
  ///
  /// `.automatic`, the default, insets them like the groups, and `.none` not at all, as `supplementariesFollowContentInsets` does. With
  /// the other values the section's insets begin at the safe area, at the layout margins, or at the readable width of the collection.
  public final var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { settings.supplementaryReference }
    set { settings.supplementaryReference = newValue }
  }
}

extension SectionScrollView {
  /// Takes what a section states about its scrolling.
  func takeProperties(of section: NSCollectionLayoutSection) {
    let properties = section.settings.scrolling
    bounces = properties?.bounce != .never
    guard let rate = properties?.decelerationRate, rate == .normal || rate == .fast else { return }
    decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.rawValue)
  }
}
