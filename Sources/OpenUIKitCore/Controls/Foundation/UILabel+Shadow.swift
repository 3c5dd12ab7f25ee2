/// The properties that most labels leave at their defaults.
struct LabelExtras {
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var allowsTightening = false
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var showsExpansionText = false
  var exclusion: TextExclusion?
}

/// Where text that has become smaller stands in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

extension UILabel {
  /// The regions that the lines do not enter, for a text view; nil for none.
  package final var exclusion: TextExclusion? {
    get { labelExtras?.exclusion }
    set {
      guard newValue != exclusion else { return }
      change { $0.exclusion = newValue }
      layouts.removeAll()
      setNeedsDisplay()
    }
  }

  final func change(_ body: (inout LabelExtras) -> Void) {
    var changed = labelExtras ?? LabelExtras()
    body(&changed)
    labelExtras = changed
  }

  /// Draws the shadow of lines whose top left corner is at `origin`.
  func drawShadow(of layout: TextLayout, at origin: CGPoint, _ font: UIFont, _ context: CGContext) {
    guard let labelExtras, let color = labelExtras.shadowColor else { return }
    let place = CGPoint(
      x: origin.x + labelExtras.shadowOffset.width, y: origin.y + labelExtras.shadowOffset.height)
    if attributed != nil {
      return layout.draw(in: context, at: place, color: color, isShadow: true)
    }
    context.saveGState()
    context.translateBy(x: place.x, y: place.y)
    context.append(.text(layout.lines, font, DisplayList.Color(resolved(color))))
    context.restoreGState()
  }
}
