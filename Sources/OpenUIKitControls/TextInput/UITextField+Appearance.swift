extension UITextField {
  final func changeFont(to font: UIFont?) {
    setFont = font
    label.font = font
    placeholderLabel.font = font
    contentDidChange()
  }

  /// Shows a text, with the caret at its end.
  final func show(_ text: String) {
    editor = TextLineEditor(text)
    discardUndo()
    textDidChange()
  }

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives the text the largest font that it fits with.
  func fitFont(in room: CGFloat) {
    guard adjustsFontSizeToFitWidth, let font, room > 0 else { return }
    label.font = font
    let width = label.intrinsicContentSize.width
    guard width > room else { return }
    label.font = font.withSize(max(minimumFontSize, (font.pointSize * room / width).rounded(.down)))
  }

  func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font, let adjusted = font.adjusted(to: traitCollection)
    else {
      return
    }
    if adjusted.pointSize != font.pointSize { self.font = adjusted }
  }

  func showBorder() {
    // The layer of a field that has never had a border is the app's.
    guard borderStyle != .none || layer.borderWidth > 0 else { return }
    let isRound = borderStyle == .roundedRect
    layer.borderWidth = borderStyle == .none ? 0 : isRound ? 0.5 : 1
    layer.cornerRadius = isRound ? Self.radius : 0
    layer.borderColor = resolved(isRound ? .systemGray4 : .label)
    if isRound && backgroundColor == nil { layer.backgroundColor = resolved(.systemBackground) }
  }

  /// Shows the picture behind the text.
  func showBackground() {
    let picture = isEnabled || background == nil ? background : disabledBackground ?? background
    guard let picture, borderStyle != .roundedRect else {
      backgroundView?.removeFromSuperview()
      return backgroundView = nil
    }
    let view = backgroundView ?? makeBackground()
    view.image = picture
  }

  private func makeBackground() -> UIImageView {
    let view = UIImageView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    backgroundView = view
    return view
  }

  func restingStart(width: CGFloat, in room: CGFloat) -> CGFloat {
    switch textAlignment {
    case .center: return max(0, (room - width) / 2)
    case .right: return max(0, room - width)
    case .natural, .justified: return hasRightToLeftContent ? room - width : 0
    case .left: return 0
    }
  }

  /// The visible line, with the positions of its characters.
  final var shownLine: EditedLines {
    let shown = label.text ?? ""
    let style = TextStyle(
      font: label.font, alignment: .left, lineBreakMode: .byClipping, numberOfLines: 1,
      isRightToLeft: hasRightToLeftContent)
    return EditedLines(Array(shown), TextLayout(shown, style: style, measurer: hostMeasurer))
  }

  /// The height of the field around a line, in points. Source: fields that Xcode 12 and newer saved in Interface Builder files.
  /// With a round border they have 34 points at all sizes from 10 to 18; without one, 16 at 12 points and 22 at 17.
  func contentHeight(ofLine line: CGFloat) -> CGFloat {
    switch borderStyle {
    case .none: roundedDownToPixel(line) + 2
    case .roundedRect: max(34, line + 12)
    case .line, .bezel: line.rounded(.up) + borderInsets.top + borderInsets.bottom
    }
  }

  /// The space between the border and the text, in points. Not `insets`, which in the one module of a page is a method of `UIView` too.
  var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: return .zero
    case .line: return UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: return UIEdgeInsets(top: 6.5, left: 7, bottom: 6.5, right: 7)
    }
  }
}
