import InterfaceBuilder
import OpenUIKit

/// The properties of each class of views.
extension NibBuilder {
  func setOwnProperties(of view: UIView, _ element: InterfaceElement) {
    switch view {
    case let view as UILabel: setLabel(view, element)
    case let view as UIButton: setButton(view, element)
    case let view as UIImageView: setImageView(view, element)
    case let view as UIStackView: setStack(view, element)
    case let view as UITextField: setTextField(view, element)
    case let view as UITableView: setTable(view, element)
    case let view as UICollectionView: setCollection(view, element)
    case let view as UIScrollView: setScrollView(view, element)
    case let view as UITableViewCell: setTableCell(view, element)
    case let view as UISearchBar: setSearchBar(view, element)
    case let view as UINavigationBar: setNavigationBar(view, element)
    case let view as UIToolbar: setToolbar(view, element)
    case let view as UITabBar: setTabBar(view, element)
    case let view as UIVisualEffectView: view.effect = view.effect ?? effect(element)
    default: setControl(view, element)
    }
  }

  private func setImageView(_ view: UIImageView, _ element: InterfaceElement) {
    view.image = images.image("image", of: element)
    view.highlightedImage = images.image("highlightedImage", of: element)
    view.preferredSymbolConfiguration = images.configuration(of: element)
    if let isHighlighted = element.flag("highlighted") { view.isHighlighted = isHighlighted }
  }

  func setStack(_ view: UIStackView, _ element: InterfaceElement) {
    // An absent axis is horizontal.
    view.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    view.distribution = element["distribution"].flatMap { Self.distributions[$0] } ?? .fill
    view.alignment = element["alignment"].flatMap { Self.alignments[$0] } ?? .fill
    view.spacing =
      element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : element.number("spacing") ?? 0
    view.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    // The file has no attribute for it: every stack with margins of its own is arranged within them.
    view.isLayoutMarginsRelativeArrangement =
      element.value("layoutMargins") != nil || element.value("directionalLayoutMargins") != nil
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  /// The effect of a visual effect view: a blur, or the vibrancy of one.
  func effect(_ element: InterfaceElement) -> UIVisualEffect? {
    if let blur = element.child("blurEffect") { return UIBlurEffect(style: blurStyle(blur)) }
    guard let vibrancy = element.child("vibrancyEffect"), let blur = vibrancy.child("blurEffect") else {
      return nil
    }
    return UIVibrancyEffect(blurEffect: UIBlurEffect(style: blurStyle(blur)))
  }

  /// The effect of a style by its name; nil for none.
  func blurEffect(named name: String) -> UIBlurEffect? {
    blurStyle(named: name).map { UIBlurEffect(style: $0) }
  }

  private func blurStyle(_ element: InterfaceElement) -> UIBlurEffect.Style {
    guard let name = element["style"] else { return .regular }
    if let style = blurStyle(named: name) { return style }
    remark(element, "the blur \(name) is not available here")
    return .regular
  }

  private func blurStyle(named name: String) -> UIBlurEffect.Style? {
    Self.blurStyles[name] ?? Self.blurStylesOfOneAppearance[name]
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]
}
