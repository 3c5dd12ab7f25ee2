/// A call such as `T(frame: .zero)`, where the class is known only at run time.
struct Creation: Codable, Equatable, Hashable {
  var reference: ClassReference
  var labels: [String?]
}

/// The reference that names the class of an object that is created.
enum ClassReference: Codable, Equatable, Hashable {
  /// A class or a protocol.
  case type(String)
  /// A property that another file may declare.
  case property(String)
  /// A parameter of a generic type, or an associated type, which another file may declare.
  case parameter(String, of: String)
}

/// How an object is created whose class is known only at run time.
enum CreationKind: Equatable {
  /// By an initialiser of the module, which has to be `required`.
  case required
  /// By an initialiser of UIKit.
  case ofUIKit
}
