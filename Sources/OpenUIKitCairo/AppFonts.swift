import CCairo
import Foundation
import OpenUIKitGraphics

/// The fonts of the app: files that `UIFont(name:size:)` finds by the names of their faces.
///
/// They belong to the process. All text measurers and renderers use them from the next text on.
public enum AppFonts {
  /// Adds the fonts of a TrueType or OpenType file. Returns the names of its faces. May be called on any thread.
  ///
  /// - Throws: `notAFont`. A file that was added before is read again.
  @discardableResult
  public static func register(file path: String) throws(CairoError) -> [String] {
    guard let bytes = FileManager.default.contents(atPath: path) else { throw .notAFont(path: path) }
    let faces = FontFile.faces(in: [UInt8](bytes))
    guard !faces.isEmpty, FontConfiguration.add(path) else { throw .notAFont(path: path) }
    FontCatalog.process.register(faces)
    return faces.map(\.name)
  }

  /// Adds all fonts in a folder, without those in folders inside it: files whose names end with `.ttf`, `.otf` or
  /// `.ttc`. Returns the names of their faces; empty for a folder without fonts. Files that are not fonts are left
  /// out.
  @discardableResult
  public static func register(folder path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    let fonts = names.filter { [".ttf", ".otf", ".ttc"].contains(where: $0.lowercased().hasSuffix) }
    return fonts.flatMap { (try? register(file: path + "/" + $0)) ?? [] }
  }
}

/// Fontconfig's description of the machine's fonts and those of the app. It never changes, so several threads can use
/// it at a time.
final class FontConfiguration: @unchecked Sendable {
  let handle: OpaquePointer
  private let paths: [String]

  private init?(_ paths: [String]) {
    guard let handle = FcInitLoadConfigAndFonts() else { return nil }
    for path in paths where FcConfigAppFontAddFile(handle, path) == FcFalse {
      FcConfigDestroy(handle)
      return nil
    }
    (self.handle, self.paths) = (handle, paths)
  }

  deinit { FcConfigDestroy(handle) }

  /// The fonts of the process.
  private final class Process: @unchecked Sendable {
    private let lock = NSLock()
    private var newest: FontConfiguration?

    var current: FontConfiguration? { lock.withLock { newest } }

    func add(_ path: String) -> Bool {
      lock.withLock {
        var paths = newest?.paths ?? []
        if !paths.contains(path) { paths.append(path) }
        guard let next = FontConfiguration(paths) else { return false }
        newest = next
        return true
      }
    }
  }

  private static let process = Process()

  /// The newest configuration with fonts of the app; nil without such fonts.
  static var withAppFonts: FontConfiguration? { process.current }

  /// Adds a font file. Returns false if Fontconfig refuses it.
  static func add(_ path: String) -> Bool { process.add(path) }
}
