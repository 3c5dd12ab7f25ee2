import InterfaceBuilder
import OpenUIKit

/// The pictures of a file.
struct InterfaceImages: ViewTreeConfined {
  let file: NibFile

  /// The picture of an attribute, such as `image`; nil if it is absent, or if neither the bundle nor the symbols have it.
  func image(_ attribute: String, of element: InterfaceElement) -> UIImage? {
    let found = found(attribute, of: element)
    if found == nil, let name = name(attribute, of: element) {
      file.remark(element, "Could not load the \"\(name)\" image referenced from a nib in the bundle")
    }
    return found
  }

  /// The name of the picture of an attribute; nil if it is absent.
  private func name(_ attribute: String, of element: InterfaceElement) -> String? {
    if let name = element[attribute] { return name }
    guard let reference = element.value(attribute), reference.name == "imageReference" else { return nil }
    return reference["image"] ?? reference["name"]
  }

  private func found(_ attribute: String, of element: InterfaceElement) -> UIImage? {
    guard let name = element[attribute] else { return element.value(attribute).flatMap(reference) }
    // The catalog attribute stands at the element for all its pictures.
    if element["catalog"] == "system" { return symbol(name, configuration(of: element)) }
    return UIImage.ofBundle(file.bundle, name) ?? symbol(name, configuration(of: element))
  }

  /// The picture of an `imageReference` element.
  private func reference(_ element: InterfaceElement) -> UIImage? {
    guard element.name == "imageReference", let name = element["image"] ?? element["name"] else { return nil }
    if element["catalog"] == "system" { return symbol(name, symbolConfiguration(element)) }
    return UIImage.ofBundle(file.bundle, name)
  }

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> UIImage? {
    UIImage(systemName: name, withConfiguration: configuration)
  }

  /// The configuration of symbols that an element states.
  func configuration(of element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    element.children.first { $0.name == "preferredSymbolConfiguration" || $0.name == "symbolConfiguration" }
      .flatMap(symbolConfiguration)
  }

  private func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    let weight = element["weight"].flatMap { Self.weights[$0] } ?? .unspecified
    let scale = element["scale"].flatMap { Self.scales[$0] } ?? .unspecified
    if let size = element.number("pointSize") { return .init(pointSize: size, weight: weight, scale: scale) }
    if let description = element.child("fontDescription"), let font = InterfaceFonts.font(description) {
      return .init(font: font, scale: scale)
    }
    if weight != .unspecified { return .init(weight: weight) }
    return scale == .unspecified ? nil : .init(scale: scale)
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]
  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
