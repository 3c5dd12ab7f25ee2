import InterfaceBuilder
import OpenUIKit

/// The subviews or constraints of an element that are installed in some traits.
///
/// An object that is not installed by default is excluded by the variation `default`. A variation for size classes includes it again.
struct Installation {
  private var excluded: Set<String> = []

  /// Creates the set for a list, such as `subviews` or `constraints`.
  init(of element: InterfaceElement, list: String, in traits: UITraitCollection) {
    for variation in element.children where variation.name == "variation" {
      guard let key = variation.key, Self.applies(key, in: traits) else { continue }
      for mask in variation.children where mask.name == "mask" && mask.key == list {
        for change in mask.children {
          guard let id = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
  }

  /// Whether the objects of a list depend on size classes.
  static func varies(_ element: InterfaceElement, list: String) -> Bool {
    element.children.contains { variation in
      variation.name == "variation" && variation.key != "default"
        && variation.children.contains { $0.name == "mask" && $0.key == list }
    }
  }

  /// Whether an object is installed.
  func contains(_ id: String) -> Bool { !excluded.contains(id) }

  /// Whether the traits are those of a variation, such as `heightClass=compact-widthClass=regular` or `userInterfaceIdiom=mac`.
  nonisolated static func applies(_ key: String, in traits: UITraitCollection) -> Bool {
    guard key != "default" else { return true }
    return key.split(separator: "-").allSatisfy { part in
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return false }
      switch pair[0] {
      case "widthClass": return traits.horizontalSizeClass == sizeClass(pair[1])
      case "heightClass": return traits.verticalSizeClass == sizeClass(pair[1])
      case "userInterfaceIdiom": return traits.userInterfaceIdiom == idioms[String(pair[1])]
      default: return false
      }
    }
  }

  private nonisolated static let idioms: [String: UIUserInterfaceIdiom] = [
    "phone": .phone, "pad": .pad, "tv": .tv, "carplay": .carPlay, "mac": .mac,
  ]

  private nonisolated static func sizeClass(_ name: Substring) -> UIUserInterfaceSizeClass {
    name == "compact" ? .compact : .regular
  }
}
