import InterfaceBuilder
import OpenUIKit

/// The colours of a file.
struct InterfaceColors: ViewTreeConfined {
  let document: InterfaceDocument
  let bundle: Bundle?

  /// The colour that is the value of a property; nil if the element has none, or one without a meaning here.
  func color(_ key: String, of element: InterfaceElement) -> UIColor? {
    element.children.first { $0.name == "color" && $0.key == key }.flatMap(color)
  }

  /// The colour of a `color` element.
  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return .systemColor(named: name) ?? fallback(element)
    }
    if let name = element["name"] { return named(name) }
    return components(of: element)
  }

  /// A colour of an asset catalogue, or else the copy of it in the file.
  private func named(_ name: String) -> UIColor? {
    UIColor.ofBundle(bundle, name) ?? document.namedColor(name).flatMap(components)
  }

  /// What older systems show for a system colour: the file repeats its components.
  private func fallback(_ element: InterfaceElement) -> UIColor? { components(of: element) }

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
