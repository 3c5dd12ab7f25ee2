extension ConstraintLog {
  /// A view or layout guide of a log.
  public struct Item: Hashable, Sendable {
    /// The name of the class, with its module; empty if the log has none.
    public var className: String
    /// The address in hexadecimal digits, or the key that stands for it.
    public var name: String
    /// The text in quotes behind the address: a label's text, or the identifier of a guide.
    public var text: String
    /// The item whose superview this is, if the log does not name that superview.
    public var placeholderOfChild: Int?

    /// Creates an item.
    public init(className: String, name: String, text: String = "", placeholderOfChild: Int? = nil) {
      self.className = className
      self.name = name
      self.text = text
      self.placeholderOfChild = placeholderOfChild
    }

    /// Whether the item is a layout guide, or a spacer of a stack view.
    public var isGuide: Bool { className.hasSuffix("Guide") || className.hasSuffix("Spacer") }

    /// Whether the class is one of AppKit's.
    var isOfAppKit: Bool {
      className.hasPrefix("NS") && !className.hasPrefix("NSKVONotifying") && className.hasSuffix("View")
        || className == "NSBox" || className == "NSButton" || className == "NSTextField"
    }

    /// Whether the edges of the view, seen from inside, are those of its content.
    var isScrollView: Bool {
      let name = shortClassName
      guard !name.hasPrefix("NS") else { return false }
      return name.hasSuffix("ScrollView") || name == "UITableView" || name == "UICollectionView"
        || name == "UITextView"
    }

    /// The class without its module and without generic arguments.
    public var shortClassName: String {
      var name = Substring(className)
      if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
      if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
      let observed = "NSKVONotifying_"
      if name.hasPrefix(observed) { name = name.dropFirst(observed.utf8.count) }
      return SwiftName.demangled(String(name))
    }
  }
}
