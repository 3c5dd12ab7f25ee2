import InterfaceBuilder
import OpenUIKit

/// Constraints, once all items exist.
extension NibBuilder {
  /// Makes the constraints of all views, and activates those that are installed.
  func addConstraints() {
    var active: [NSLayoutConstraint] = []
    for (element, object) in made {
      guard let view = object as? UIView else { continue }
      let held = heldConstraints(of: element)
      let installation = Installation(of: element, list: "constraints", in: view.traitCollection)
      active += held.filter { $0.id.map(installation.contains) ?? true }.map { $0.constraint }
        .filter { $0.hasItems(within: view) }
      if Installation.varies(element, list: "constraints") {
        variations.add(
          .constraints, of: view, update: VariedConstraints(element: element, constraints: held).update)
      }
      for description in element.list("constraints") where !description.variedProperties.isEmpty {
        guard let constraint = description.id.flatMap({ constraints[$0] }) else { continue }
        variations.add(
          .properties, of: view, update: VariedConstant(element: description, constraint: constraint).update)
      }
    }
    NSLayoutConstraint.activate(active)
    variations.updateAll()
  }

  private func heldConstraints(of element: InterfaceElement) -> [(
    id: String?, constraint: NSLayoutConstraint
  )] {
    var held: [(id: String?, constraint: NSLayoutConstraint)] = []
    for description in element.list("constraints") where description.name == "constraint" {
      // They stand for sizes that the program sets, and are removed when the file is compiled.
      guard description.flag("placeholder") != true, let made = constraint(description, in: element) else {
        continue
      }
      if let id = description.id { constraints[id] = made }
      held.append((description.id, made))
    }
    return held
  }

  private func constraint(_ element: InterfaceElement, in owner: InterfaceElement) -> NSLayoutConstraint? {
    guard let first = item(element["firstItem"] ?? owner.id),
      let attribute = attribute("firstAttribute", of: element)
    else {
      remark(element, "the constraint has no first item or attribute")
      return nil
    }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let id = element["secondItem"] {
      guard let found = item(id), let named = self.attribute("secondAttribute", of: element) else {
        remark(element, "the constraint's second item or attribute does not exist")
        return nil
      }
      (second, secondAttribute) = (found, named)
    } else if let named = self.attribute("secondAttribute", of: element) {
      (second, secondAttribute) = (item(owner.id), named)
    }
    guard ConstraintPair(first, attribute, second, secondAttribute).isLegal else {
      remark(element, "Invalid pairing of layout attributes.")
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: Self.relations[element["relation"] ?? ""] ?? .equal,
      toItem: second, attribute: secondAttribute, multiplier: multiplier(of: element),
      constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.identifier = element["identifier"]
    return constraint
  }

  private func item(_ id: String?) -> AnyObject? { id.flatMap { object($0) } }

  private func attribute(_ name: String, of element: InterfaceElement) -> NSLayoutConstraint.Attribute? {
    element[name].flatMap { Self.attributes[$0] }
  }

  /// A number, or a ratio such as 16:9. A multiplier of 0 or one that is not finite counts as 1.
  private func multiplier(of element: InterfaceElement) -> CGFloat {
    let parts = (element["multiplier"] ?? "1").split(separator: ":").map {
      InterfaceElement.decimal(String($0)) ?? .nan
    }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
    return value.isFinite && value != 0 ? value : 1
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
