import OpenUIKit

extension UIGestureRecognizer {
  /// A recogniser of this class, by its initialiser without arguments.
  public static func _newObject() -> Self {
    let type = self as? any CreatedWithoutArguments.Type
    return (type?.createdObject() ?? object(target: nil, action: nil)) as! Self
  }

  /// A recogniser of this class with an action.
  public static func _newObject(target: Selector.Value?, action: Selector?) -> Self {
    object(target: target, action: action) as! Self
  }
}

extension UICollectionViewLayout {
  /// A layout of this class.
  public static func _newObject() -> Self {
    let type = self as? any CreatedWithoutArguments.Type
    return (type?.createdObject() ?? object()) as! Self
  }
}

extension CALayer {
  /// A layer of this class.
  public static func _newObject() -> Self { (self as CALayer.Type).init(_copyOf: nil) as! Self }
}

// Each initialiser calls the one of the class at run time; the method with its address creates the object.

extension UIGestureRecognizer {
  @_silgen_name("masonry_UIGestureRecognizer_target") @inline(never)
  convenience init(_target: Selector.Value?, action: Selector?) { self.init(target: _target, action: action) }
  @_silgen_name("masonry_UIGestureRecognizer_target")
  fileprivate static func object(target: Selector.Value?, action: Selector?) -> UIGestureRecognizer
}

extension UICollectionViewLayout {
  @_silgen_name("masonry_UICollectionViewLayout") @inline(never)
  convenience init(_class: Void) { self.init() }
  @_silgen_name("masonry_UICollectionViewLayout")
  fileprivate static func object() -> UICollectionViewLayout
}
