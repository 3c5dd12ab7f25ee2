@_exported import Foundation

extension NSAttributedString {
  /// Creates an empty text, also as `NSMutableAttributedString()`.
  ///
  /// The parameter is never passed: an initialiser of a superclass cannot be overridden in an extension.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
