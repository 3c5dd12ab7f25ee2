/// The place of a font between the designs of the system's typeface, and its tracking.
///
/// Its law is measured from widths that public documents state; scripts/system-font has the numbers.
///
/// - **Weight.** Widths are linear in the weight on the typeface's scale: regular 400, medium 510, semibold 590, bold 700,
///   heavy 860. Below regular the same line is used, which Inter's light weights confirm and no document.
/// - **Optical size.** Text is the design up to 17 points and Display that from 28. Between them the part of Display is
///   linear from 0 at 17 points to 1/11 at 19, 9/11 at 24 and 1 at 28.
/// - **Tracking.** A whole number of units of 1/2048 em after every letter, at every weight the same.
package struct SystemFontLaw {
  /// The parts of the four designs in a width, times the size in points.
  private let textRegular: CGFloat
  private let displayRegular: CGFloat
  private let textBold: CGFloat
  private let displayBold: CGFloat
  /// The distance that is added after every letter, in points.
  package let tracking: CGFloat

  package init(pointSize: CGFloat, weight: UIFont.Weight) {
    let display = Self.partOfDisplay(pointSize)
    let bold = (Self.scaleWeight(weight) - 400) / 300
    textRegular = (1 - display) * (1 - bold) * pointSize
    displayRegular = display * (1 - bold) * pointSize
    textBold = (1 - display) * bold * pointSize
    displayBold = display * bold * pointSize
    tracking = Self.trackingUnits(pointSize) / 2048 * pointSize
  }

  /// A width in points.
  func points(_ width: SystemFontDesigns) -> CGFloat {
    CGFloat(width.textRegular) * textRegular + CGFloat(width.displayRegular) * displayRegular
      + CGFloat(width.textBold) * textBold + CGFloat(width.displayBold) * displayBold
  }

  /// The part of the design for large sizes, from 0 to 1.
  package static func partOfDisplay(_ pointSize: CGFloat) -> CGFloat { interpolate(pointSize, displayParts) }

  /// A weight on the typeface's own scale.
  package static func scaleWeight(_ weight: UIFont.Weight) -> CGFloat {
    interpolate(weight.rawValue, scaleWeights)
  }

  /// The tracking of a size, in units of 1/2048 em.
  package static func trackingUnits(_ pointSize: CGFloat) -> CGFloat { interpolate(pointSize, trackings) }

  private static let displayParts: [(CGFloat, CGFloat)] = [(17, 0), (19, 1 / 11), (24, 9 / 11), (28, 1)]

  private static let scaleWeights: [(CGFloat, CGFloat)] = [
    (-0.8, 30), (-0.6, 110), (-0.4, 274), (0, 400), (0.23, 510), (0.3, 590), (0.4, 700), (0.56, 860),
    (0.62, 1000),
  ]

  private static let trackings: [(CGFloat, CGFloat)] = {
    var reader = SystemFontReader(SystemFontTable.tracking)
    var rows: [(CGFloat, CGFloat)] = []
    var size = 0
    while !reader.isAtEnd {
      size += reader.digit()
      rows.append((CGFloat(size), CGFloat(reader.signed())))
    }
    return rows
  }()

  /// Linear between the points of a line, and constant outside them.
  private static func interpolate(_ x: CGFloat, _ line: [(CGFloat, CGFloat)]) -> CGFloat {
    var before = line[0]
    guard x > before.0 else { return before.1 }
    for next in line {
      if x < next.0 { return before.1 + (next.1 - before.1) * (x - before.0) / (next.0 - before.0) }
      before = next
    }
    return before.1
  }
}
