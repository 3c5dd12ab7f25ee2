import Foundation

/// The build settings of a target, as Xcode resolves them: the target's win over the project's, and each over its `.xcconfig` file.
///
/// Values refer to others by `$(NAME)` or `${NAME}`, and `$(inherited)` is the value of the layer below. Conditions such as
/// `[sdk=iphoneos*]` are those of a build for the simulator of iOS.
public struct BuildSettings {
  /// The settings of each layer, the one that wins last.
  private var layers: [[String: String]]
  /// References in references are followed as far at most, so that one that contains itself ends.
  private static let deepestReference = 32
  /// A value follows as many references at most. Each of a chain may name the next one twice.
  private static let mostReferences = 10_000

  /// Creates the settings of layers, the one that wins last. `configuration` is the name of the build, such as `Debug`.
  init(layers: [[(key: String, value: String)]], configuration: String) {
    self.layers = layers.map { layer in
      var settings: [String: String] = [:]
      // A setting with a condition that holds wins over one without.
      for (key, value) in layer where !key.contains("[") { settings[key] = value }
      for (key, value) in layer where key.contains("[") {
        if let name = Self.name(of: key, configuration) { settings[name] = value }
      }
      return settings
    }
  }

  /// What Xcode sets for each target.
  static func given(target: String, in folder: URL, _ configuration: String) -> [(key: String, value: String)]
  {
    [
      ("SRCROOT", folder.path), ("PROJECT_DIR", folder.path), ("TARGET_NAME", target),
      ("CONFIGURATION", configuration),
      ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
    ].map { (key: $0.0, value: $0.1) }
  }

  /// The value of a setting, with all references resolved; nil if no layer has it.
  public subscript(name: String) -> String? {
    var left = Self.mostReferences
    return value(of: name, below: layers.count, depth: 0, &left)
  }

  /// The texts of a setting that is a list, separated by spaces. Quotes keep spaces within a text.
  public func list(_ name: String) -> [String] {
    var (words, word, quote) = ([String](), "", Character?.none)
    for character in self[name] ?? "" {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private func value(of name: String, below end: Int, depth: Int, _ left: inout Int) -> String? {
    left -= 1
    guard left > 0, depth < Self.deepestReference,
      let layer = layers[..<end].lastIndex(where: { $0[name] != nil })
    else { return nil }
    return resolved(layers[layer][name] ?? "", of: name, in: layer, depth: depth + 1, &left)
  }

  private func resolved(_ text: String, of name: String, in layer: Int, depth: Int, _ left: inout Int)
    -> String
  {
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      guard let reference = SettingReference(rest[start...]) else {
        result += "$"
        rest = rest[rest.index(after: start)...]
        continue
      }
      rest = rest[reference.end...]
      let isInherited = reference.name == "inherited" || reference.name == name
      let found = value(
        of: isInherited ? name : reference.name, below: isInherited ? layer : layers.count, depth: depth,
        &left)
      result += reference.applied(to: found)
    }
    return (result + rest).trimmingCharacters(in: .whitespaces)
  }

  /// The name of a setting whose conditions hold; nil if one does not.
  private static func name(of key: String, _ configuration: String) -> String? {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
        let sides = condition.split(separator: "=", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        guard sides.count == 2, holds(sides[0], sides[1], configuration) else { return nil }
      }
    }
    return parts[0].trimmingCharacters(in: .whitespaces)
  }

  private static func holds(_ name: String, _ pattern: String, _ configuration: String) -> Bool {
    let value =
      switch name {
      case "sdk": "iphonesimulator"
      case "arch": "x86_64"
      case "config": configuration
      default: ""
      }
    return pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
  }
}

/// A reference to a setting, such as `$(PRODUCT_NAME:c99extidentifier)`.
private struct SettingReference {
  let name: String
  private let operators: [Substring]
  /// Where the text continues.
  let end: Substring.Index

  /// Reads the reference at the start of a text; nil if there is none.
  init?(_ text: Substring) {
    let inside = text.dropFirst()
    guard let open = inside.first, open == "(" || open == "{" else { return nil }
    guard let close = inside.firstIndex(of: open == "(" ? ")" : "}") else { return nil }
    let parts = inside[inside.index(after: inside.startIndex)..<close].split(
      separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, !first.contains("$") else { return nil }
    (name, operators, end) = (String(first), Array(parts.dropFirst()), text.index(after: close))
  }

  /// The value that stands for the reference.
  func applied(to value: String?) -> String {
    var result = value ?? ""
    for name in operators {
      switch name {
      case "lower": result = result.lowercased()
      case "upper": result = result.uppercased()
      case "c99extidentifier": result = result.asModuleName
      case "rfc1034identifier":
        result = String(result.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
      case _ where name.hasPrefix("default="): if result.isEmpty { result = String(name.dropFirst(8)) }
      default: break
      }
    }
    return result
  }
}

extension String {
  /// The text as an identifier of Swift, as Xcode makes the name of a module from that of a product.
  var asModuleName: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
