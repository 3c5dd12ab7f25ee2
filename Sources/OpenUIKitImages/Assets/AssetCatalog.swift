import Foundation
import OpenUIKitGraphics

/// The pictures and colours of an app's folder: those in its asset catalogues (`.xcassets`), and picture files by their
/// names.
///
/// Pictures are decoded when they are first needed, and then kept. Of several scales the catalogue takes that of the
/// window, or else the largest. Views choose among appearances, idioms and size classes. SVG and PDF files need librsvg and poppler-glib:
/// without them their pictures are nil, and the standard error names the library. May be used on any thread.
///
/// Data, symbol and sticker sets are left out.
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
      case "png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff", "heic", "heif", "avif":
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
      if CatalogContents(of: path).providesNamespace { names.append(part) }
    }
    return (names + [last]).joined(separator: "/")
  }

  /// The names of all pictures in catalogues.
  public var imageNames: [String] { imageSets.keys.sorted() }
  /// The names of all colours.
  public var colorNames: [String] { colorSets.keys.sorted() }

  /// The picture with a name; nil for an unknown name, and for a file that cannot be decoded, whose fault is printed to the standard error.
  public func image(named name: String) -> UIImage? {
    if let known = lock.withLock({ images[name] }) { return known }
    let ofSet = imageSets[name].flatMap { ImageSet(folder: $0, scale: scale).image }
    guard let image = ofSet ?? fileImage(named: name) else { return nil }
    lock.withLock { images[name] = image }
    return image
  }

  private func fileImage(named name: String) -> UIImage? {
    let candidates = (files[name] ?? []).map { (path: $0, scale: Self.scale(ofFile: $0)) }
    guard
      let best = candidates.first(where: { $0.scale == scale }) ?? candidates.max(by: { $0.scale < $1.scale })
    else { return nil }
    return CatalogFile(path: best.path).image(scale: best.scale)
  }

  private static func scale(ofFile path: String) -> CGFloat {
    path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1
  }

  /// The colour with a name, with variants for appearances if there are some; nil for an unknown name.
  public func color(named name: String) -> UIColor? {
    colorSets[name].flatMap { ColorSet(folder: $0).color }
  }
}
