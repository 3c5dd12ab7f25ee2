import Foundation
import OpenUIKit

/// The members that an object's own class has under the names of a file: those of `NibConnectable`.
enum NibMembers: ViewTreeConfined {
  /// Sets an outlet or a runtime attribute. Returns false if there is none.
  static func set(_ value: NibValue, for key: String, of object: AnyObject) -> Bool {
    (object as? any NibConnectable)?.setNibValue(value.content, forKey: key) ?? false
  }

  /// The method of an action; nil for none.
  static func action(_ name: String, of object: AnyObject) -> Selector? {
    (object as? any NibConnectable)?.nibAction(name)
  }

  /// The destination of a segue that a method of its source creates; nil for none.
  static func destination(
    _ name: String, of source: UIViewController, _ coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    (source as? any NibConnectable)?.nibDestination(name, coder, sender: sender, identifier: identifier)
  }

  /// The object, for a weak reference.
  static func weaklyHeld(_ object: AnyObject) -> AnyObject? { object }

  /// The name of an object's class, for remarks.
  static func className(of object: AnyObject) -> String { "\(type(of: object))" }
}

extension NibClasses {
  /// Adds a property that the app's extension of a class of UIKit declares, such as an inspectable corner radius of all views.
  public mutating func addProperty<Root: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    addSetter(name) { object, value in
      (object as? Root).map { NibConversion.set(value.content, at: path, of: $0) } ?? false
    }
  }
}

extension NibValue {
  /// The value as the properties of an app have it.
  var content: Any? {
    switch self {
    case .nothing: nil
    case .object(let object): object
    case .objects(let objects): objects
    case .flag(let flag): flag
    case .number(let number): number
    case .text(let text): text
    case .point(let point): point
    case .size(let size): size
    case .rectangle(let rectangle): rectangle
    }
  }
}
