extension InterfaceFiles {
  /// The files of the page.
  nonisolated(unsafe) static let shared = InterfaceFiles()

  /// Empty: a page has no bundles, and its files belong to all of them.
  nonisolated static func folder(of bundle: Bundle?) -> String { "" }

  /// Returns the words that replace the name of a class in messages: Embedded Swift stores no names.
  static func name<Type>(of type: Type.Type) -> String { "the expected class" }
}

extension UINib {
  /// None: a dictionary is no object, so pages have no options.
  static func externalObjects(in options: [OptionsKey: AnyObject]?) -> [String: AnyObject] { [:] }
}

extension UIViewController {
  /// The name by which the nib of the class is found.
  var nameForNib: String { nibClassName ?? typeName(of: self) }
}
