import CCairo
import Foundation
import OpenUIKitGraphics

/// The fonts that are installed on the machine, listed by Fontconfig when they are first needed.
final class MachineFonts: FontSource, @unchecked Sendable {
  static let shared = MachineFonts()

  /// A face with the file that has its metrics.
  private struct Entry {
    let name: String
    let family: String
    let file: String
  }

  private let lock = NSLock()
  /// Used only under the lock.
  private lazy var entries = Self.list()

  private init() {}

  /// The names of the installed families.
  var familyNames: [String] {
    lock.withLock { Set(entries.map(\.family)).sorted() }
  }

  func fontNames(forFamilyName familyName: String) -> [String] {
    lock.withLock { entries.filter { $0.family == familyName }.map(\.name) }
  }

  /// The face with a name, read from its file.
  func face(named name: String) -> FontFace? {
    guard let entry = lock.withLock({ entries.first { $0.name == name } }),
      let bytes = FileManager.default.contents(atPath: entry.file)
    else { return nil }
    return FontFile.faces(in: [UInt8](bytes)).first { $0.name == name }
  }

  private static func list() -> [Entry] {
    let pattern = FcPatternCreate()
    let objects = FcObjectSetCreate()
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    for object in [FC_POSTSCRIPT_NAME, FC_FAMILY, FC_FILE] { FcObjectSetAdd(objects, object) }
    guard let fonts = FcFontList(nil, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(fonts) }
    var entries: [Entry] = []
    for index in 0..<Int(fonts.pointee.nfont) {
      guard let font = fonts.pointee.fonts[index], let name = text(FC_POSTSCRIPT_NAME, of: font),
        let family = text(FC_FAMILY, of: font), let file = text(FC_FILE, of: font)
      else { continue }
      entries.append(Entry(name: name, family: family, file: file))
    }
    return entries.sorted { ($0.family, $0.name) < ($1.family, $1.name) }
  }

  private static func text(_ object: String, of font: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, object, 0, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }
}
