import OpenUIKitGraphics
import Testing

private protocol Listener: AnyObject {
  var name: String { get }
}

private final class Named: NSObject, Listener {
  let name: String
  init(_ name: String) { self.name = name }
}

@Suite("A weak reference")
struct WeakTests {
  private struct Holder {
    @Weak var object: Named?
    @Weak var listener: (any Listener)?
  }

  @Test("reads its object while that lives, by class and by protocol")
  func readsLivingObject() {
    let object = Named("one")
    let holder = Holder(object: object, listener: object)
    #expect(holder.object === object)
    #expect(holder.listener?.name == "one")
    withExtendedLifetime(object) {}
  }

  @Test("reads nil once its object is gone, and does not keep it")
  func readsNilAfterDeath() {
    var object: Named? = Named("one")
    let holder = Holder(object: object, listener: object)
    object = nil
    #expect(holder.object == nil)
    #expect(holder.listener == nil)
  }

  @Test("can be pointed at another object, and at none")
  func canBeChanged() {
    let (first, second) = (Named("one"), Named("two"))
    var holder = Holder(object: first, listener: first)
    holder.listener = second
    holder.object = nil
    #expect(holder.listener?.name == "two")
    #expect(holder.object == nil)
    withExtendedLifetime((first, second)) {}
  }
}
