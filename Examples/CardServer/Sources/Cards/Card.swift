/// The content of a card, and its size.
public struct Card: Sendable, Equatable {
  /// The colours of a card.
  public enum Theme: String, Sendable, CaseIterable {
    case light, dark, ocean
  }

  /// The main text; it shrinks until it fits.
  public var title: String
  /// The author's name; empty for none.
  public var author = ""
  /// Short texts in capsules.
  public var badges: [String] = []
  /// The colours.
  public var theme = Theme.light
  /// The size in points.
  public var width = 1200
  public var height = 630
  /// Pixels for each point, for PNG.
  public var scale = 1
  /// The bytes of a picture of the author, as PNG, JPEG, WebP or GIF; empty for the author's initials.
  public var avatar: [UInt8] = []

  /// Creates a card.
  public init(title: String) { self.title = title }

  /// Whether the title is written from right to left: its first letter with a direction decides.
  var isRightToLeft: Bool {
    for scalar in title.unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  /// The first letters of the author's first and last names.
  var initials: String {
    let names = author.split(separator: " ")
    let letters = [names.first, names.count > 1 ? names.last : nil].compactMap { $0?.first.map(String.init) }
    return letters.joined().uppercased()
  }
}
