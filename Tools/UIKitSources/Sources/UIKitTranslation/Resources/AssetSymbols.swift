import Foundation

/// The constants that Xcode declares for the pictures and colours of asset catalogues, such as `UIImage.userAvatar` for the picture `user-avatar`.
public struct AssetSymbols {
  /// A constant and the name of its picture or colour.
  struct Symbol: Equatable {
    let name: String
    let asset: String
    /// The file `Contents.json` of its set.
    var file = ""
  }

  private(set) var images: [Symbol] = []
  private(set) var colors: [Symbol] = []
  private let cuts: [Cut]

  /// Finds the sets among the files of catalogues: each has a file `Contents.json`. `sources` are the texts of the app: a constant that it
  /// declares, or that it does not use, is left out, as are those that `cuts` names.
  public init(files: [String], sources: [String], cuts: [Cut] = []) {
    self.cuts = cuts
    let names = MemberNames(sources)
    for file in files where file.hasSuffix("/Contents.json") {
      let folder = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent as NSString
      let asset = folder.deletingPathExtension
      switch folder.pathExtension {
      case "imageset": Self.add(asset, of: file, without: "image", to: &images, names)
      case "colorset": Self.add(asset, of: file, without: "color", to: &colors, names)
      default: break
      }
    }
  }

  /// Extensions with the constants; empty for none.
  public var declarations: String {
    [("UIImage", images), ("UIColor", colors)].map { type, symbols in
      extensionText(of: type, symbols) { ": \(type) { \(type)(named: \($0.asset.asLiteral))! }" }
    }.joined()
      + [("ImageResource", images), ("ColorResource", colors)].map { type, symbols in
        extensionText(of: type, symbols) { " = \(type)(name: \($0.asset.asLiteral), bundle: .module)" }
      }.joined()
  }

  private static func add(
    _ asset: String, of file: String, without suffix: String, to symbols: inout [Symbol], _ names: MemberNames
  ) {
    let name = constant(for: asset, without: suffix)
    guard names.used.contains(name), !names.declared.contains(name),
      !symbols.contains(where: { $0.name == name })
    else { return }
    symbols.append(Symbol(name: name, asset: asset, file: file))
  }

  private func extensionText(of type: String, _ symbols: [Symbol], _ value: (Symbol) -> String) -> String {
    let lines = symbols.map { symbol in
      let value = value(symbol)
      return GeneratedLine(
        "static \(value.hasPrefix(":") ? "var" : "let") `\(symbol.name)`\(value)",
        of: "\(type).\(symbol.name)",
        at: (symbol.file, 1))
    }.filter { !$0.isLeftOut(by: cuts) }
    guard !lines.isEmpty else { return "" }
    return "extension \(type) {\n\(lines.map { "  \($0.text)\n" }.joined())}\n"
  }

  /// The constant for a name: its words without the signs between them, the first in lower case, and without the kind at its end.
  static func constant(for asset: String, without suffix: String) -> String {
    let words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var name = words.enumerated().map { $0.offset == 0 ? lowered($0.element) : capitalized($0.element) }
      .joined()
    if name.lowercased().hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    return name.first?.isNumber == true ? "_" + name : name
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A word with its first letters in lower case: `URLBar` becomes `urlBar`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count > 1 ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}

/// The names after dots in the sources of an app, and the names that it declares as static.
private struct MemberNames {
  private(set) var used: Set<String> = []
  private(set) var declared: Set<String> = []

  init(_ sources: [String]) {
    for source in sources {
      used.formUnion(source.matches(of: /\.\s*(\w+)/).map { String($0.1) })
      declared.formUnion(source.matches(of: /\b(?:static|class)\s+(?:let|var)\s+(\w+)/).map { String($0.1) })
    }
  }
}
