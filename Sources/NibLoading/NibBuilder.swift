import Foundation
import InterfaceBuilder
import OpenUIKit

/// Creates the objects of one scene, or of one nib, from the elements of its file.
///
/// Objects come first, from the outside to the inside. Guides, constraints and connections follow, since they refer to objects anywhere in the
/// scene.
final class NibBuilder: ViewTreeConfined {
  let file: NibFile
  let colors: InterfaceColors
  let images: InterfaceImages
  /// Views, controllers, guides and other objects by their identifiers.
  var objects: [String: AnyObject] = [:]
  /// The constraints by their identifiers, for outlets.
  var constraints: [String: NSLayoutConstraint] = [:]
  /// What changes with size classes.
  let variations = Variations()
  /// The controller of the scene; nil in a nib. It retains the builder until its view is loaded.
  private(set) weak var controller: UIViewController?
  private var controllerElement: InterfaceElement?
  /// The owner of a nib, which exists before; nil in a storyboard.
  weak var owner: AnyObject?
  /// The storyboard of the scene; nil in a nib.
  var storyboard: StoryboardFile?
  /// The elements whose connections and constraints are still to be made, with their objects.
  private var unfinished: [(element: InterfaceElement, object: AnyObject)] = []
  /// The identifiers of external objects, which are not available. Actions for them would reach the first responder otherwise.
  private(set) var externalObjects: Set<String> = []
  /// What stands beside the controller, or the top-level objects of a nib.
  var topLevelObjects: [AnyObject] = []

  init(_ file: NibFile) {
    self.file = file
    colors = InterfaceColors(document: file.document, bundle: file.bundle)
    images = InterfaceImages(bundle: file.bundle)
  }

  /// Notes the object of an element.
  func add(_ object: AnyObject, for element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    unfinished.append((element, object))
  }

  /// Notes the controller of the scene.
  func setController(_ controller: UIViewController, for element: InterfaceElement) {
    (self.controller, controllerElement) = (controller, element)
  }

  /// The object with an identifier; nil for none.
  func object(_ id: String) -> AnyObject? {
    objects[id] ?? (controllerElement?.id == id ? controller : nil)
  }

  /// The elements whose connections and constraints are still to be made, with their objects.
  var made: [(element: InterfaceElement, object: AnyObject)] {
    guard let controller, let controllerElement else { return unfinished }
    return [(controllerElement, controller)] + unfinished
  }

  /// Notes something of the file that has no effect.
  func remark(_ element: InterfaceElement, _ message: String) { file.remark(element, message) }

  /// An object of the app's class that an element names. Nil if it names none, or one that was not added; UIKit would use its own class
  /// then and print that the class is unknown.
  func customObject<Object: AnyObject>(of element: InterfaceElement, as type: Object.Type) -> Object? {
    guard let name = element["customClass"] else { return nil }
    guard let maker = file.classes.maker(name, module: element["customModule"]) else {
      remark(element, "Unknown class \(name) in Interface Builder file.")
      return nil
    }
    let coder = InterfaceCoder()
    fill(coder, from: element)
    let object = maker(coder)
    if let object = object as? Object { return object }
    remark(
      element,
      "the class \(name) made \(object.map { "a \(Swift.type(of: $0))" } ?? "nothing"), not a \(type)")
    return nil
  }

  /// Creates the objects of a scene that are neither its controller nor in its view.
  func addTopLevelObjects(_ elements: [InterfaceElement]) {
    for element in elements {
      if let recognizer = recognizer(element) {
        add(recognizer, for: element)
        topLevelObjects.append(recognizer)
      } else if element.name == "customObject" {
        let object = customObject(of: element, as: AnyObject.self) ?? NSObject()
        add(object, for: element)
        topLevelObjects.append(object)
      } else if InterfaceClasses.isView(element.name) {
        topLevelObjects.append(view(element))
      } else if element.name == "placeholder" {
        addPlaceholder(element)
      } else if !Self.withoutObject.contains(element.name), !InterfaceClasses.isController(element.name) {
        remark(element, "<\(element.name)> is not available here")
      }
    }
  }

  private static let withoutObject: Set<String> = ["exit"]

  /// Names a placeholder that is neither the owner nor the first responder: an external object.
  private func addPlaceholder(_ element: InterfaceElement) {
    guard let name = element["placeholderIdentifier"], !Self.knownPlaceholders.contains(name) else { return }
    if let id = element.id { externalObjects.insert(id) }
    remark(element, "the external object \(name) is not available here: its outlets and actions are left out")
  }

  private static let knownPlaceholders: Set<String> = ["IBFilesOwner", "IBFirstResponder"]

  /// Makes constraints and connections of all objects, in the order in which UIKit does: constraints, then outlets and runtime attributes, then
  /// the views' own `awakeFromNib()`. The storyboard calls that of the controller.
  func finish() {
    addConstraints()
    connect()
    for (_, object) in made where !(object is UIViewController) && object !== owner {
      (object as? UIResponder)?.awakeFromNib()
    }
    // What follows size classes retains the builder, and the views retain that.
    unfinished = []
    (objects, constraints) = ([:], [:])
  }
}
