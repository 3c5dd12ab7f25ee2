import InterfaceBuilder
import OpenUIKit

/// A file of Interface Builder, and what its objects are created with.
struct NibFile: ViewTreeConfined {
  let document: InterfaceDocument
  /// The bundle with the pictures and colours that the file names; nil for the main one.
  let bundle: Bundle?
  /// The app's own classes.
  let classes: NibClasses
  /// Called with what could not be built.
  let remarkHandler: ViewTreeFunction<InterfaceRemark, Void>

  /// Creates the top-level objects of a nib, without those that stand for others. `externalObjects` are given by the caller, by the
  /// identifiers of their placeholders.
  func makeTopLevelObjects(owner: AnyValue?, externalObjects: [String: AnyValue] = [:]) -> [AnyValue] {
    let builder = NibBuilder(self)
    builder.givenObjects = externalObjects.mapValues { $0 as AnyObject }
    for scene in document.scenes {
      if let element = scene.owner, let owner {
        builder.owner = NibMembers.weaklyHeld(owner as AnyObject)
        builder.add(owner as AnyObject, for: element)
      }
      builder.addTopLevelObjects(scene.objects)
    }
    builder.finish()
    // The closures that follow size classes retain the builder.
    defer { builder.topLevelObjects = [] }
    return builder.topLevelObjects
  }

  /// Notes something of the file that has no effect.
  func remark(_ element: InterfaceElement, _ message: String) {
    remarkHandler(InterfaceRemark(file: document.file, line: element.line, message: message))
  }
}
