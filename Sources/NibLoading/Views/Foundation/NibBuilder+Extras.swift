import InterfaceBuilder
import OpenUIKit

/// Properties that pages do not have.
extension NibBuilder {
  func setSymbolConfiguration(of view: UIButton, _ element: InterfaceElement, for state: UIControl.State) {
    if let configuration = images.configuration(of: element) {
      view.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  func setOpacity(of view: UIView, _ element: InterfaceElement) {
    if let isOpaque = element.flag("opaque") { view.isOpaque = isOpaque }
  }

  func setShadow(of view: UILabel, _ element: InterfaceElement) {
    view.shadowColor = colors.color("shadowColor", of: element)
    if let offset = element.size("shadowOffset") {
      view.shadowOffset = CGSize(width: offset.width, height: offset.height)
    }
  }

  func setDetectors(of view: UITextView, _ element: InterfaceElement) {
    guard let kinds = element.value("dataDetectorTypes") else { return }
    if kinds.flag("link") == true { view.dataDetectorTypes.insert(.link) }
    if kinds.flag("phoneNumber") == true { view.dataDetectorTypes.insert(.phoneNumber) }
  }

  func setBaseline(of view: UILabel, _ element: InterfaceElement) {
    switch element["baselineAdjustment"] {
    case "alignCenters": view.baselineAdjustment = .alignCenters
    case "none": view.baselineAdjustment = .none
    default: break
    }
    if let tightens = element.flag("adjustsLetterSpacingToFitWidth") {
      view.allowsDefaultTighteningForTruncation = tightens
    }
  }

  func setTransition(of controller: UIViewController, _ element: InterfaceElement) {
    if let provides = element.flag("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = provides
    }
  }

  func setTraits(_ traits: InterfaceElement, of view: UISearchBar) { set(traits, of: view) }

  func colorWell(_ element: InterfaceElement) -> UIView {
    let well = UIColorWell()
    well.title = element.string("title")
    well.selectedColor = colors.color("selectedColor", of: element)
    if let supports = element.flag("supportsAlpha") { well.supportsAlpha = supports }
    return well
  }

  func setFillerRows(of view: UITableView, _ element: InterfaceElement) {
    if let height = element.number("fillerRowHeight") {
      view.fillerRowHeight = height < 0 ? UITableView.automaticDimension : height
    }
  }

  /// The blurs that stay light or dark.
  static var blurStylesOfOneAppearance: [String: UIBlurEffect.Style] {
    [
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
  }
}
