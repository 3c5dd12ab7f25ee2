import AppPackage
import Foundation

/// Where the command finds the checkout that it was built from, and where it keeps what it builds.
enum MasonryFolders {
  /// The checkout, or the folder that `MASONRY` names.
  static var checkout: URL {
    if let path = ProcessInfo.processInfo.environment["MASONRY"] {
      return URL(fileURLWithPath: path).standardizedFileURL
    }
    return (0..<4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
  }

  /// The packages of apps: `masonry` in the user's cache, or the folder that `MASONRY_CACHE` names.
  static var cache: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["MASONRY_CACHE"] { return URL(fileURLWithPath: path).standardizedFileURL }
    let caches = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.cache"
    return URL(fileURLWithPath: caches).appendingPathComponent("masonry")
  }

  /// The build folder of all apps, so that what they share is compiled once, or the folder that `MASONRY_BUILD` names.
  static var build: URL {
    ProcessInfo.processInfo.environment["MASONRY_BUILD"].map { URL(fileURLWithPath: $0).standardizedFileURL }
      ?? cache.appendingPathComponent("build")
  }

  /// The path of a program of an app that is built.
  static func program(_ program: Program) -> String {
    build.appendingPathComponent("debug/\(program.rawValue)").path
  }

  /// The package of an app at a place. Two apps of one name have different ones.
  static func package(of app: String, at place: URL) -> URL {
    let mark = place.standardizedFileURL.path.utf8.reduce(UInt64(5381)) { ($0 &* 33) ^ UInt64($1) }
    return cache.appendingPathComponent("\(app)-\(String(mark, radix: 36))")
  }
}
