/// An element of a file: its name, its attributes, and the elements in it.
///
/// Interface Builder writes each object as an element with an `id`, and each property of a type of its own as an element with a `key`.
public struct InterfaceElement: Sendable {
  /// The name, such as `label`.
  public let name: String
  /// The attributes by their names.
  public var attributes: [String: String]
  /// The elements inside, in their order.
  public var children: [InterfaceElement] = []
  /// The characters between the tags, without the white space around them.
  public internal(set) var text = ""
  /// The line of the file, from 1.
  public let line: Int

  /// Creates an element without children.
  public init(_ name: String, attributes: [String: String] = [:], line: Int = 0) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  /// The identifier of the object in the file; nil for what is no object.
  public var id: String? { attributes["id"] }
  /// The name of the property of the element around this one; nil for none.
  public var key: String? { attributes["key"] }

  /// The value of an attribute; nil if it is absent.
  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first element inside with a name; nil for none.
  public func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The element inside that is the value of a property; nil for none.
  public func value(_ key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// The elements in the first element inside with a name, such as those of `subviews`.
  public func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// Sets the text of a property, however the file states it: an attribute is set, and an element with the key removed.
  public mutating func setText(_ text: String, of property: String) {
    children.removeAll { $0.key == property && ($0.name == "string" || $0.name == "mutableString") }
    attributes[property] = text
  }

  /// Sets the characters between the tags.
  public mutating func setOwnText(_ text: String) {
    attributes["base64-UTF8"] = nil
    self.text = text
  }

  /// The element with each element changed by a closure, those inside first.
  public func mapped(_ change: (InterfaceElement) -> InterfaceElement) -> InterfaceElement {
    var result = self
    result.children = children.map { $0.mapped(change) }
    return change(result)
  }

  /// The first element that meets a condition: this one, or one in it; nil for none.
  public func first(where condition: (InterfaceElement) -> Bool) -> InterfaceElement? {
    if condition(self) { return self }
    for child in children { if let found = child.first(where: condition) { return found } }
    return nil
  }

  /// Calls a closure for the element and all in it, each before those inside.
  public func forEach(_ body: (InterfaceElement) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEach(body) }
  }
}
