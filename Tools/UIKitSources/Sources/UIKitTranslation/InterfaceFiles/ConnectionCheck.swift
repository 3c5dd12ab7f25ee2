import InterfaceBuilder

/// Finds outlets and actions that a class of the app does not have. UIKit stops the program there.
struct ConnectionCheck {
  private let document: InterfaceDocument
  private let index: ModuleIndex
  private(set) var warnings: [InterfaceRemark] = []
  /// The classes of the app by the identifiers of the objects.
  private var types: [String: String] = [:]

  init(_ document: InterfaceDocument, index: ModuleIndex) {
    (self.document, self.index) = (document, index)
    document.root.forEach { element in
      if let id = element.id, let type = element["customClass"].flatMap(index.classNamed) { types[id] = type }
    }
    document.root.forEach { check($0) }
  }

  private mutating func check(_ element: InterfaceElement) {
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet", "outletCollection": checkOutlet(connection, of: element)
      case "action": checkAction(connection["selector"], of: connection["destination"], connection)
      case "segue": checkDestination(connection, of: element)
      default: break
      }
    }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], !path.contains(".") else { continue }
      checkKey(path, of: element, attribute, isOutlet: false)
    }
  }

  private mutating func checkOutlet(_ connection: InterfaceElement, of element: InterfaceElement) {
    guard let key = connection["property"], !InterfaceClasses.outlets.contains(key) else { return }
    checkKey(key, of: element, connection, isOutlet: true)
  }

  private mutating func checkKey(
    _ key: String, of element: InterfaceElement, _ place: InterfaceElement, isOutlet: Bool
  ) {
    guard let type = element.id.flatMap({ types[$0] }), !has(key, type, \.outlets) else { return }
    // A runtime attribute may be any property of UIKit.
    guard isOutlet || index.declarations(of: type).contains(where: { $0.properties[key] != nil }) else {
      return
    }
    warn(
      place,
      "this class is not key value coding-compliant for the key \(key): \(type) has no "
        + (isOutlet ? "@IBOutlet" : "@IBInspectable") + " of that name that can be set")
  }

  private mutating func checkAction(_ name: String?, of target: String?, _ place: InterfaceElement) {
    guard let name, let type = target.flatMap({ types[$0] }), !hasAction(name, type) else { return }
    warn(place, "unrecognized selector sent to instance: \(type) has no @IBAction \(name)")
  }

  private mutating func checkDestination(_ segue: InterfaceElement, of element: InterfaceElement) {
    guard let name = segue["destinationCreationSelector"], let type = sceneType(of: segue) else { return }
    let line = index.ancestry(of: type)
    guard !line.contains(where: { index.exposed(of: $0).segueActions.contains { $0.selectorName == name } })
    else { return }
    warn(segue, "unrecognized selector sent to instance: \(type) has no @IBSegueAction \(name)")
  }

  /// The class of the controller of the scene that a segue stands in.
  private func sceneType(of segue: InterfaceElement) -> String? {
    let scene = document.scenes.first { $0.controller?.first { $0.id == segue.id } != nil }
    return scene?.controller?.id.flatMap { types[$0] }
  }

  private func has(_ key: String, _ type: String, _ path: KeyPath<ExposedFacts, [String]>) -> Bool {
    index.ancestry(of: type).contains { index.exposed(of: $0)[keyPath: path].contains(key) }
      || index.exposingExtensions.contains { $0.facts[keyPath: path].contains(key) }
  }

  private func hasAction(_ name: String, _ type: String) -> Bool {
    InterfaceClasses.actions.contains(name)
      || index.ancestry(of: type).contains {
        index.exposed(of: $0).actions.contains { $0.selectorName == name }
      }
      || index.exposingExtensions.contains { $0.facts.actions.contains { $0.selectorName == name } }
  }

  private mutating func warn(_ place: InterfaceElement, _ message: String) {
    warnings.append(InterfaceRemark(file: document.file, line: place.line, message: message))
  }
}
