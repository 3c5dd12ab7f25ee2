import UIKitShim

/// The content of a card of the carousel screens: a name, two colours that blend into each other, and a
/// light.
struct Artwork {
  let title: String
  let upper: UIColor
  let lower: UIColor
  let light: UIColor

  private init(_ title: String, _ upper: UInt32, _ lower: UInt32, _ light: UInt32) {
    self.title = title
    self.upper = UIColor(hex: upper)
    self.lower = UIColor(hex: lower)
    self.light = UIColor(hex: light)
  }

  /// The work for an item. There are twelve, which repeat.
  static func number(_ index: Int) -> Artwork {
    let works = all
    return works[((index % works.count) + works.count) % works.count]
  }

  private static var all: [Artwork] {
    [
      Artwork("Daybreak", 0xFFB36B, 0xF2545B, 0xFFE9B0),
      Artwork("Lagoon", 0x3AD1C6, 0x1C6FB8, 0xC9FFF2),
      Artwork("Orchid", 0xF58FD0, 0x7A3FD0, 0xFFE0F5),
      Artwork("Meadow", 0xB8E26B, 0x2E9E6A, 0xF6FFC9),
      Artwork("Midnight", 0x6F7BF7, 0x2B2C6B, 0xF4F1FF),
      Artwork("Coral", 0xFF9A8B, 0xE4417B, 0xFFE6DC),
      Artwork("Glacier", 0x9ADCFF, 0x3B74DB, 0xFFFFFF),
      Artwork("Saffron", 0xFFD75E, 0xF08A24, 0xFFF6D6),
      Artwork("Moss", 0x8FC7A1, 0x22595A, 0xE4FFE9),
      Artwork("Plum", 0xC68BF2, 0x5B2A86, 0xF5E3FF),
      Artwork("Ember", 0xFF7A59, 0x8F1D3F, 0xFFD2B8),
      Artwork("Tide", 0x6FE3FF, 0x2456D6, 0xE6FBFF),
    ]
  }
}
