import OpenUIKit
import Testing

/// The members that real layout code uses, with the exact signatures that Swift sees of Apple's interface (iOS 16.5).
@MainActor
@Suite("Surface")
struct SurfaceTests {
  /// Compiles for a property of exactly this type.
  func isReadable<Root, Value>(_ path: KeyPath<Root, Value>, _ type: Value.Type) {}

  /// Compiles for a property of exactly this type that can be set.
  func isWritable<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ type: Value.Type) {}

  @Test(
    "What Foundation, Core Graphics and the runtime of Objective-C bring on Apple's systems comes with the kit"
  )
  func companions() {
    let point = CGPoint(x: 1, y: 2)
    #expect(point.debugDescription == "(1.0, 2.0)")
    #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    let _: [Any.Type] = [
      CGAffineTransform.self, CGVector.self, CATransform3D.self, CALayer.self, CGFloat.self,
    ]
    let object = UIView()
    withUnsafePointer(to: 0) { key in
      objc_setAssociatedObject(object, key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, key) as? String == "kept")
    }
    #expect(autoreleasepool { 7 } == 7)
    #expect(
      NSEC_PER_SEC == 1_000_000_000 as UInt64 && NSEC_PER_MSEC == 1_000_000 && USEC_PER_SEC == 1_000_000)
    let _: [Any.Type] = [NSMutableSet.self, NotificationCenter.self, Bundle.self, NSCoder.self]
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }
}
