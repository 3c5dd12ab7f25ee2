import Foundation
import ObjectiveCRuntime
import Testing

struct AssociatedObjectsTests {
  private final class Owner {}
  private final class Value: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Value() }
  }

  /// An address that is this test's alone.
  private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 2))

  @Test func aValueIsFoundUnderItsObjectAndKey() {
    let owner = Owner(), other = Owner()
    objc_setAssociatedObject(owner, key, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, key + 1, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, key) as? String == "one")
    #expect(objc_getAssociatedObject(owner, key + 1) as? Int == 2)
    #expect(objc_getAssociatedObject(other, key) == nil)
  }

  @Test func nilRemovesAValue() {
    let owner = Owner()
    objc_setAssociatedObject(owner, key, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }

  @Test func allValuesOfAnObjectAreRemoved() {
    let owner = Owner()
    objc_setAssociatedObject(owner, key, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }

  @Test func assignHoldsAnObjectWeakly() {
    let owner = Owner()
    var value: Owner? = Owner()
    objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, key) as AnyObject === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }

  @Test func copyStoresACopy() {
    let owner = Owner(), value = Value()
    objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    let stored = objc_getAssociatedObject(owner, key) as? Value
    #expect(stored != nil && stored !== value)
  }

  @Test func theValuesOfObjectsThatEndedAreReleased() {
    weak var value: Owner?
    do {
      let owner = Owner(), strong = Owner()
      value = strong
      objc_setAssociatedObject(owner, key, strong, .OBJC_ASSOCIATION_RETAIN)
    }
    let owners = (0..<10_000).map { _ in Owner() }
    for owner in owners { objc_setAssociatedObject(owner, key, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(value == nil)
  }

  @Test func aValueMayUseTheTableWhileItIsReleased() {
    final class Last {
      let owner: Owner
      let key: UnsafeRawPointer
      init(_ owner: Owner, _ key: UnsafeRawPointer) { (self.owner, self.key) = (owner, key) }
      deinit { objc_setAssociatedObject(owner, key, "ended", .OBJC_ASSOCIATION_RETAIN) }
    }
    let owner = Owner()
    objc_setAssociatedObject(owner, key, Last(owner, key + 1), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key + 1) as? String == "ended")
  }
}
