/// A value of a file of Interface Builder, for an outlet or a property.
public enum NibValue {
  /// Nil.
  case nothing
  /// An object, such as a view, a colour or a picture.
  case object(AnyObject)
  /// The objects of an outlet collection, in the order of the file.
  case objects([AnyObject])
  /// A truth value.
  case flag(Bool)
  /// A number. Files do not state its type.
  case number(CGFloat)
  /// A text.
  case text(String)
  /// A point.
  case point(CGPoint)
  /// A size.
  case size(CGSize)
  /// A rectangle.
  case rectangle(CGRect)
}
