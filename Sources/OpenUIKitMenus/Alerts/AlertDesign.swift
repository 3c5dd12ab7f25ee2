import OpenUIKitCore

/// How an alert is shown.
enum AlertKind {
  /// In the middle of the window.
  case alert
  /// At the bottom, with a cancel button of its own.
  case sheet
  /// In a popover, without a cancel button.
  case popover
}

/// The measures of an alert in points, its fonts and colours, for some traits. The measures are those of iOS.
struct AlertDesign: ViewTreeConfined {
  let kind: AlertKind
  let traits: UITraitCollection

  var radius: CGFloat { 14 }
  /// The margin of title and message.
  var contentInset: CGFloat { 16 }
  var contentTop: CGFloat { kind == .alert ? 20 : 14 }
  var textSpacing: CGFloat { kind == .alert ? 3 : 10 }
  /// The space above the text fields, and the height of each.
  var fieldsTop: CGFloat { 16 }
  var fieldHeight: CGFloat { max(30, (footnote.lineHeight + 12).rounded(.up)) }
  var rowHeight: CGFloat { kind == .alert ? 44 : 57 }
  /// The space above and below a title that needs more than the usual height.
  var rowInset: CGFloat { 11 }
  /// The smallest margins of a button's title.
  var rowSideInset: CGFloat { 12 }
  var hairline: CGFloat { 1 / max(1, traits.displayScale) }
  /// Between the sheet and its cancel button, and beside the sheet.
  var gap: CGFloat { 8 }

  /// The width of the card in an area. Large content sizes get wider alerts.
  func width(in area: CGRect) -> CGFloat {
    switch kind {
    case .sheet: return max(0, min(area.width, area.height) - 2 * gap)
    case .alert, .popover:
      let usual: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 358 : 270
      return max(0, min(usual, area.width - 2 * contentInset))
    }
  }

  // MARK: Fonts

  private var footnote: UIFont { font(.footnote) }

  private func font(_ style: UIFont.TextStyle) -> UIFont {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  var titleFont: UIFont {
    kind == .alert ? font(.headline) : .systemFont(ofSize: footnote.pointSize, weight: .semibold)
  }

  var messageFont: UIFont { footnote }
  var fieldFont: UIFont { footnote }

  func rowFont(isBold: Bool) -> UIFont {
    let usual = font(kind == .alert ? .body : .title3)
    return isBold ? .systemFont(ofSize: usual.pointSize, weight: .semibold) : usual
  }

  // MARK: Colours

  var titleColor: UIColor { kind == .alert ? .label : .secondaryLabel }
  var messageColor: UIColor { kind == .alert ? .label : .secondaryLabel }

  static let background = UIColor(
    inLight: CGColor(gray: 0.953, alpha: 1), inDark: CGColor(gray: 0.155, alpha: 1))
  static let cancelBackground = UIColor(
    inLight: CGColor(gray: 1, alpha: 1), inDark: CGColor(gray: 0.175, alpha: 1))
  static let fieldBackground = UIColor(
    inLight: CGColor(gray: 1, alpha: 1), inDark: CGColor(gray: 0.11, alpha: 1))
  static let shade = UIColor(inLight: CGColor(gray: 0, alpha: 0.2), inDark: CGColor(gray: 0, alpha: 0.48))
  static let separator = UIColor(
    inLight: CGColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.36),
    inDark: CGColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.65))
  static let pressed = UIColor(inLight: CGColor(gray: 0, alpha: 0.09), inDark: CGColor(gray: 1, alpha: 0.11))
}

/// The position of the title of a dialog's button, and the height of its text.
extension UILabel {
  /// The height of the text in a width, in whole points.
  final func height(inWidth width: CGFloat) -> CGFloat {
    text?.isEmpty != false
      ? 0 : sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
