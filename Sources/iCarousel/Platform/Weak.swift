import UIKitShim

#if canImport(UIKit) || canImport(AppKit)  // Elsewhere it is OpenUIKit's.
  /// A reference that does not keep its object alive and is nil once that is gone: the only one in the
  /// module.
  @propertyWrapper
  struct Weak<Referent> {
    private weak var object: AnyObject?

    init(wrappedValue: Referent?) {
      self.wrappedValue = wrappedValue
    }

    /// The object, while there is one.
    var wrappedValue: Referent? {
      get { object as? Referent }
      set { object = newValue as AnyObject? }
    }
  }
#endif
