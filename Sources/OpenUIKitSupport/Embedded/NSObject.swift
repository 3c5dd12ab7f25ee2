/// OpenUIKit's root class without Foundation.
///
/// Objects are equal if they are identical. Weak references work for subclasses of this class.
///
/// Not `CustomStringConvertible`: for a call through that protocol every page would contain the
/// descriptions of all classes. Objects can still be printed and interpolated into strings.
open class NSObject: NSObjectProtocol, Hashable {
  /// The shared cell of all weak references to the object, created by the first of them.
  var weakCell: WeakCell?

  /// Creates an object.
  public init() {}

  deinit { weakCell?.object = nil }

  /// The object in words: its address.
  open var description: String { "<\(address(of: self))>" }

  /// The object in words for a programmer.
  open var debugDescription: String { description }

  #if HasInterfaceFiles
    // A file of Interface Builder reaches these members by name. The plugin for apps overrides them in the app's classes.

    /// The name of the class in files of Interface Builder; nil for a class that none names.
    open var nibClassName: String? { nil }

    /// Sets an outlet, an outlet collection or a runtime attribute. Returns false if the class has none of that name, or of another type.
    open func setNibValue(_ value: NibValue, forKey key: String) -> Bool { false }

    /// The method of an action by its name in Objective-C, such as `save:`; nil if the class has none.
    open func nibAction(_ name: String) -> Selector? { nil }

    /// Creates the destination of a segue by a method with the attribute `@IBSegueAction`, by its name in Objective-C. Returns nil if the
    /// class has none, or if the method does.
    open func nibDestination(_ name: String, _ coder: NSCoder, sender: AnyObject?, identifier: String?)
      -> NSObject?
    { nil }

    /// Becomes the delegate or the data source of an object, whose outlet has the name `key`. Returns false if the class does not conform
    /// to its protocol.
    open func becomeNibDelegate(of object: AnyObject, forKey key: String) -> Bool { false }
  #endif

  /// Whether both are the same object.
  public static func == (first: NSObject, second: NSObject) -> Bool { first === second }

  /// Feeds the object's identity into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DefaultStringInterpolation {
  /// Appends the object in words.
  public mutating func appendInterpolation(_ object: NSObject) {
    appendLiteral(object.description)
  }
}

/// Prints the object in words.
public func print(_ object: NSObject, terminator: StaticString = "\n") {
  print(object.description, terminator: terminator)
}

/// A type that UIKit can read from an archive.
public protocol NSCoding {
  /// Creates an object from an archive.
  init?(coder: NSCoder)
  /// Writes the object to an archive.
  func encode(with coder: NSCoder)
}
