// A stand-in for AppKit: what Masonry and the carousel use of it, with the types and the isolation of Apple's declarations
// (macOS 13 to 15). No SDK of Apple's can be had on Linux; this is compiled by tests; it solves nothing.
//
// In AppKit views and guides are bound to the main actor. Constraints are not, unlike in UIKit: they are Foundation's.

@_exported import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? StandInObject)?.associated[key] = value
}
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? StandInObject)?.associated[key]
}

/// An object of Objective-C, with what it can do without a class of its own.
open class StandInObject: NSObject {
  fileprivate final nonisolated(unsafe) var associated: [UnsafeRawPointer: Any] = [:]
  public nonisolated override init() { super.init() }
}

open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, @unchecked Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case notAnAttribute = 0
  }
  public enum Relation: Int, @unchecked Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  public enum Orientation: Int, @unchecked Sendable {
    case horizontal, vertical
  }
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let dragThatCanResizeWindow = Priority(510)
    public static let windowSizeStayPut = Priority(500)
    public static let dragThatCannotResizeWindow = Priority(490)
    public static let defaultLow = Priority(250)
    public static let fittingSizeCompression = Priority(50)
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    (first, second) = (Item(view1 as AnyObject), view2.map { Item($0 as AnyObject) })
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, constant) = (multiplier, c)
  }
  public override init() { super.init() }

  /// An item as Apple's constraints refer to it: to read it once it is gone is a fault, which here stops the program.
  private struct Item {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
    var present: AnyObject {
      guard let object else { fatalError("an item is read that is gone") }
      return object
    }
  }
  private var first: Item?
  private var second: Item?
  static nonisolated(unsafe) var active: [NSLayoutConstraint] = []

  open var priority = Priority.required
  open var shouldBeArchived = false
  open var firstItem: AnyObject? { first?.present }
  open var secondItem: AnyObject? { second?.present }
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0
  open var isActive: Bool {
    get { Self.active.contains { $0 === self } }
    set {
      Self.active.removeAll { $0 === self }
      if newValue { Self.active.append(self) }
    }
  }
  open var identifier: String?
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  @MainActor public func animator() -> Self { self }
}

@preconcurrency @MainActor
open class NSLayoutGuide: StandInObject {
  open weak var owningView: NSView?
}

public struct NSDirectionalEdgeInsets: Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public enum NSUserInterfaceLayoutDirection: Int, @unchecked Sendable {
  case leftToRight, rightToLeft
}
