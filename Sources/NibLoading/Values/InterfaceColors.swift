import InterfaceBuilder
import OpenUIKit

/// The colours of a file.
struct InterfaceColors: ViewTreeConfined {
  let file: NibFile

  /// The colour that is the value of a property; nil if the element has none, or one without a meaning here.
  func color(_ key: String, of element: InterfaceElement) -> UIColor? {
    element.children.first { $0.name == "color" && $0.key == key }.flatMap(color)
  }

  /// The colour of a `color` element.
  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return .systemColor(named: name) ?? fallback(name, element)
    }
    if let name = element["name"] { return named(name, element) }
    return components(of: element)
  }

  /// A colour of an asset catalogue, or else the copy of it in the file.
  private func named(_ name: String, _ element: InterfaceElement) -> UIColor? {
    let found = UIColor.ofBundle(file.bundle, name) ?? file.document.namedColor(name).flatMap(components)
    if found == nil { file.remark(element, "there is no color named \(name) in an asset catalog") }
    return found
  }

  /// Returns the colour that other systems show for a system colour: the file repeats its components, also among its resources.
  private func fallback(_ name: String, _ element: InterfaceElement) -> UIColor? {
    let found = components(of: element) ?? file.document.systemColor(name).flatMap(components)
    if found == nil { file.remark(element, "the color \(name) is not available here") }
    return found
  }

  private func components(of element: InterfaceElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else {
      return nil
    }
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
