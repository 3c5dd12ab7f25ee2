extension UITextView {
  /// Shows the selection instead of the caret, if there is one, and otherwise what an input method has marked.
  func showSelection() {
    let isSelected = isFirstResponder && !editor.highlight.isEmpty && !hidesSelection
    caret.alpha = isFirstResponder && !editor.selection.isEmpty || hidesSelection ? 0 : 1
    handles.follow(self)
    guard isSelected || !highlights.isEmpty else { return }
    let places = isSelected ? selectionPlaces(of: editor.highlight) : []
    while highlights.count > places.count { highlights.removeLast().removeFromSuperview() }
    while highlights.count < places.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      highlights.append(view)
    }
    for (view, place) in zip(highlights, places) {
      view.frame = place
      view.backgroundColor = tintColor.withAlphaComponent(0.2)
    }
  }

  /// The rectangle of a caret before a character, in points of the content.
  final func caretPlace(_ index: Int) -> CGRect {
    let insets = textInsets
    let place = lines.place(of: index, in: label.font, hostMeasurer)
    return CGRect(
      x: roundedDownToPixel(insets.left + place.x), y: roundedDownToPixel(insets.top + place.y),
      width: Self.caretWidth, height: lineHeight)
  }

  /// The rectangles of characters, one for each line, in points of the content.
  final func rectangles(of range: Range<Int>) -> [CGRect] {
    lines.rectangles(of: range, in: label.font, hostMeasurer).map {
      CGRect(
        x: label.frame.minX + $0.minX, y: label.frame.minY + $0.minY, width: $0.width, height: lineHeight)
    }
  }

  var lines: EditedLines {
    attributedLines ?? plainLines
  }

  private var plainLines: EditedLines {
    EditedLines(
      editor.characters,
      TextLayout(
        editor.text,
        style: lineStyle, width: label.bounds.width, measurer: hostMeasurer))
  }

  /// The style of the lines, as the label sets them.
  var lineStyle: TextStyle {
    var style = TextStyle(
      font: label.font, alignment: label.textAlignment, lineBreakMode: label.lineBreakMode,
      numberOfLines: label.numberOfLines, isRightToLeft: hasRightToLeftContent)
    #if !hasFeature(Embedded)
      style.exclusion = label.exclusion
    #endif
    return style
  }

  /// Empty text has the height of one line.
  func outer(_ size: CGSize) -> CGSize {
    let insets = textInsets
    return roundedUpToPixels(
      CGSize(
        width: size.width + insets.left + insets.right,
        height: max(size.height, lineHeight) + insets.top + insets.bottom))
  }

  var lineHeight: CGFloat { hostMeasurer.lineMetrics(of: label.font).height }

  var textInsets: UIEdgeInsets {
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    return UIEdgeInsets(
      top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
  }
}
