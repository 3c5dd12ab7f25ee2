import Foundation
import OpenUIKit

/// An object with outlets, inspectable properties and actions that a file of Interface Builder names.
///
/// On Apple's systems Objective-C's runtime finds them by their names. Here the class of an app states them, or the plugin does.
public protocol NibConnectable: AnyObject, ViewTreeConfined {
  /// Sets an outlet, an outlet collection or a runtime attribute. Returns false if the class has none of that name, or of another type.
  func setNibValue(_ value: Any?, forKey key: String) -> Bool
  /// The method of an action by its name in Objective-C, such as `save:`; nil if the class has none.
  func nibAction(_ name: String) -> Selector?
  /// Creates the destination of a segue by a method with the attribute `@IBSegueAction`, by its name in Objective-C. Returns nil if the class
  /// has none, or if the method does.
  func nibDestination(_ name: String, _ coder: NSCoder, sender: Any?, identifier: String?)
    -> UIViewController?
}

extension NibConnectable {
  /// The class has no outlets.
  public func setNibValue(_ value: Any?, forKey key: String) -> Bool { false }
  /// The class has no actions.
  public func nibAction(_ name: String) -> Selector? { nil }
  /// The class creates no destinations.
  public func nibDestination(_ name: String, _ coder: NSCoder, sender: Any?, identifier: String?)
    -> UIViewController?
  { nil }

  /// Sets the property at a key path to a value of a file, converted to the property's type as key-value coding does. Returns false if it has
  /// another type. The plugin for apps calls this.
  public func setNibValue<Root, Value>(
    _ value: Any?, at path: ReferenceWritableKeyPath<Root, Value>, of root: Root
  ) -> Bool {
    NibConversion.set(value, at: path, of: root)
  }
}
