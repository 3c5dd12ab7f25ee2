/// Finds texts that do not fit into their views.
struct TextCheck: ViewTreeConfined {
  let screen: AuditedScreen

  var findings: [Finding] {
    screen.findings { shown in
      switch shown.view {
      case let label as UILabel:
        isOfSystem(shown) ? nil : checkLines(of: label) ?? check(label, shown) ?? checkClip(of: shown)
      case let field as UITextField: check(field)
      case let area as UITextView: check(area)
      default: nil
      }
    }
  }

  /// Whether a text view shows the text, which is measured as a whole, or a date picker, whose words are the system's.
  private func isOfSystem(_ shown: VisibleView) -> Bool {
    screen.ancestors(of: shown).contains { ancestor in
      #if !os(tvOS)
        if ancestor.view is UIDatePicker { return true }
      #endif
      return ancestor.view is UITextView
    }
  }

  /// Lines that are lower than the letters from the highest to the lowest, about the size of the font, cut them off.
  private func checkLines(of label: UILabel) -> Finding? {
    guard let text = label.attributedText, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
      style.maximumLineHeight > 0
    else { return nil }
    let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? label.font
    guard let size = font?.pointSize, style.maximumLineHeight < 0.9 * size else { return nil }
    return Finding(
      .truncatedText, label,
      "has lines of at most \(style.maximumLineHeight.short) points and letters of \(size.short): use lineHeightMultiple"
    )
  }

  /// Whether an ancestor clips a text. An ancestor of zero size hides the text, as a closed section does.
  private func checkClip(of shown: VisibleView) -> Finding? {
    let reachable = shown.reachableFrame
    guard shown.text != nil, shown.place.isDisjoint(with: [.transformed, .tilted]), reachable != shown.frame,
      reachable.width > 1, reachable.height > 1, !isTitleOfBar(shown)
    else { return nil }
    let text = shown.textFrame
    let cut = text.intersection(reachable)
    guard !cut.isNull, cut.width < text.width - 1 || cut.height < text.height - 1 else { return nil }
    return Finding(
      .truncatedText, shown.view,
      "is cut off by a view around it: \(cut.width.short) x \(cut.height.short) of "
        + "\(text.width.short) x \(text.height.short) points are seen")
  }

  /// Whether the text is a title that a bar of the system shows. A large title goes below the bar's edge while the content scrolls.
  private func isTitleOfBar(_ shown: VisibleView) -> Bool {
    guard shown.place.contains(.inBar), let container = shown.view.superview, container.isOfSystem else {
      return false
    }
    return type(of: container) != UIView.self && !(container is UIStackView)
  }

  /// A text view that does not scroll shows as much as it has room for.
  private func check(_ area: UITextView) -> Finding? {
    guard !area.isScrollEnabled, !area.text.isEmpty else { return nil }
    let own = area.bounds.size
    let height = area.sizeThatFits(CGSize(width: own.width, height: .greatestFiniteMagnitude)).height
    guard height > own.height + 0.5 else { return nil }
    return Finding(
      .truncatedText, area, "is \(own.height.short) points high and its text needs \(height.short)")
  }

