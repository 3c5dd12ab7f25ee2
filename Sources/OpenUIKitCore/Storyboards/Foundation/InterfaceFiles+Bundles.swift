extension InterfaceFiles {
  /// The files of this thread.
  static var shared: InterfaceFiles { sharedObject(InterfaceFiles()) }

  /// The folder of a bundle; nil stands for the main bundle.
  nonisolated static func folder(of bundle: Bundle?) -> String { (bundle ?? .main).bundlePath }

  /// The name of a class in messages.
  static func name<Type>(of type: Type.Type) -> String { "\(type)" }
}

extension UINib {
  /// The objects that a caller gives for placeholders, by the identifiers of these.
  static func externalObjects(in options: [OptionsKey: Any]?) -> [String: Any] {
    options?[.externalObjects] as? [String: Any] ?? [:]
  }
}

extension UIViewController {
  /// The name by which the nib of the class is found.
  var nameForNib: String { typeName(of: self) }
}
