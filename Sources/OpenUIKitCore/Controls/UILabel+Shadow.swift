#if !hasFeature(Embedded)
  /// What most labels leave at its default.
  struct LabelExtras {
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsTightening = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var showsExpansionText = false
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
    /// The colour of a copy of the text behind it; nil, the default, for none.
    public final var shadowColor: UIColor? {
      get { labelExtras?.shadowColor }
      set {
        change { $0.shadowColor = newValue }
        setNeedsDisplay()
      }
    }

    /// The place of the shadow, in points from the text; one point above it by default.
    public final var shadowOffset: CGSize {
      get { labelExtras?.shadowOffset ?? LabelExtras().shadowOffset }
      set {
        change { $0.shadowOffset = newValue }
        setNeedsDisplay()
      }
    }

    /// Where text that has become smaller stands. It is kept; such text is in the middle of the label.
    public final var baselineAdjustment: UIBaselineAdjustment {
      get { labelExtras?.baselineAdjustment ?? .alignBaselines }
      set { change { $0.baselineAdjustment = newValue } }
    }

    /// Whether letters may stand closer before the text is truncated; false by default. It is kept, and they do not.
    public final var allowsDefaultTighteningForTruncation: Bool {
      get { labelExtras?.allowsTightening ?? false }
      set { change { $0.allowsTightening = newValue } }
    }

    /// How lines are broken. It is kept; lines break at words.
    public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
      get { labelExtras?.lineBreakStrategy ?? [] }
      set { change { $0.lineBreakStrategy = newValue } }
    }

    /// Whether a pointer that rests on truncated text shows all of it; false by default. It is kept.
    public final var showsExpansionTextWhenTruncated: Bool {
      get { labelExtras?.showsExpansionText ?? false }
      set { change { $0.showsExpansionText = newValue } }
    }

    private func change(_ body: (inout LabelExtras) -> Void) {
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
#endif
