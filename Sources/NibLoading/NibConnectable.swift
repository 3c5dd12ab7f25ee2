import OpenUIKit

/// An object with outlets, inspectable properties and actions that a file of Interface Builder names.
///
/// On Apple's systems Objective-C's runtime finds them by their names. Here the class of an app states them, or the plugin does.
public protocol NibConnectable: AnyObject, ViewTreeConfined {
  /// Sets an outlet, an outlet collection or a runtime attribute. Returns false if the class has none of that name, or of another type.
  func setNibValue(_ value: Any?, forKey key: String) -> Bool
  /// The method of an action by its name in Objective-C, such as `save:`; nil if the class has none.
  func nibAction(_ name: String) -> Selector?
}

extension NibConnectable {
  /// The class has no outlets.
  public func setNibValue(_ value: Any?, forKey key: String) -> Bool { false }
  /// The class has no actions.
  public func nibAction(_ name: String) -> Selector? { nil }
}
