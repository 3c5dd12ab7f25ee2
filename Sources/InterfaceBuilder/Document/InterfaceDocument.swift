/// A storyboard or a nib as Interface Builder saves it, in XML.
public struct InterfaceDocument: Sendable {
  /// The kind of a file's content.
  public enum Kind: Sendable {
    /// Scenes with segues between them.
    case storyboard
    /// The objects of one nib.
    case xib
  }

  /// The file, as it was named to the reader.
  public let file: String
  /// The kind of the file's content.
  public let kind: Kind
  /// The outermost element.
  public let root: InterfaceElement
  /// The scenes in their order; for a nib one, with all of its objects.
  public let scenes: [InterfaceScene]
  /// The remarks about content that is kept and not understood, in the order of the file.
  public let remarks: [InterfaceRemark]

  init(root: InterfaceElement, file: String, remarks: [InterfaceRemark]) {
    let isStoryboard =
      root["type"]?.split(separator: ".").contains("Storyboard") ?? (root.child("scenes") != nil)
    scenes =
      isStoryboard
      ? root.list("scenes").map { InterfaceScene(objects: $0.list("objects")) }
      : [InterfaceScene(objects: root.list("objects"))]
    (self.file, kind, self.root, self.remarks) = (file, isStoryboard ? .storyboard : .xib, root, remarks)
  }

  /// The element with an identifier; nil for none. Of several with one identifier it is the first. The time is linear in the document.
  public func object(_ id: String) -> InterfaceElement? { root.first { $0.id == id } }

  /// The document with each element changed by a closure, those inside first.
  public func mapped(_ change: (InterfaceElement) -> InterfaceElement) -> InterfaceDocument {
    InterfaceDocument(root: root.mapped(change), file: file, remarks: remarks)
  }

  /// The version of the tools that saved the file, such as 22505; nil if it is not stated.
  public var toolsVersion: Int? {
    root["toolsVersion"].flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
  }

  /// Whether the file uses Auto Layout. Without it all views have the positions of their frames.
  public var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }

  /// Whether layout margins contain the safe area, so that top and bottom guides are those of the safe area.
  public var usesSafeAreas: Bool { root.flag("useSafeAreas") ?? false }

  /// The scene that a program begins with; nil if the file names none.
  public var initialScene: InterfaceScene? {
    root["initialViewController"].flatMap { id in scenes.first { $0.controller?.id == id } }
  }

  /// A named colour that the file carries for systems without asset catalogues; nil for none.
  public func namedColor(_ name: String) -> InterfaceElement? {
    root.list("resources").first { $0.name == "namedColor" && $0["name"] == name }?.child("color")
  }

  /// The components of a system colour that the file carries for systems without it; nil for none.
  public func systemColor(_ name: String) -> InterfaceElement? {
    root.list("resources").first { $0.name == "systemColor" && $0["name"] == name }?.child("color")
  }

  /// The size in points of a picture that the file names; nil if it is not stated.
  public func imageSize(_ name: String) -> InterfaceSize? {
    guard let image = root.list("resources").first(where: { $0.name == "image" && $0["name"] == name }),
      let width = image.number("width"), let height = image.number("height")
    else { return nil }
    return InterfaceSize(width: width, height: height)
  }

  /// The device of the canvas; nil if the file states none.
  public var canvas: InterfaceCanvas? { InterfaceCanvas(root.child("device")) }
}

/// A scene: a controller with what belongs to it, or the objects of a nib.
public struct InterfaceScene: Sendable {
  /// The top-level objects, such as the controller, the first responder and the exits.
  public let objects: [InterfaceElement]

  /// The controller; nil for the objects of a nib.
  public var controller: InterfaceElement? { objects.first { InterfaceClasses.isController($0.name) } }
  /// The placeholder that stands for the owner of a nib; nil in a storyboard.
  public var owner: InterfaceElement? {
    objects.first { $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
