import Foundation

/// How a table holds and compares its objects.
open class NSPointerFunctions: NSObject {
  /// Whether objects are retained, and what makes two of them the same.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    /// Options of a number as Foundation has it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained. The default.
    public static let strongMemory: Self = []
    /// Objects are not retained, and leave the table when they are deallocated.
    public static let weakMemory = Self(rawValue: 5)
    /// Objects are the same if `isEqual(_:)` states it. The default.
    public static let objectPersonality: Self = []
    /// An object is the same as itself alone.
    public static let objectPointerPersonality = Self(rawValue: 1 << 9)
    /// The table has a copy of each object that can be copied.
    public static let copyIn = Self(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }
    var comparesPointers: Bool { contains(.objectPointerPersonality) }
  }
}

/// An object of a table.
struct HeldObject {
  private let strong: AnyObject?
  private weak var reference: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let copies = options.contains(.copyIn)
    let own = copies ? ((object as? any NSCopying)?.copy(with: nil) as AnyObject?) ?? object : object
    strong = options.isWeak ? nil : own
    reference = own
  }

  /// The object; nil once it is deallocated.
  var object: AnyObject? { strong ?? reference }

  static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    guard !options.comparesPointers, let object = object as? NSObject else {
      return ObjectIdentifier(object).hashValue
    }
    return object.hash
  }

  func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.comparesPointers, let object = object as? NSObject, let other = other as? NSObject else {
      return false
    }
    return object.isEqual(other)
  }
}
