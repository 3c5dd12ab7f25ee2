extension UIColor {
  /// The colour as views show it that are dimmed behind an alert: grey with the same luminance, and paler. Apple documents that it is
  /// desaturated and dimmed, without numbers; the luminance has the weights of Rec. 709, and four fifths of the opacity are kept.
  package var dimmedTint: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).cgColor
      let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: gray, alpha: color.alpha * 0.8)
    }
  }
}
