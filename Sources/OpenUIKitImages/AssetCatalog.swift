import Foundation
import OpenUIKitGraphics

/// The pictures and colours of an app's folder: those in its asset catalogues (`.xcassets`), and picture files by their
/// names.
///
/// Pictures are decoded when they are first needed, and then kept. Of several scales the catalogue takes that of the
/// window, or else the largest. May be used on any thread.
///
/// PDF and SVG files, and data, symbol and sticker sets are left out.
public final class AssetCatalog: @unchecked Sendable {
  private let lock = NSLock()
  /// The folders of image and colour sets, by their names.
  private let imageSets: [String: String]
  private let colorSets: [String: String]
  /// Picture files outside of catalogues, by their names without scale and extension.
  private let files: [String: [String]]
  private var images: [String: UIImage] = [:]
  private let scale: CGFloat

  /// Lists the pictures and colours in a folder and the folders inside it. `scale` is the number of pixels per point of
  /// the window. A folder that does not exist is empty.
  public init(folder: String, scale: CGFloat = 3) {
    var (images, colors, files) = ([String: String](), [String: String](), [String: [String]]())
    let entries = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for entry in entries.sorted() {
      let path = folder + "/" + entry
      let name = (entry as NSString).lastPathComponent as NSString
      let bare = name.deletingPathExtension
      switch name.pathExtension.lowercased() {
      case "imageset": images[Self.name(of: entry, in: folder)] = path
      case "colorset": colors[Self.name(of: entry, in: folder)] = path
      case "png", "jpg", "jpeg", "webp", "gif":
        guard !entry.contains(".xcassets/") else { continue }
        let plain = bare.replacingOccurrences(of: "@2x", with: "").replacingOccurrences(of: "@3x", with: "")
        for key in Set([plain, plain + "." + name.pathExtension]) { files[key, default: []].append(path) }
      default: break
      }
    }
    (imageSets, colorSets, self.files, self.scale) = (images, colors, files, scale)
  }

  /// The name of a set, after the names of folders that provide a namespace.
  private static func name(of entry: String, in folder: String) -> String {
    var parts = entry.components(separatedBy: "/")
    let last = (parts.removeLast() as NSString).deletingPathExtension
    var (path, names) = (folder, [String]())
    for part in parts {
      path += "/" + part
      let properties = contents(of: path)["properties"] as? [String: Any]
      if properties?["provides-namespace"] as? Bool == true { names.append(part) }
    }
    return (names + [last]).joined(separator: "/")
  }

  private static func contents(of folder: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return [:] }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  /// The names of all pictures in catalogues.
  public var imageNames: [String] { imageSets.keys.sorted() }
  /// The names of all colours.
  public var colorNames: [String] { colorSets.keys.sorted() }

  // MARK: Pictures

  /// The picture with a name; nil for an unknown name, and for a file that cannot be decoded.
  public func image(named name: String) -> UIImage? {
    if let known = lock.withLock({ images[name] }) { return known }
    guard let image = imageSets[name].flatMap(image(ofSet:)) ?? fileImage(named: name) else { return nil }
    lock.withLock { images[name] = image }
    return image
  }

  private func fileImage(named name: String) -> UIImage? {
    let candidates = (files[name] ?? []).map { (path: $0, scale: Self.scale(ofFile: $0)) }
    guard let best = best(candidates, scale: \.scale) else { return nil }
    return Self.decoded(best.path, scale: best.scale)
  }

  private static func scale(ofFile path: String) -> CGFloat {
    path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1
  }

  /// An entry of an image set.
  private struct Choice {
    let file: String
    let scale: CGFloat
    let isDark: Bool
    let isPhone: Bool
  }

  private func image(ofSet folder: String) -> UIImage? {
    let contents = Self.contents(of: folder)
    let entries = contents["images"] as? [[String: Any]] ?? []
    let choices = entries.compactMap { Self.choice($0) }
    guard let light = image(of: choices.filter { !$0.isDark }, in: folder) else { return nil }
    let dark = image(of: choices.filter(\.isDark), in: folder)
    let image = dark.map { UIImage(light: light, dark: $0) } ?? light
    let intent = (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String
    switch intent {
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  private static func choice(_ entry: [String: Any]) -> Choice? {
    guard let file = entry["filename"] as? String else { return nil }
    let idiom = entry["idiom"] as? String ?? "universal"
    guard ["universal", "iphone", "ipad"].contains(idiom) else { return nil }
    let scale = (entry["scale"] as? String)?.first?.wholeNumberValue ?? 1
    return Choice(file: file, scale: CGFloat(scale), isDark: isDark(entry), isPhone: idiom != "ipad")
  }

  /// Whether an entry is for the dark appearance.
  private static func isDark(_ entry: [String: Any]) -> Bool {
    (entry["appearances"] as? [[String: String]] ?? []).contains {
      $0["appearance"] == "luminosity" && $0["value"] == "dark"
    }
  }

  private func image(of choices: [Choice], in folder: String) -> UIImage? {
    let suitable = choices.contains(where: \.isPhone) ? choices.filter(\.isPhone) : choices
    guard let choice = best(suitable, scale: \.scale) else { return nil }
    return Self.decoded(folder + "/" + choice.file, scale: choice.scale)
  }

  /// The element for the window's scale, or else the one with most pixels.
  private func best<Element>(_ elements: [Element], scale key: KeyPath<Element, CGFloat>) -> Element? {
    elements.first { $0[keyPath: key] == scale } ?? elements.max { $0[keyPath: key] < $1[keyPath: key] }
  }

  private static func decoded(_ path: String, scale: CGFloat) -> UIImage? {
    guard let data = FileManager.default.contents(atPath: path),
      let picture = PictureFile.decode([UInt8](data))
    else {
      return nil
    }
    return UIImage(cgImage: picture.picture, scale: scale, orientation: picture.orientation)
  }

  // MARK: Colours

  /// The colour with a name, with a variant for the dark appearance if there is one; nil for an unknown name.
  public func color(named name: String) -> UIColor? {
    guard let folder = colorSets[name] else { return nil }
    let entries = Self.contents(of: folder)["colors"] as? [[String: Any]] ?? []
    let suitable = entries.filter { ["universal", "iphone"].contains($0["idiom"] as? String ?? "universal") }
    guard let light = suitable.first(where: { !Self.isDark($0) }).flatMap(Self.color) else { return nil }
    guard let dark = suitable.first(where: Self.isDark).flatMap(Self.color) else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func color(_ entry: [String: Any]) -> UIColor? {
    guard let color = entry["color"] as? [String: Any] else { return nil }
    guard let components = color["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> CGFloat? { components[name].flatMap { number(String(describing: $0)) } }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
      return nil
    }
    return color["color-space"] as? String == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
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
