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
