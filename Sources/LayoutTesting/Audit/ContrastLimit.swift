/// The contrast that a text or a symbol has to have.
///
/// - Text: 4.5, and 3 if it is large (WCAG 2.2, 1.4.3). A symbol that is the only content of a control or an element: 3 (1.4.11).
/// - What the system draws in its own colours has the system's contrast. In bars that is not measured. Elsewhere its colours for text are held
///   to 3: `secondaryLabel` has 3.4 on white, and the tint 4. A configuration of a button without colours of an app is held to 2.5, and so is
///   a row while it is selected: `secondaryLabel` has 2.9 on the grey of the system's selection.
/// - WCAG exempts disabled controls, and the system's placeholders have 1.7. Both are held to 1.3, with which a text is there at all.
struct ContrastLimit: ViewTreeConfined {
  let least: CGFloat
  /// Whether WCAG asks for more, and the system's colour has less.
  private(set) var isLowered = false

  /// Nil for what is neither a text nor a symbol with a meaning, and for what the system draws.
  init?(of shown: VisibleView, on screen: AuditedScreen) {
    let ancestors = Array(screen.ancestors(of: shown))
    if let text = shown.text {
      guard let least = Self.least(of: text, shown, in: ancestors) else { return nil }
      self.least = least
      isLowered =
        [Self.leastOfSystem, Self.leastOfConfiguration].contains(least) && !Self.isLarge(text.font)
        && Self.field(of: shown, in: ancestors)?.text?.isEmpty != true
    } else if let pages = shown.view as? UIPageControl {
      // The dot of the current page is seen by its colour alone.
      guard pages.numberOfPages > 1, Self.isActive(shown, in: ancestors) else { return nil }
      least = 3
    } else {
      guard let image = shown.view as? UIImageView, Self.isMeaningful(image, on: screen),
        !(shown.place.contains(.inBar) && Self.isSystemTint(image.tintColor, in: image))
      else { return nil }
      least = Self.least(ofSymbol: image, shown, in: ancestors)
    }
  }

  private static func least(ofSymbol image: UIImageView, _ shown: VisibleView, in ancestors: [VisibleView])
    -> CGFloat
  {
    guard isActive(shown, in: ancestors) else { return 1.3 }
    let isLowered = isSelected(ancestors) && isOfSystem(image.tintColor, in: image, on: ancestors)
    return isLowered ? leastOfConfiguration : leastOfSymbol
  }

  private static func least(of text: VisibleText, _ shown: VisibleView, in ancestors: [VisibleView])
    -> CGFloat?
  {
    if shown.place.contains(.inBar),
      isSame(text.color, .label, in: shown.view) || isOfSystem(text.color, in: shown.view, on: ancestors)
    {
      return nil
    }
    guard isActive(shown, in: ancestors) else { return 1.3 }
    if let field = field(of: shown, in: ancestors), (field.text ?? "").isEmpty {
      return hasOwnPlaceholderColor(field) ? 3 : 1.3
    }
    guard isOfSystem(text.color, in: shown.view, on: ancestors) else {
      return isLarge(text.font) ? 3 : WCAG.leastContrast
    }
    return isOfConfiguration(ancestors) || isSelected(ancestors) ? leastOfConfiguration : leastOfSystem
  }

  private static let leastOfSymbol: CGFloat = 3
  private static let leastOfSystem: CGFloat = 3
  /// The system's blue has 3.1 on a tinted button over white, and 2.9 in small letters.
  private static let leastOfConfiguration: CGFloat = 2.5

  /// Whether a button's configuration has chosen the colours of the text and of the background.
  private static func isOfConfiguration(_ ancestors: [VisibleView]) -> Bool {
    guard let button = ancestors.lazy.compactMap({ $0.view as? UIButton }).first,
      let configuration = button.configuration
    else { return false }
    return configuration.baseForegroundColor == nil && configuration.baseBackgroundColor == nil
      && configuration.background.backgroundColor == nil
  }

  /// Whether the closest row or item is selected or touched, and the system draws that.
  private static func isSelected(_ ancestors: [VisibleView]) -> Bool {
    for ancestor in ancestors {
      if let row = ancestor.view as? UITableViewCell {
        return (row.isSelected || row.isHighlighted) && row.selectionStyle != .none
          && row.selectedBackgroundView?.isOfSystem != false
          && row.backgroundConfiguration?.backgroundColor == nil
      }
      #if !os(tvOS)
        if let item = ancestor.view as? UICollectionViewListCell {
          return (item.isSelected || item.isHighlighted) && item.selectedBackgroundView?.isOfSystem != false
            && item.backgroundConfiguration?.backgroundColor == nil
        }
      #endif
    }
    return false
  }

