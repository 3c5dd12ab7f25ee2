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
  /// The views that cells have by their styles, by the identifiers of the elements that describe them.
  var cellParts: [String: UIView] = [:]
  /// The size of the view whose subviews are created, for frames that depend on it; nil for none.
  var space: InterfaceSize?
  /// The changes with size classes.
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
  /// The objects of the caller that placeholders of the file stand for, by the placeholders' own identifiers.
  var givenObjects: [String: AnyObject] = [:]
  /// The identifiers of the elements whose objects exist before the file is loaded.
  private var existing: Set<String> = []
  private var firstResponders: Set<String> = []
  /// The objects that the prototypes of the scene refer to.
  private var surroundings: [NibSurroundings] = []
  /// The identifiers of all elements of the file.
  private lazy var identifiers: Set<String> = {
    var all: Set<String> = []
    file.document.root.forEach { element in element.id.map { _ = all.insert($0) } }
    return all
  }()
  /// The objects beside the controller, or the top-level objects of a nib.
  var topLevelObjects: [AnyObject] = []

  init(_ file: NibFile) {
    self.file = file
    colors = InterfaceColors(file: file)
    images = InterfaceImages(file: file)
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
      "the class \(name) made \(object.map { "a \(NibMembers.className(of: $0))" } ?? "nothing"), not a "
        + (InterfaceClasses.className(of: element.name) ?? element.name))
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

  // MARK: Placeholders

  /// Takes the caller's object for a placeholder that is neither the owner nor the first responder: an external object.
  private func addPlaceholder(_ element: InterfaceElement) {
    guard let name = element["placeholderIdentifier"] else { return }
    // Without an owner its actions look for the method in the first responder, as all without a target do.
    if name == Self.ownerName {
      if owner == nil { note(element, in: &firstResponders) }
      return
    }
    guard name != Self.firstResponderName else { return note(element, in: &firstResponders) }
    guard let object = givenObjects[name] else {
      return remark(
        element,
        "no external object is given for \(name) in the options: its outlets and actions are left out")
    }
    add(object, for: element)
    note(element, in: &existing)
  }

  private func note(_ element: InterfaceElement, in identifiers: inout Set<String>) {
    if let id = element.id { identifiers.insert(id) }
  }

  private static let (ownerName, firstResponderName) = ("IBFilesOwner", "IBFirstResponder")

  // MARK: Prototypes

  /// Makes what a prototype of the scene refers to available, once the scene is complete.
  func add(_ surroundings: NibSurroundings) { self.surroundings.append(surroundings) }

  /// Makes the objects around a prototype available to its connections.
  func take(_ surroundings: NibSurroundings) {
    firstResponders.formUnion(surroundings.firstResponders)
    for (id, reference) in surroundings.objects { objects[id] = reference.object }
  }

  // MARK: Destinations

  /// The destination of a connection.
  enum Destination {
    case object(AnyObject)
    /// The first responder, when an action is sent.
    case firstResponder
    /// Nothing, and rightly so: what is not installed, belongs to another scene, or was named as missing before.
    case absent
    /// An identifier that no element of the file has.
    case unknown
  }

  /// Finds the object, or the constraint, at the end of a connection.
  func destination(_ id: String) -> Destination {
    if let object = object(id) ?? constraints[id] { return .object(object) }
    if firstResponders.contains(id) { return .firstResponder }
    return identifiers.contains(id) ? .absent : .unknown
  }

  /// Makes constraints and connections of all objects, in the order in which UIKit does: constraints, then outlets and runtime attributes, then
  /// the views' own `awakeFromNib()`. The storyboard calls that of the controller.
  func finish() {
    addConstraints()
    connect()
    for (element, object) in made
    where !(object is UIViewController) && object !== owner && !existing.contains(element.id ?? "") {
      (object as? UIResponder)?.awakeFromNib()
    }
    for prototype in surroundings { prototype.fill(firstResponders) { object($0) } }
    keepTopLevelObjects()
    // The closures that follow size classes retain the builder, and the views retain those.
    (unfinished, surroundings) = ([], [])
    (objects, constraints) = ([:], [:])
  }
}
