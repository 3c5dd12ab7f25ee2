#if canImport(OpenUIKitCairo)
  import InterfaceBuilder
  import NibLoading
  import OpenUIKit

  /// A document whose views of classes that are not available are placeholders.
  ///
  /// What a view draws by itself cannot be known. A view with subviews shows those, and a control or a label of an app's class is drawn as
  /// UIKit's class below it.
  @MainActor
  struct PlaceholderDocument {
    let document: InterfaceDocument
    private(set) var classes = NibClasses()

    init(_ document: InterfaceDocument) {
      var names: Set<String> = []
      self.document = document.mapped { element in
        guard let name = Self.placeholderName(of: element) else { return element }
        names.insert(name)
        return Self.placeholder(for: element, named: name)
      }
      for name in names { classes.add(Self.prefix + name) { _ in PlaceholderView(className: name) } }
    }

    /// No class in a source can have a name that begins so.
    private nonisolated static let prefix = "placeholder "

    /// The name of the class of a view that draws itself; nil for another element.
    private nonisolated static func placeholderName(of element: InterfaceElement) -> String? {
      guard element.list("subviews").isEmpty, element.key != "contentView" else { return nil }
      if element.name == "view" {
        return element["customClass"].flatMap { InterfaceClasses.isClass($0) ? nil : $0 }
      }
      guard InterfaceClasses.isView(element.name), !InterfaceClasses.isAvailable(element.name) else {
        return nil
      }
      return element["customClass"] ?? InterfaceClasses.className(of: element.name)
    }

    private nonisolated static func placeholder(for element: InterfaceElement, named name: String)
      -> InterfaceElement
    {
      var result = InterfaceElement("view", attributes: element.attributes, line: element.line)
      result.children = element.children
      result.attributes["customClass"] = prefix + name
      result.attributes["customModule"] = nil
      return result
    }
  }
#endif
