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
    fontFiles(in: path).flatMap { (try? register(file: $0)) ?? [] }
  }

  /// Takes the fonts of a folder and no others: neither the machine's fonts nor its settings of Fontconfig change the text any more.
  /// Returns the names of the faces.
  ///
  /// - Throws: `notAFont` for a folder without fonts. The fonts stay as they are then.
  @discardableResult
  public static func useOnly(folder path: String) throws(CairoError) -> [String] {
    guard !fontFiles(in: path).isEmpty else { throw .notAFont(path: path) }
    FontConfiguration.leaveOutMachineFonts()
    return register(folder: path)
  }

  private static func fontFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    return names.filter { [".ttf", ".otf", ".ttc"].contains(where: $0.lowercased().hasSuffix) }
      .map { folder + "/" + $0 }
  }
}

/// Fontconfig's description of the machine's fonts and those of the app, or of those of the app alone. It never changes, so several threads can use
/// it at a time.
final class FontConfiguration: @unchecked Sendable {
  let handle: OpaquePointer
  private let paths: [String]

  private init?(_ paths: [String], withMachineFonts: Bool) {
    // A configuration without files has neither fonts nor rules.
    guard let handle = withMachineFonts ? FcInitLoadConfigAndFonts() : FcConfigCreate() else { return nil }
    // A file that was added before may have gone; its fonts are missing then, and those of others are not.
    for (index, path) in paths.enumerated()
    where FcConfigAppFontAddFile(handle, path) == FcFalse && index == paths.count - 1 {
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
    private var withMachineFonts = true

    var current: FontConfiguration? { lock.withLock { newest } }

    func add(_ path: String) -> Bool {
      lock.withLock {
        var paths = newest?.paths ?? []
        if !paths.contains(path) { paths.append(path) }
        guard let next = FontConfiguration(paths, withMachineFonts: withMachineFonts) else { return false }
        newest = next
        return true
      }
    }

    func leaveOutMachineFonts() { lock.withLock { withMachineFonts = false } }
  }

  private static let process = Process()

  /// The newest configuration with fonts of the app; nil without such fonts.
  static var withAppFonts: FontConfiguration? { process.current }

  /// Leaves the machine's fonts out of all configurations that are made from now on.
  static func leaveOutMachineFonts() { process.leaveOutMachineFonts() }

  /// Adds a font file. Returns false if Fontconfig refuses it.
  static func add(_ path: String) -> Bool { process.add(path) }
}
