import Foundation

/// The objects of a `project.pbxproj`, by their identifiers: a property list, as text or as XML.
struct ProjectObjects {
  let file: String
  /// The identifier of the project's own object.
  let root: String
  private let objects: [String: [String: Any]]
  /// Lists in lists of a file are as many at most. Foundation's parser calls itself for each, and would exhaust the stack.
  private static let deepestNesting = 64
  /// Files have as many bytes at most.
  private static let mostBytes = 64 << 20

  /// Reads a file. Throws an `XcodeProjectError` for one that is missing, damaged, too large or nested too deeply.
  init(contentsOf url: URL) throws {
    file = url.path
    guard let data = try? Data(contentsOf: url) else {
      throw XcodeProjectError(file, "the file cannot be read")
    }
    guard data.count <= Self.mostBytes else { throw XcodeProjectError(file, "the file has more than 64 MB") }
    guard Self.nesting(of: data) <= Self.deepestNesting else {
      throw XcodeProjectError(file, "its lists are nested too deeply")
    }
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        as? [String: Any]
    else {
      throw XcodeProjectError(file, "the file is no property list")
    }
    guard let root = list["rootObject"] as? String, let objects = list["objects"] as? [String: Any] else {
      throw XcodeProjectError(file, "the file has no objects of a project")
    }
    self.root = root
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    guard self[root] != nil else { throw XcodeProjectError(file, "the project's own object is missing") }
  }

  /// The object with an identifier; nil if there is none.
  subscript(id: String) -> ProjectObject? { objects[id].map { ProjectObject(id: id, values: $0) } }

  /// The objects that a property of another one lists. Those that are missing are left out.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.strings(key).compactMap { self[$0] }
  }

  /// The object that a property of another one names; nil if there is none.
  func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
    object.string(key).flatMap { self[$0] }
  }

  /// How deep brackets are in one another, those in texts included.
  private static func nesting(of data: Data) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in data {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth = max(0, depth - 1)
      default: break
      }
    }
    return deepest
  }
}

/// An object of a project, with untyped properties.
struct ProjectObject {
  let id: String
  private let values: [String: Any]

  init(id: String, values: [String: Any]) {
    (self.id, self.values) = (id, values)
  }

  /// The name of the class, such as `PBXGroup`.
  var isa: String { string("isa") ?? "" }

  func string(_ key: String) -> String? { values[key] as? String }

  /// The texts of a list. A single text is a list of one.
  func strings(_ key: String) -> [String] {
    if let list = values[key] as? [Any] { return list.compactMap { $0 as? String } }
    return string(key).map { [$0] } ?? []
  }

  /// The texts of a dictionary. A list becomes its elements with spaces between.
  func dictionary(_ key: String) -> [String: String] {
    (values[key] as? [String: Any] ?? [:]).compactMapValues { value in
      value as? String ?? (value as? [Any])?.compactMap { $0 as? String }.joined(separator: " ")
    }
  }
}
