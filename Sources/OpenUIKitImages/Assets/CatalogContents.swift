import Foundation
import OpenUIKitGraphics

/// The file `Contents.json` of a folder in an asset catalogue. What another version of Xcode writes in another way is left out.
struct CatalogContents {
  private let content: [String: Any]

  /// Reads the file of a folder. Without one it is empty. A damaged one is empty, and is named on the standard error.
  init(of folder: String) {
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      content = [:]
      return
    }
    let object = try? JSONSerialization.jsonObject(with: data)
    if object == nil { CatalogFile(path: path).report("The file is not JSON.") }
    content = object as? [String: Any] ?? [:]
  }

  /// The elements of a list, such as `images`.
  func entries(_ key: String) -> [CatalogEntry] {
    (content[key] as? [[String: Any]] ?? []).map { CatalogEntry($0) }
  }

  private func property<Value>(_ key: String) -> Value? {
    (content["properties"] as? [String: Any])?[key] as? Value
  }

  /// Whether the folder's name is part of the names of its sets.
  var providesNamespace: Bool { property("provides-namespace") ?? false }

  /// Whether SVG and PDF files are drawn again for each size.
  var preservesVectors: Bool { property("preserves-vector-representation") ?? false }

  /// How the picture is tinted.
  var renderingMode: UIImage.RenderingMode {
    switch property("template-rendering-intent") as String? {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }
}
