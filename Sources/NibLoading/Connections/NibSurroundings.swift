import InterfaceBuilder
import OpenUIKit

/// The objects around a prototype that its connections lead to: the controller of the scene, as a rule.
///
/// A prototype is instantiated long after its scene. It retains nothing of it.
final class NibSurroundings: ViewTreeConfined {
  struct Reference {
    weak var object: AnyObject?
  }

  private let identifiers: Set<String>
  private(set) var objects: [String: Reference] = [:]
  private(set) var firstResponders: Set<String> = []

  init(of prototype: InterfaceElement) {
    var (own, destinations): (Set<String>, Set<String>) = ([], [])
    prototype.forEach { element in
      element.id.map { _ = own.insert($0) }
      element["destination"].map { _ = destinations.insert($0) }
    }
    identifiers = destinations.subtracting(own)
  }

  /// Takes the objects from a scene that is complete.
  func fill(_ firstResponders: Set<String>, _ object: (String) -> AnyObject?) {
    self.firstResponders = firstResponders.intersection(identifiers)
    for id in identifiers {
      if let found = object(id).flatMap(NibMembers.weaklyHeld) { objects[id] = Reference(object: found) }
    }
  }
}
