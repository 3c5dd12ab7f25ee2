import OpenUIKit
import Testing

@MainActor
@Suite("Values associated with objects")
struct AssociatedValueTests {
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static let other = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private final class Owner {}

  @Test("Objects of any class have values, such as recognisers and items of bars")
  func owners() {
    let owners: [AnyObject] = [
      UITapGestureRecognizer(), UIBarButtonItem(), CALayer(), NSObject(), Owner(), UIView(),
    ]
    for (index, owner) in owners.enumerated() {
      #expect(objc_getAssociatedObject(owner, Self.key) == nil)
      objc_setAssociatedObject(owner, Self.key, index, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner as Any, Self.other, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    for (index, owner) in owners.enumerated() {
      #expect(objc_getAssociatedObject(owner, Self.key) as? Int == index)
      #expect(objc_getAssociatedObject(owner as Any, Self.other) as? String == "text")
      objc_setAssociatedObject(owner, Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, Self.key) == nil)
    }
  }

  @Test("Values of owners that have ended are released, and a new object at the same place has none")
  func ends() {
    weak var value: Owner?
    for round in 0..<200 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, Self.key) == nil)
      let kept = Owner()
      if round == 0 { value = kept }
      objc_setAssociatedObject(owner, Self.key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(value == nil)
  }
}
