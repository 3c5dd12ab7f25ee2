#if hasFeature(Embedded)
  /// What every object answers, as far as there is no Objective-C runtime.
  public protocol NSObjectProtocol: AnyObject {}

  /// The root class of OpenUIKit where there is no Foundation.
  ///
  /// Objects are equal if they are the same object. Weak references know the objects that derive from this class.
  ///
  /// Not `CustomStringConvertible`, since for a call by that protocol every page would keep the descriptions of all classes.
  /// Objects can be printed and put into strings all the same.
  open class NSObject: NSObjectProtocol, Hashable {
    /// What weak references to the object share, made by the first of them.
    var weakCell: WeakCell?

    /// An object.
    public init() {}

    deinit { weakCell?.object = nil }

    /// The object in words: its address.
    open var description: String { "<\(address(of: self))>" }

    /// The object in words for a programmer.
    open var debugDescription: String { description }

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
    /// An object from an archive.
    init?(coder: NSCoder)
    /// Writes the object to an archive.
    func encode(with coder: NSCoder)
  }
#endif
