import Foundation

extension InterfaceDocument {
  /// Reads a file of Interface Builder.
  ///
  /// - Throws: `InterfaceError` with file and line, if the file is no XML, is damaged, exceeds a limit, or is none of Interface Builder's for
  ///   iOS.
  public init(contentsOf url: URL, limits: InterfaceLimits = InterfaceLimits()) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw InterfaceError(
        file: url.path, line: 0, message: "the file cannot be read: \(error.localizedDescription)")
    }
    try self.init(data: data, file: url.path, limits: limits)
  }

  /// Reads the bytes of a file of Interface Builder. `file` is the name that errors and remarks state.
  ///
  /// - Throws: `InterfaceError` with file and line, as `init(contentsOf:limits:)`.
  public init(data: Data, file: String, limits: InterfaceLimits = InterfaceLimits()) throws {
    let root = try ElementReader.root(of: Array(data), file: file, limits: limits)
    func refuse(_ message: String) -> InterfaceError {
      InterfaceError(file: file, line: root.line, message: message)
    }
    guard root.name == "document" else {
      throw refuse(
        root.name == "archive"
          ? "the file is of Xcode 4; save it again with a newer Xcode"
          : "this is no file of Interface Builder: it begins with <\(root.name)>")
    }
    let target = root["targetRuntime"] ?? "iOS.CocoaTouch"
    guard target.contains("CocoaTouch") || target.hasPrefix("AppleTV") else {
      throw refuse("the file is for \(target), not for iOS")
    }
    self.init(root: root, file: file, remarks: Self.remarks(of: root, file: file))
  }

  private static func remarks(of root: InterfaceElement, file: String) -> [InterfaceRemark] {
    var identifiers: Set<String> = []
    var remarks = Remarks(file: file)
    root.forEach { element in
      // Resources and dependencies have names of their own, and no identifiers of objects.
      if let id = element.id, !identifiers.insert(id).inserted {
        remarks.add(element.line, "the identifier \(id) is that of another object too")
      }
      if !InterfaceVocabulary.isKnown(element.name) {
        remarks.add(element.line, "the element <\(element.name)> is not understood")
      } else if InterfaceVocabulary.hasKnownAttributes(element.name) {
        addProperties(of: element, to: &remarks)
      }
    }
    return remarks.all
  }

  /// Whether an element inside another one is the value of a property. Variations and states have keys of their own.
  private static func isProperty(_ element: InterfaceElement) -> Bool {
    !["variation", "state", "nil"].contains(element.name) && InterfaceVocabulary.isKnown(element.name)
  }

  /// Names the attributes and values of an element that have no effect.
  private static func addProperties(of element: InterfaceElement, to remarks: inout Remarks) {
    for name in element.attributes.keys.sorted() where !InterfaceVocabulary.isKnownProperty(name) {
      remarks.add(element.line, "the attribute \(name) of <\(element.name)> has no effect here")
    }
    for child in element.children where isProperty(child) {
      guard let name = child.key, !InterfaceVocabulary.isKnownProperty(name) else { continue }
      remarks.add(child.line, "the value \(name) of <\(element.name)> has no effect here")
    }
  }
}

/// Collects the first thousand remarks of a file, which may have as many as it has lines.
private struct Remarks {
  let file: String
  private(set) var all: [InterfaceRemark] = []
  private static let most = 1_000

  init(file: String) { self.file = file }

  mutating func add(_ line: Int, _ message: String) {
    guard all.count < Self.most else { return }
    all.append(InterfaceRemark(file: file, line: line, message: message))
  }
}
