#if !canImport(UIKit)
  /// Measures the system's fonts with the heavier weights that the setting Bold Text gives them.
  final class BoldTextMeasurer: TextMeasurer {
    private let measurer: any TextMeasurer

    init(_ measurer: any TextMeasurer) { self.measurer = measurer }

    func appendAdvances(of text: String, in font: UIFont, to advances: inout [CGFloat]) {
      measurer.appendAdvances(of: text, in: font.bolder, to: &advances)
    }

    func lineMetrics(of font: UIFont) -> LineMetrics { measurer.lineMetrics(of: font.bolder) }

    var fontSource: (any FontSource)? { measurer.fontSource }
  }

  extension UIFont {
    /// The font with the setting Bold Text: a heavier weight of the system's typeface. Fonts of the app do not change.
    var bolder: UIFont {
      guard face == nil else { return self }
      return UIFont(
        pointSize: pointSize, weight: weight.bolder, isItalic: isItalic, design: design,
        hasMonospacedDigits: hasMonospacedDigits, textStyle: textStyle, lineDistance: lineDistance)
    }
  }

  extension UIFont.Weight {
    /// Two weights more, and one from semibold on.
    fileprivate var bolder: UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black, .black,
      ]
      let index = weights.lastIndex { $0.rawValue <= rawValue } ?? 0
      return weights[min(index + (index < 5 ? 2 : 1), weights.count - 1)]
    }
  }
#endif
