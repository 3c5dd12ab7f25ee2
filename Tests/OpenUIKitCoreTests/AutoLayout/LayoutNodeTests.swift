import Testing

@testable import OpenUIKitCore
@testable @_spi(Layout) import OpenUIKitLayout

@MainActor
@Suite("Nodes of a layout") struct LayoutNodeTests {
  @Test func `A constraint outlives its items and says so`() {
    var view: UIView? = UIView()
    let guide = UILayoutGuide()
    view?.addLayoutGuide(guide)
    let constraint = view!.leftAnchor.constraint(equalTo: guide.leftAnchor)
    constraint.isActive = true
    #expect(constraint.firstItem === view && constraint.secondItem === guide)
    view = nil
    #expect(constraint.firstItem == nil && !constraint.isActive)
    #expect(constraint.secondItem === guide)
    #expect(constraint.description.contains("(null)"))
  }

  @Test func `An anchor outlives its view and still makes constraints, of no item`() {
    var view: UIView? = UIView()
    let anchor = view!.widthAnchor
    view = nil
    #expect(anchor.constraint(equalToConstant: 10).firstItem == nil)
  }

  @Test func `A node is kept by every constraint of it until the last has gone`() {
    var view: UIView? = UIView()
    var constraints = (0..<3).map { view!.heightAnchor.constraint(equalToConstant: CGFloat($0)) }
    view = nil
    while let constraint = constraints.popLast() { #expect(constraint.firstItem == nil) }
  }

  @Test func `A node that nothing keeps is not looked at`() async {
    await #expect(processExitsWith: .failure) {
      let node = LayoutNode()
      node.release()
      print(node.state.flags.rawValue)
    }
  }

  @Test func `A constraint between four items is forgotten by each of them`() {
    let (window, views) = (UIWindow(frame: .zero), (0..<4).map { _ in UIView() })
    views.forEach(window.addSubview)
    let (first, second) = (
      views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor),
      views[2].leftAnchor.anchorWithOffset(to: views[3].leftAnchor)
    )
    let (constraint, other) = (first.constraint(equalTo: second), first.constraint(equalTo: second))
    NSLayoutConstraint.activate([constraint, other])
    for view in views { #expect(view.layoutNode.mentioningConstraints.count == 2) }
    constraint.isActive = false
    for view in views { #expect(view.layoutNode.mentioningConstraints == [other]) }
    views[2].removeFromSuperview()
    for view in views { #expect(view.layoutNode.mentioningConstraints.isEmpty) }
  }

  @Test func `A subview that goes back to its frame follows its superview's size again`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    view.autoresizingMask = .flexibleWidth
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    container.frame.size.width = 200
    #expect(view.frame.width == 40)
    view.translatesAutoresizingMaskIntoConstraints = true
    container.frame.size.width = 250
    #expect(view.frame.width == 90)
  }

  @Test func `A plain view that gets a subview after it was placed hears of its next place`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrainedView(in: window)
    view.pin(CGRect(x: 0, y: 0, width: 50, height: 50))
    window.layoutIfNeeded()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    view.constraints.first { $0.firstAttribute == .width }?.constant = 80
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
  }
}

@MainActor
@Suite("Associated objects") struct AssociatedObjectTests {
  private nonisolated(unsafe) static let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)

  private func values(of object: AnyObject) -> [String?] {
    (0..<3).map { objc_getAssociatedObject(object, Self.keys + $0) as? String }
  }

  private func attach(_ value: String?, _ index: Int, to object: AnyObject) {
    objc_setAssociatedObject(object, Self.keys + index, value, .OBJC_ASSOCIATION_RETAIN)
  }

  @Test(arguments: [0, 1, 2]) func `Values are found, replaced and taken away by their keys`(removed: Int) {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    for object in [UIView(), UILayoutGuide(), constraint, UIViewController()] as [AnyObject] {
      #expect(values(of: object) == [nil, nil, nil])
      for index in 0..<3 { attach("\(index)", index, to: object) }
      attach("new", 1, to: object)
      #expect(values(of: object) == ["0", "new", "2"])
      attach(nil, removed, to: object)
      var expected: [String?] = ["0", "new", "2"]
      expected[removed] = nil
      #expect(values(of: object) == expected)
    }
  }

  @Test func `A value dies with the object that it is attached to`() {
    final class Value {}
    var view: UIView? = UIView()
    weak var value: Value?
    do {
      let made = Value()
      objc_setAssociatedObject(view!, Self.keys, made, .OBJC_ASSOCIATION_RETAIN)
      value = made
    }
    #expect(value != nil)
    view = nil
    #expect(value == nil)
  }

  @Test func `An object and a value that is none take each other's place, alone and beside others`() {
    final class Value {}
    let view = UIView()
    let (first, second) = (Value(), Value())
    func set(_ object: Value?, _ index: Int) {
      objc_setAssociatedObject(view, Self.keys + index, object, .OBJC_ASSOCIATION_RETAIN)
    }
    func object(_ index: Int) -> Value? { objc_getAssociatedObject(view, Self.keys + index) as? Value }

    set(first, 0)
    #expect(object(0) === first && object(1) == nil)
    set(second, 0)
    #expect(object(0) === second)
    attach("text", 0, to: view)
    #expect(object(0) == nil && values(of: view) == ["text", nil, nil])
    set(first, 0)
    set(second, 1)
    attach("more", 2, to: view)
    #expect(object(0) === first && object(1) === second && values(of: view)[2] == "more")
    set(nil, 0)
    set(nil, 2)
    #expect(object(0) == nil && object(1) === second && values(of: view) == [nil, nil, nil])
    set(nil, 1)
    set(first, 2)
    #expect(object(1) == nil && object(2) === first)
  }

  @Test func `An object that is only assigned is found while it lives, and not kept alive`() {
    final class Value {}
    let view = UIView()
    var value: Value? = Value()
    objc_setAssociatedObject(view, Self.keys, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, Self.keys) as? Value === value && value != nil)
    value = nil
    #expect(objc_getAssociatedObject(view, Self.keys) == nil)
    objc_setAssociatedObject(view, Self.keys, "text", .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, Self.keys) as? String == "text")
  }
}
