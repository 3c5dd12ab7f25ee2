import InterfaceBuilder
import OpenUIKit

/// The properties that all views have.
extension NibBuilder {
  func setCommonProperties(of view: UIView, _ element: InterfaceElement) {
    setAppearance(of: view, element)
    setPriorities(of: view, element)
    setMargins(of: view, element)
    if let tag = element.integer("tag") { view.tag = tag }
    if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
    if let direction = element["semanticContentAttribute"].flatMap({ Self.semanticContents[$0] }) {
      view.semanticContentAttribute = direction
    }
    if let isEnabled = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
    if let isMultiple = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = isMultiple }
    if let isExclusive = element.flag("exclusiveTouch") { view.isExclusiveTouch = isExclusive }
    if let resizes = element.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let control = view as? UIControl { setControlProperties(of: control, element) }
    setAccessibility(of: view, element)
  }

  /// Sets what a bar of a controller has as every view has it. The controller gives it its place and its margins.
  func setBarProperties(of bar: UIView, _ element: InterfaceElement) {
    add(bar, for: element)
    setAppearance(of: bar, element)
    if let tag = element.integer("tag") { bar.tag = tag }
    setAccessibility(of: bar, element)
  }

  private func setAppearance(of view: UIView, _ element: InterfaceElement) {
    if let color = colors.color("backgroundColor", of: element) { view.backgroundColor = color }
    if let color = colors.color("tintColor", of: element) { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let isHidden = element.flag("hidden") { view.isHidden = isHidden }
    setOpacity(of: view, element)
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
    if let style = element["overrideUserInterfaceStyle"] {
      view.overrideUserInterfaceStyle = style == "dark" ? .dark : style == "light" ? .light : .unspecified
    }
  }

  /// An absent priority is 250 for hugging and 750 for resistance in every class, and not the default of the class in code.
  private func setPriorities(of view: UIView, _ element: InterfaceElement) {
    func priority(_ name: String, or value: Float) -> UILayoutPriority {
      UILayoutPriority(element.number(name).map { Float($0) } ?? value)
    }
    view.setContentHuggingPriority(priority("horizontalHuggingPriority", or: 250), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority", or: 250), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", or: 750), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", or: 750), for: .vertical)
  }

  func setMargins(of view: UIView, _ element: InterfaceElement) {
    if let preserves = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let includes = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = includes
    }
    if element.flag("layoutMarginsFollowReadableWidth") == true, !(view is UITableView) {
      remark(element, "the margins of <\(element.name)> do not follow the readable width here")
    }
    if let margins = element.insets("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    } else if let margins = element.insets("layoutMargins") {
      view.layoutMargins = UIEdgeInsets(margins)
    }
  }

  private func setControlProperties(of control: UIControl, _ element: InterfaceElement) {
    if let isEnabled = element.flag("enabled") { control.isEnabled = isEnabled }
    if let isSelected = element.flag("selected") { control.isSelected = isSelected }
    if let isHighlighted = element.flag("highlighted") { control.isHighlighted = isHighlighted }
    if let place = element["contentHorizontalAlignment"].flatMap({ Self.horizontalAlignments[$0] }) {
      control.contentHorizontalAlignment = place
    }
    if let place = element["contentVerticalAlignment"].flatMap({ Self.verticalAlignments[$0] }) {
      control.contentVerticalAlignment = place
    }
  }

  private func setAccessibility(of view: UIView, _ element: InterfaceElement) {
    guard let described = element.child("accessibility") else { return }
    if let name = described["identifier"] { view.accessibilityIdentifier = name }
    if let text = described.string("label") { view.accessibilityLabel = text }
    if let text = described.string("hint") { view.accessibilityHint = text }
    if let isElement = described.child("bool").flatMap({ $0.key == "isElement" ? $0.flag("value") : nil }) {
      view.isAccessibilityElement = isElement
    }
    guard let traits = described.child("accessibilityTraits") else { return }
    view.accessibilityTraits = Self.accessibilityTraits.reduce(into: []) { all, trait in
      if traits.flag(trait.0) == true { all.insert(trait.1) }
    }
  }

  private static let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("staticText", .staticText),
    ("header", .header), ("searchField", .searchField), ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
    ("adjustable", .adjustable), ("causesPageTurn", .causesPageTurn),
  ]

  private static let semanticContents: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    // Xcode writes corners with a capital letter.
    "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}

extension UIEdgeInsets {
  /// The insets of a file. It writes tiny numbers for zero, which a button would otherwise take for its own default.
  init(_ insets: InterfaceInsets) {
    func whole(_ value: Double) -> CGFloat { abs(value) < 0.001 ? 0 : value }
    self.init(
      top: whole(insets.top), left: whole(insets.leading), bottom: whole(insets.bottom),
      right: whole(insets.trailing))
  }
}
