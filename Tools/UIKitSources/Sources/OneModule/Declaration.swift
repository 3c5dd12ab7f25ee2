/// A declaration of a module outside of functions.
struct Declaration {
  enum Access: Int, Comparable {
    case `private`, `internal`, `package`, `public`
    static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }
  }

  enum Kind {
    case type, function, value
    /// Initializers, subscripts and operators, which have no name of their own.
    case unnamed
  }

  /// The name without labels.
  let name: String
  /// The name with labels, for operators with the types of their operands.
  let fullName: String
  let kind: Kind
  let access: Access
  /// The type that the declaration is a member of, without the types around that.
  let owner: String?
  let isOverride: Bool
  /// Whether the name means something outside of Swift: a symbol of C, or the raw value of an enum.
  let isFixed: Bool
  let place: String

  var isPrivate: Bool { access == .private }
  var isPublic: Bool { access == .public }
}

/// The declarations of a module, the types that its types inherit from, and which names can be used from outside.
struct ModuleNames {
  var declarations: [Declaration] = []
  /// For each type what it inherits from or conforms to, in this module's words.
  var inherited: [String: Set<String>] = [:]
  /// The types that the module declares, not only extends.
  var types: Set<String> = []
  /// The package that the module belongs to.
  var package = ""
  /// The names after a dot, and labels, that all modules can write.
  var publicMembers: Set<String> = []
  /// The names that all modules can write alone.
  var publicGlobals: Set<String> = []
  /// The names after a dot, and labels, that only modules of the package can write.
  var packageMembers: Set<String> = []
  /// The names that only modules of the package can write alone.
  var packageGlobals: Set<String> = []

  /// Whether a module of a package can write the name after a dot, or as a label.
  func hasMember(_ name: String, for package: String) -> Bool {
    publicMembers.contains(name) || package == self.package && packageMembers.contains(name)
  }

  /// Whether a module of a package can write the name alone.
  func hasGlobal(_ name: String, for package: String) -> Bool {
    publicGlobals.contains(name) || package == self.package && packageGlobals.contains(name)
  }
}
