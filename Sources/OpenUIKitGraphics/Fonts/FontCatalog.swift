// The fonts with names: those that the app has registered with its process, and those of the host.

/// Finds the faces that a host has besides those of the app. A host returns one with its text measurer.
public protocol FontSource: AnyObject, Sendable {
  /// The names of all families, in any order.
  var familyNames: [String] { get }
  /// The names of the faces of a family; empty for an unknown family.
  func fontNames(forFamilyName familyName: String) -> [String]
  /// The face with a name of its own; nil for an unknown name.
  func face(named name: String) -> FontFace?
}

/// The faces that the app has registered. Registration belongs to the process, as on Apple's systems, and may
/// happen on any thread.
package final class FontCatalog: @unchecked Sendable {
  /// The catalogue of the process.
  package static let process = FontCatalog()
  private let lock = NSLock()
  #if hasFeature(Embedded)
    /// Returns the page's number for the family of a face. Set by the host.
    package var numberInPage: ((FontFace) -> Int32)?
  #endif
  private var stored: [FontFace] = []

  private init() {}

  /// The registered faces.
  package var faces: [FontFace] { lock.withLock { stored } }

  /// Adds faces. A face replaces an earlier one with the same name.
  package func register(_ faces: [FontFace]) {
    lock.withLock { add(faces) }
  }

  private func add(_ faces: [FontFace]) {
    for face in faces {
      if let place = stored.firstIndex(where: { $0.name.hasSameBytes(as: face.name) }) {
        stored[place] = face
      } else {
        stored.append(face)
      }
    }
  }
}

/// The lookup of fonts by name: registered faces first, then the system's families, then those of the host.
enum FontLookup {
  /// The families that every host has, with their designs.
  private static let system: [UIFont.Design] = [.proportional, .monospaced, .serif]
  private static let weights: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The font with a name, or the regular font of a family; nil for an unknown name.
  static func font(named name: String, size: CGFloat) -> UIFont? {
    let faces = FontCatalog.process.faces
    if let face = faces.first(where: { $0.name.hasSameBytes(as: name) }) { return UIFont(face, size: size) }
    if let font = systemFont(named: name, size: size) { return font }
    if let face = DeviceFonts.face(named: name) ?? source?.face(named: name) {
      return UIFont(face, size: size)
    }
    return font(family: name, weight: .regular, isItalic: false, size: size)
  }

  /// The font of a family that is nearest to a weight, with the slant if the family has it; nil for an unknown
  /// family.
  static func font(family: String, weight: UIFont.Weight, isItalic: Bool, size: CGFloat) -> UIFont? {
    for design in system
    where UIFont(pointSize: 1, weight: .regular, design: design).familyName.hasSameBytes(as: family) {
      return UIFont(pointSize: size, weight: weight, isItalic: isItalic, design: design)
    }
    return nearest(to: weight, isItalic: isItalic, in: faces(ofFamily: family)).map { UIFont($0, size: size) }
  }

  /// The faces of a family that is not the system's.
  static func faces(ofFamily family: String) -> [FontFace] {
    let registered = FontCatalog.process.faces.filter { $0.familyName.hasSameBytes(as: family) }
    if !registered.isEmpty { return registered }
    let device = DeviceFonts.faces(ofFamily: family)
    if !device.isEmpty { return device }
    guard let source else { return [] }
    return source.fontNames(forFamilyName: family).compactMap { source.face(named: $0) }
  }

  /// The names of all families, each once.
  static var familyNames: [String] {
    var names = system.map { UIFont(pointSize: 1, weight: .regular, design: $0).familyName }
    names += FontCatalog.process.faces.map { $0.familyName }
    names += DeviceFonts.familyNames
    names += source?.familyNames ?? []
    var unique: [String] = []
    for name in names where !unique.contains(where: { $0.hasSameBytes(as: name) }) { unique.append(name) }
    return unique
  }

  /// The names of the fonts of a family.
  static func fontNames(ofFamily family: String) -> [String] {
    for design in system
    where UIFont(pointSize: 1, weight: .regular, design: design).familyName.hasSameBytes(as: family) {
      return weights.flatMap { weight in
        [false, true].map { UIFont(pointSize: 1, weight: weight, isItalic: $0, design: design).fontName }
      }
    }
    return faces(ofFamily: family).map { $0.name }
  }

  private static func systemFont(named name: String, size: CGFloat) -> UIFont? {
    for design in system {
      for weight in weights {
        for isItalic in [false, true] {
          let font = UIFont(pointSize: size, weight: weight, isItalic: isItalic, design: design)
          if font.fontName.hasSameBytes(as: name) { return font }
        }
      }
    }
    return nil
  }

  private static func nearest(to weight: UIFont.Weight, isItalic: Bool, in faces: [FontFace]) -> FontFace? {
    var best: (face: FontFace, distance: CGFloat)?
    for face in faces {
      // A face with another slant counts only if there is none with the right one.
      let distance =
        abs(face.weight.rawValue - weight.rawValue) + (face.isItalic == isItalic ? 0 : 10)
      if distance < best?.distance ?? .infinity { best = (face, distance) }
    }
    return best?.face
  }

  /// The fonts of the host whose window was used last.
  private static var source: (any FontSource)? {
    RecentMeasurers.measurer?.fontSource
  }
}

extension UIFont {
  /// Creates the font of a face at a size in points.
  convenience init(_ face: FontFace, size: CGFloat) {
    #if hasFeature(Embedded)
      if face.pageNumber == 0 { face.pageNumber = FontCatalog.process.numberInPage?(face) ?? 0 }
    #endif
    self.init(
      pointSize: size, weight: face.weight, isItalic: face.isItalic,
      design: face.isMonospaced ? .monospaced : face.replacement, face: face)
  }
}
