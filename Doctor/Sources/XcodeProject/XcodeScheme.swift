import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A scheme: which app runs, in which configuration and language.
public struct XcodeScheme: Equatable, Sendable {
  /// The name in Xcode's menu.
  public let name: String
  /// The target of the app that runs; nil if the scheme runs none.
  public private(set) var target: String?
  /// The configuration that runs.
  public private(set) var configuration = "Debug"
  /// The language of the app; nil for that of the system.
  public private(set) var language: String?

  /// Reads an `.xcscheme` file. Throws an `XcodeProjectError` if it is missing or damaged.
  public init(contentsOf url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    guard let data = try? Data(contentsOf: url) else {
      throw XcodeProjectError(url.path, "the file cannot be read")
    }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { throw XcodeProjectError(url.path, "the file is no XML") }
    target = reader.launched ?? reader.built
    configuration = reader.configuration ?? configuration
    language = reader.language
  }

  /// The schemes in a project or a workspace, those that are shared first. Damaged ones are left out.
  static func all(in container: URL) -> [XcodeScheme] {
    let users = container.appendingPathComponent("xcuserdata")
    let folders =
      [container.appendingPathComponent("xcshareddata")]
      + names(in: users).map { users.appendingPathComponent($0) }
    return folders.map { $0.appendingPathComponent("xcschemes") }.flatMap { folder in
      names(in: folder).filter { $0.hasSuffix(".xcscheme") }.compactMap {
        try? XcodeScheme(contentsOf: folder.appendingPathComponent($0))
      }
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// The app is what the scheme launches, or else the first app that it builds.
  private final class Reader: NSObject, XMLParserDelegate {
    private(set) var launched: String?
    private(set) var built: String?
    private(set) var configuration: String?
    private(set) var language: String?
    private var isLaunch = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch name {
      case "LaunchAction":
        isLaunch = true
        configuration = attributes["buildConfiguration"]
        language = attributes["language"]
      case "BuildableReference": read(attributes)
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "LaunchAction" { isLaunch = false }
    }

    private func read(_ reference: [String: String]) {
      guard reference["BuildableName"]?.hasSuffix(".app") == true, let name = reference["BlueprintName"]
      else {
        return
      }
      if isLaunch, launched == nil { launched = name }
      if built == nil { built = name }
    }
  }
}