  private func check(_ label: UILabel, _ shown: VisibleView) -> Finding? {
    guard let text = label.text, !text.isEmpty else { return nil }
    let size = label.bounds.size
    let scale = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.01) : 1
    if label.numberOfLines == 1 {
      let natural = shown.naturalSize
      let width = natural.width * scale
      guard width > size.width + 0.5, !isTyped(label, shown) else {
        return tooSmall(label, natural)
          ?? cutOff(label, height: natural.height * min(1, size.width / max(natural.width, 1)))
      }
      let place = isTitleOfBar(shown) ? " in a bar" : ""
      return Finding(
        .truncatedText, label, "is \(size.width.short) points wide\(place) and needs \(width.short)")
    }
    guard !isPreview(shown, label) else { return nil }
    return cutOff(label, height: height(of: label) * scale * scale)
  }

  /// Whether a field shows the text that a user types. It scrolls a long one.
  private func isTyped(_ label: UILabel, _ shown: VisibleView) -> Bool {
    guard shown.place.contains(.partOfControl) else { return false }
    let field = screen.ancestors(of: shown).lazy.compactMap { $0.view as? UITextField }.first
    return field?.text?.isEmpty == false
  }

  /// Whether a text is the beginning of one that its row leads to: some lines with an end that shows more, in a row with a disclosure
  /// indicator. All lines that are allowed have to be there.
  private func isPreview(_ shown: VisibleView, _ label: UILabel) -> Bool {
    guard label.numberOfLines > 1, [.byTruncatingTail, .byTruncatingMiddle].contains(label.lineBreakMode),
      let font = label.font,
      label.bounds.height > (CGFloat(label.numberOfLines) - 0.5) * font.pointSize
    else { return false }
    let row = screen.ancestors(of: shown).lazy.compactMap { $0.view as? UITableViewCell }.first
    return row.map { [.disclosureIndicator, .detailDisclosureButton].contains($0.accessoryType) } ?? false
  }

  /// A text of less than half of its size is no longer read.
  private func tooSmall(_ label: UILabel, _ natural: CGSize) -> Finding? {
    let scale = label.bounds.width / max(natural.width, 1)
    guard label.adjustsFontSizeToFitWidth, scale < 0.5 else { return nil }
    let percentage = (scale * 100).short
    return Finding(
      .truncatedText, label,
      "is drawn at \(percentage) % of its size: raise minimumScaleFactor, or allow more lines")
  }

  /// The height that all lines of the text take in the width of the label, in points.
  private func height(of label: UILabel) -> CGFloat {
    let all = UILabel()
    all.numberOfLines = 0
    all.lineBreakMode = label.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    all.font = label.font
    if let text = label.attributedText { all.attributedText = text } else { all.text = label.text }
    // Outside of the window it would not have the window's fonts.
    label.addSubview(all)
    defer { all.removeFromSuperview() }
    return all.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
  }

  private func cutOff(_ label: UILabel, height: CGFloat) -> Finding? {
    let own = label.bounds.height
    // A text field gives its text a line that is rounded down, as recorded: up to a point less than a label has. The label stands in
    // the view that clips the text.
    let slack = label.superview?.superview is UITextField ? 1.5 : 0.5
    guard height > own + slack else { return nil }
    return Finding(.truncatedText, label, "is \(own.short) points high and its text needs \(height.short)")
  }

  /// A field scrolls the text that a user types, but not its placeholder. It may also make a text smaller.
  private func check(_ field: UITextField) -> Finding? {
    if let text = field.text, !text.isEmpty { return tooSmall(text, in: field) }
    guard let placeholder = field.placeholder, !placeholder.isEmpty else { return nil }
    let (width, room) = (
      self.width(of: placeholder, in: field), field.placeholderRect(forBounds: field.bounds).width
    )
    guard width > room + 0.5 else { return nil }
    return Finding(
      .truncatedText, field, "has \(room.short) points for its placeholder, which needs \(width.short)")
  }

  private func tooSmall(_ text: String, in field: UITextField) -> Finding? {
    guard field.adjustsFontSizeToFitWidth, let size = field.font?.pointSize, size > 0 else { return nil }
    let room = field.textRect(forBounds: field.bounds).width / max(width(of: text, in: field), 1)
    let scale = max(room, field.minimumFontSize / size)
    guard scale < 0.5 else { return nil }
    return Finding(
      .truncatedText, field, "draws its text at \((scale * 100).short) % of its size: raise minimumFontSize")
  }

  /// The width of a text in the font of a field, in points.
  private func width(of text: String, in field: UITextField) -> CGFloat {
    let label = UILabel()
    (label.text, label.font) = (text, field.font)
    field.addSubview(label)
    defer { label.removeFromSuperview() }
    return label.intrinsicContentSize.width
  }
}