  /// The text field that shows a text, itself or by a label of its own.
  private static func field(of shown: VisibleView, in ancestors: [VisibleView]) -> UITextField? {
    if let field = shown.view as? UITextField { return field }
    guard shown.place.contains(.partOfControl) else { return nil }
    return ancestors.lazy.compactMap { $0.view as? UITextField }.first
  }

  private static func isActive(_ shown: VisibleView, in ancestors: [VisibleView]) -> Bool {
    isEnabled(shown.view) && ancestors.allSatisfy { isEnabled($0.view) }
  }

  private static func isEnabled(_ view: UIView) -> Bool { (view as? UIControl)?.isEnabled ?? true }

  private static func hasOwnPlaceholderColor(_ field: UITextField) -> Bool {
    guard let text = field.attributedPlaceholder, text.length > 0 else { return false }
    guard let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor else {
      return false
    }
    return !isSame(color, .placeholderText, in: field)
  }

  /// WCAG's large text: 18 points, or 14 in bold, which are 24 and 18.5 points of a screen.
  private static func isLarge(_ font: UIFont) -> Bool {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return font.pointSize >= (isBold ? 18.5 : 24)
  }

  /// Whether a picture is a symbol that stands for a text: in a control without text, or as an element.
  private static func isMeaningful(_ image: UIImageView, on screen: AuditedScreen) -> Bool {
    guard let symbol = image.image, symbol.isSymbolImage || symbol.renderingMode == .alwaysTemplate else {
      return false
    }
    if screen.elementIdentifiers.contains(ObjectIdentifier(image)) { return true }
    guard let button = image.superview as? UIButton else { return standsForText(image, on: screen) }
    return (button.currentTitle ?? "").isEmpty && (button.configuration?.title ?? "").isEmpty
  }

  /// Whether an element around a picture shows no text, such as a rating in stars: its label is in pictures alone.
  private static func standsForText(_ image: UIImageView, on screen: AuditedScreen) -> Bool {
    let element = image.ancestors.first { screen.elementIdentifiers.contains(ObjectIdentifier($0)) }
    guard let element, !element.isOfSystem || element is UIStackView,
      !(element.accessibilityLabel ?? "").isEmpty
    else { return false }
    return !element.descendants.contains { VisibleText(of: $0) != nil }
  }
}

extension ContrastLimit {
  /// Whether the system chose a colour: one of its colours for text, its tint, or white on its tint.
  private static func isOfSystem(_ color: UIColor, in view: UIView, on ancestors: [VisibleView]) -> Bool {
    if ancestors.contains(where: { $0.view is UITabBar }), isSame(color, .systemGray, in: view) {
      return true
    }
    if [.secondaryLabel, .systemRed].contains(where: { isSame(color, $0, in: view) }) { return true }
    if isSystemTint(color, in: view) { return true }
    guard isSame(color, .white, in: view), let fill = fill(around: view, ancestors) else { return false }
    return isSystemTint(fill, in: view) || isSame(fill, .systemRed, in: view)
  }

  /// The closest background around a view.
  private static func fill(around view: UIView, _ ancestors: [VisibleView]) -> UIColor? {
    if let color = view.backgroundColor, color.cgColor.alpha > 0 { return color }
    for ancestor in ancestors {
      if let button = ancestor.view as? UIButton, let configuration = button.configuration {
        return configuration.background.backgroundColor ?? configuration.baseBackgroundColor
          ?? button.tintColor
      }
      if let color = ancestor.view.backgroundColor, color.cgColor.alpha > 0 { return color }
    }
    return nil
  }

  private static func isSystemTint(_ color: UIColor?, in view: UIView) -> Bool {
    guard let color else { return false }
    return [.systemBlue, .link].contains { isSame(color, $0, in: view) }
  }

  private static func isSame(_ color: UIColor, _ other: UIColor, in view: UIView) -> Bool {
    let traits = view.traitCollection
    return color.resolvedColor(with: traits) == other.resolvedColor(with: traits)
  }
}
