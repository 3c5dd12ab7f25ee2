import OpenUIKit

/// The members that an object's own class has under the names of a file: those that the plugin for apps overrides.
enum NibMembers: ViewTreeConfined {
  /// Sets an outlet or a runtime attribute. Returns false if there is none.
  static func set(_ value: NibValue, for key: String, of object: AnyObject) -> Bool {
    (object as? NSObject)?.setNibValue(value, forKey: key) ?? false
  }

  /// The method of an action; nil for none.
  static func action(_ name: String, of object: AnyObject) -> Selector? {
    (object as? NSObject)?.nibAction(name)
  }

  /// The destination of a segue that a method of its source creates; nil for none.
  static func destination(
    _ name: String, of source: UIViewController, _ coder: NSCoder, sender: AnyObject?, identifier: String?
  ) -> UIViewController? {
    source.nibDestination(name, coder, sender: sender, identifier: identifier) as? UIViewController
  }

  /// The object, for a weak reference; nil if pages have none to its class.
  static func weaklyHeld(_ object: AnyObject) -> AnyObject? { object as? NSObject }

  /// The name of an object's class, for remarks.
  static func className(of object: AnyObject) -> String {
    (object as? NSObject)?.nibClassName ?? "an object of UIKit"
  }
}

extension NibClasses {
  /// Adds a property that the app's extension of a class of UIKit declares, such as an inspectable corner radius of all views. The closure
  /// returns false if the value is of another type.
  public mutating func addProperty<Root: AnyObject>(
    _ name: String, set: @escaping (Root, NibValue) -> Bool
  ) {
    addSetter(name) { object, value in (object as? Root).map { set($0, value) } ?? false }
  }
}
