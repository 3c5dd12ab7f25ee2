import Foundation
import OpenUIKitGraphics

/// A picture or colour of a set, and for which environments it is (Apple's Asset Catalog Format Reference).
struct CatalogEntry {
  private let content: [String: Any]

  init(_ content: [String: Any]) { self.content = content }

  /// A text; nil if it is absent.
  func text(_ key: String) -> String? { content[key] as? String }

  /// A part with texts and numbers; nil if it is absent.
  func part(_ key: String) -> CatalogEntry? { (content[key] as? [String: Any]).map { CatalogEntry($0) } }

  /// A number, which may be written as text; nil if it is absent or not finite.
  func number(_ key: String) -> CGFloat? {
    let number = (content[key] as? NSNumber)?.doubleValue ?? text(key).flatMap { Double($0) }
    return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// Whatever is written for a component of a color.
  func component(_ key: String) -> String? { content[key].map { String(describing: $0) } }

  /// Pixels per point; nil for a single file for all scales.
  var scale: CGFloat? { text("scale")?.first?.wholeNumberValue.map { CGFloat($0) } }

  /// Distances from the edges; nil if they are absent.
  func insets(_ key: String) -> UIEdgeInsets? {
    part(key).map { part in
      UIEdgeInsets(
        top: part.number("top") ?? 0, left: part.number("left") ?? 0, bottom: part.number("bottom") ?? 0,
        right: part.number("right") ?? 0)
    }
  }

  /// Whether the picture is mirrored in layouts of the other direction: it is made for one of them.
  var direction: UITraitEnvironmentLayoutDirection? {
    switch text("language-direction") {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: nil
    }
  }

  /// Whether the entry is for displays with more colours than sRGB. Pictures here have those of sRGB.
  var isForWideGamut: Bool { text("display-gamut") == "display-P3" }

  /// The environments that the entry is for; nil for those that OpenUIKit has not, such as Macs and watches.
  var traits: UITraitCollection? {
    guard let idiom = idiom, let appearances else { return nil }
    return UITraitCollection(traitsFrom: [
      idiom, appearances, UITraitCollection(horizontalSizeClass: sizeClass("width-class")),
      UITraitCollection(verticalSizeClass: sizeClass("height-class")),
    ])
  }

  private var idiom: UITraitCollection? {
    switch text("idiom") {
    case nil, "universal": UITraitCollection()
    case "iphone": UITraitCollection(userInterfaceIdiom: .phone)
    case "ipad": UITraitCollection(userInterfaceIdiom: .pad)
    default: nil
    }
  }

  private func sizeClass(_ key: String) -> UIUserInterfaceSizeClass {
    switch text(key) {
    case "compact": .compact
    case "regular": .regular
    default: .unspecified
    }
  }

  private var appearances: UITraitCollection? {
    var traits: [UITraitCollection] = []
    for entry in content["appearances"] as? [[String: String]] ?? [] {
      switch (entry["appearance"], entry["value"]) {
      case ("luminosity", "light"): traits.append(UITraitCollection(userInterfaceStyle: .light))
      case ("luminosity", "dark"): traits.append(UITraitCollection(userInterfaceStyle: .dark))
      case ("contrast", "high"): traits.append(UITraitCollection(accessibilityContrast: .high))
      default: return nil
      }
    }
    return UITraitCollection(traitsFrom: traits)
  }
}

/// Entries of a set that are for the same environments, those without conditions first.
struct CatalogGroup {
  let traits: UITraitCollection
  private(set) var entries: [CatalogEntry]

  /// The groups of the entries of a set. Of a color or picture for two gamuts the one for sRGB stays.
  static func groups(of entries: [CatalogEntry]) -> [CatalogGroup] {
    var groups: [CatalogGroup] = []
    for entry in entries {
      guard let traits = entry.traits else { continue }
      if let index = groups.firstIndex(where: { $0.traits == traits }) {
        groups[index].entries.append(entry)
      } else {
        groups.append(CatalogGroup(traits: traits, entries: [entry]))
      }
    }
    return groups.map(\.withoutWideGamut).sorted { $0.order < $1.order }
  }

  private var withoutWideGamut: CatalogGroup {
    let plain = entries.filter { !$0.isForWideGamut }
    return CatalogGroup(traits: traits, entries: plain.isEmpty ? entries : plain)
  }

  /// Where the group stands: one without an appearance is the fallback, an appearance decides before the contrast, and a phone before a
  /// tablet.
  private var order: Int {
    (traits.userInterfaceIdiom == .pad ? 4 : 0) + (traits.accessibilityContrast == .unspecified ? 0 : 2)
      + (traits.userInterfaceStyle == .unspecified ? 0 : 1)
  }
}
