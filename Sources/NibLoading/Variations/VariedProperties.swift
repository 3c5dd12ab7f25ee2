import InterfaceBuilder
import OpenUIKit

/// The attributes of a view that depend on size classes.
struct VariedProperties: ViewTreeConfined {
  let element: InterfaceElement
  let builder: NibBuilder

  /// Sets the attributes that vary, and no others: the program may have changed those.
  func update(_ view: UIView, _ traits: UITraitCollection) {
    let varied = element.varied(in: traits)
    for name in element.variedProperties { builder.set(name, of: view, varied) }
  }
}

/// The constant of a constraint that depends on size classes.
struct VariedConstant: ViewTreeConfined {
  let element: InterfaceElement
  let constraint: NSLayoutConstraint

  /// Sets the constant for the traits.
  func update(_ view: UIView, _ traits: UITraitCollection) {
    if let constant = element.varied(in: traits).number("constant") { constraint.constant = constant }
  }
}

extension InterfaceElement {
  /// The variations that change attributes, from the most general to the most special.
  private var variations: [InterfaceElement] {
    children.filter { $0.name == "variation" && $0.key != "default" }
      .sorted { ($0.key ?? "").split(separator: "-").count < ($1.key ?? "").split(separator: "-").count }
  }

  /// The names of the attributes that depend on size classes.
  var variedProperties: Set<String> {
    variations.reduce(into: []) { names, variation in
      names.formUnion(variation.attributes.keys.filter { $0 != "key" })
      names.formUnion(variation.children.filter { $0.name != "mask" }.compactMap { $0.key })
    }
  }

  /// The element with the attributes that it has in some traits.
  func varied(in traits: UITraitCollection) -> InterfaceElement {
    variations.reduce(self) { result, variation in
      guard let key = variation.key, Installation.applies(key, in: traits) else { return result }
      var result = result
      for (name, value) in variation.attributes where name != "key" { result.setText(value, of: name) }
      for child in variation.children where child.name != "mask" {
        result.children.removeAll { $0.key != nil && $0.key == child.key }
        result.children.append(child)
      }
      return result
    }
  }
}

extension NibBuilder {
  /// Sets one attribute of a view, of those that Interface Builder varies.
  fileprivate func set(_ name: String, of view: UIView, _ element: InterfaceElement) {
    switch name {
    case "hidden": view.isHidden = element.flag(name) ?? false
    case "alpha": view.alpha = element.number(name) ?? 1
    case "backgroundColor": view.backgroundColor = colors.color(name, of: element)
    case "tintColor": view.tintColor = colors.color(name, of: element)
    case "layoutMargins", "directionalLayoutMargins": setMargins(of: view, element)
    case "fontDescription": setFont(of: view, element)
    case "textColor": setTextColor(of: view, element)
    default: setOwn(name, of: view, element)
    }
  }

  private func setOwn(_ name: String, of view: UIView, _ element: InterfaceElement) {
    switch (name, view) {
    case ("axis", let view as UIStackView), ("spacing", let view as UIStackView),
      ("alignment", let view as UIStackView), ("distribution", let view as UIStackView),
      ("baselineRelativeArrangement", let view as UIStackView), ("spacingType", let view as UIStackView):
      setStack(view, element)
    case ("image", let view as UIImageView): view.image = images.image(name, of: element)
    case ("text", let view as UILabel): view.text = element.string(name)
    case ("numberOfLines", let view as UILabel): view.numberOfLines = element.integer(name) ?? 1
    case ("textAlignment", let view as UILabel):
      view.textAlignment = element[name].flatMap { TextNames.alignments[$0] } ?? .natural
    case ("preferredMaxLayoutWidth", let view as UILabel):
      view.preferredMaxLayoutWidth = element.number(name) ?? 0
    default: remark(element, "the attribute \(name) does not follow size classes here")
    }
  }

  private func setFont(of view: UIView, _ element: InterfaceElement) {
    guard let font = InterfaceFonts.font("fontDescription", of: element) else { return }
    switch view {
    case let view as UILabel: view.font = font
    case let view as UITextField: view.font = font
    case let view as UITextView: view.font = font
    case let view as UIButton: view.titleLabel?.font = font
    default: break
    }
  }

  private func setTextColor(of view: UIView, _ element: InterfaceElement) {
    guard let color = colors.color("textColor", of: element) else { return }
    switch view {
    case let view as UILabel: view.textColor = color
    case let view as UITextField: view.textColor = color
    case let view as UITextView: view.textColor = color
    default: break
    }
  }
}
