import Foundation

/// A library that is loaded when it is first needed. A machine without it builds and runs, and reads fewer formats.
public struct OptionalLibrary: Sendable, Equatable {
  /// The library's name.
  public let name: String
  /// Debian's package with the library.
  public let debianPackage: String
  private let loaded: LoadedLibrary?

  /// Whether the machine has the library.
  public var isAvailable: Bool { loaded != nil }

  /// Reads TIFF files. Version 4.5 or newer.
  public static let libtiff = OptionalLibrary("libtiff", debianPackage: "libtiff6", files: ["libtiff.so.6"])
  /// Reads HEIC and AVIF files.
  public static let libheif = OptionalLibrary("libheif", debianPackage: "libheif1", files: ["libheif.so.1"])
  /// Draws SVG files of asset catalogues. Version 2.52 or newer.
  public static let librsvg = OptionalLibrary(
    "librsvg", debianPackage: "librsvg2-2", files: ["librsvg-2.so.2"], with: drawing)
  /// Draws PDF files of asset catalogues.
  public static let poppler = OptionalLibrary(
    "poppler-glib", debianPackage: "libpoppler-glib8", files: ["libpoppler-glib.so.8"], with: drawing)

  /// The libraries with which both draw: Cairo, GLib and its objects.
  static let drawing = ["libcairo.so.2", "libglib-2.0.so.0", "libgobject-2.0.so.0"]

  /// Loads a library from the first of the files that there is, and those that have to be there beside it.
  init(_ name: String, debianPackage: String, files: [String], with others: [String] = []) {
    (self.name, self.debianPackage) = (name, debianPackage)
    let library = files.lazy.compactMap { LoadedLibrary($0) }.first
    loaded = others.allSatisfy { LoadedLibrary($0) != nil } ? library : nil
  }

  /// Whether both are the same library.
  public static func == (one: OptionalLibrary, other: OptionalLibrary) -> Bool { one.name == other.name }

  /// A sentence for users of a machine without the library.
  func absence(of content: String) -> String {
    "\(content) need \(name), which this machine does not have (on Debian: apt-get install \(debianPackage))."
  }

  /// Prints the sentence to the standard error, once for each library.
  func reportAbsence(of content: String) {
    guard Self.reports.isFirst(of: name) else { return }
    try? FileHandle.standardError.write(contentsOf: Data((absence(of: content) + "\n").utf8))
  }

  private static let reports = Reports()

  /// The function with a name; nil if the library is absent, or if this version does not have the function.
  func function<Function>(_ symbol: String, as type: Function.Type) -> Function? {
    loaded?.function(symbol, as: type)
  }

  /// The names of the libraries whose absence has been printed.
  private final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var names: Set<String> = []

    func isFirst(of name: String) -> Bool { lock.withLock { names.insert(name).inserted } }
  }
}

/// A shared library that is loaded until the process ends.
struct LoadedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads the library with a file name from the system's folders; nil if there is none.
  init?(_ file: String) {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// The function with a name. `type` is that of a pointer to the function as the library declares it.
  func function<Function>(_ symbol: String, as type: Function.Type) -> Function? {
    guard MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size else {
      fatalError("\(symbol) is looked up as \(type), which is not a pointer to a function")
    }
    return dlsym(handle, symbol).map { unsafeBitCast($0, to: type) }
  }
}
