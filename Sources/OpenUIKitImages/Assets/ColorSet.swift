import Foundation
import OpenUIKitGraphics

/// A colour set of a catalogue.
struct ColorSet {
  private let contents: CatalogContents

  /// Reads the description of a set.
  init(folder: String) { contents = CatalogContents(of: folder) }

  /// The colour, with variants for environments if there are some; nil without a colour that can be read.
  var color: UIColor? {
    let variants = CatalogGroup.groups(of: contents.entries("colors")).compactMap { group in
      group.entries.lazy.compactMap(Self.color).first.map { (traits: group.traits, color: $0) }
    }
    guard let first = variants.first, variants.count > 1 else { return variants.first?.color }
    return UIColor { traits in
      let fitting = variants.filter { traits.containsTraits(in: $0.traits) }
      let best = fitting.dropFirst().reduce(fitting.first) { best, next in
        next.traits.containsTraits(in: best?.traits) ? next : best
      }
      return (best ?? first).color.resolvedColor(with: traits)
    }
  }

  private static func color(_ entry: CatalogEntry) -> UIColor? {
    guard let color = entry.part("color") else { return nil }
    if let name = color.text("reference") {
      let isOfMac = ["osx", "macos"].contains(color.text("platform"))
      return isOfMac ? nil : .systemColor(named: name)
    }
    guard let components = color.part("components") else { return nil }
    func component(_ name: String) -> CGFloat? { components.component(name).flatMap(number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
      return nil
    }
    switch color.text("color-space") {
    case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb":
      return UIColor(linearRed: red, green: green, blue: blue, alpha: alpha)
    default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// A component: `0xFF` and `255` are bytes, and numbers with a point are in 0...1.
  private static func number(_ text: String) -> CGFloat? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { $0 <= 1 ? CGFloat($0) : CGFloat($0) / 255 }
  }
}
