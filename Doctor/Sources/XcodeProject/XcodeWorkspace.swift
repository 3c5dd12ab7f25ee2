import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The projects of an `.xcworkspace`.
public struct XcodeWorkspace {
  /// The `.xcodeproj` files, in order.
  public let projects: [URL]
  /// The folders of packages, in order.
  public let packages: [URL]

  /// Reads a workspace. Throws an `XcodeProjectError` if its contents are missing or damaged.
  public init(contentsOf url: URL) throws {
    let file = url.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: file) else {
      throw XcodeProjectError(file.path, "the file cannot be read")
    }
    let reader = Reader(folder: url.standardizedFileURL.deletingLastPathComponent())
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { throw XcodeProjectError(file.path, "the file is no XML") }
    projects = reader.places.filter { $0.pathExtension == "xcodeproj" }
    packages = reader.places.filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
  }

  /// Follows groups, each of which may have a folder.
  private final class Reader: NSObject, XMLParserDelegate {
    private let folder: URL
    private var groups: [URL]
    private(set) var places: [URL] = []

    init(folder: URL) {
      (self.folder, groups) = (folder, [folder])
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch name {
      case "Group": groups.append(place(attributes["location"] ?? "group:"))
      case "FileRef": places.append(place(attributes["location"] ?? ""))
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "Group", groups.count > 1 { groups.removeLast() }
    }

    /// The place of a location such as `group:App/App.xcodeproj`.
    private func place(_ location: String) -> URL {
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count == 2 ? String(parts[1]) : ""
      let start =
        parts.first == "group"
        ? groups[groups.count - 1] : parts.first == "absolute" ? URL(fileURLWithPath: "/") : folder
      return start.place(of: path)
    }
  }
}
