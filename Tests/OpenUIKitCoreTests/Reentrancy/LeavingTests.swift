import OpenUIKit
import Testing

/// Views that leave a tree while what they call changes it.
@MainActor
@Suite("A view that leaves")
struct LeavingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("may be put elsewhere by the view that gives up its constraint")
  func movedByHolder() {
    let holder = CallingHolder(frame: window.bounds)
    let (box, inner, other) = (UIView(), UIView(), UIView())
    window.addSubview(holder)
    window.addSubview(other)
    holder.addSubview(box)
    box.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3).isActive = true
    let outer = inner.topAnchor.constraint(equalTo: holder.topAnchor, constant: 7)
    outer.isActive = true
    window.layoutIfNeeded()
    holder.whenRemoved = { other.addSubview(inner) }
    box.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(inner.superview === other && box.superview == nil && !outer.isActive)
  }

  @Test("may be hidden in a stack that is measuring another one")
  func hiddenInStack() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let (hidden, measured) = (UIView(), MeasuredView())
    hidden.isHidden = true
    for view in [hidden, measured, UIView()] { stack.addArrangedSubview(view) }
    stack.distribution = .fillProportionally
    window.addSubview(stack)
    measured.whenMeasured = { hidden.removeFromSuperview() }
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 2 && hidden.superview == nil)
    #expect(measured.frame.minX == 0)
  }

  @Test(
    "may leave when it is measured for a constraint of the view that it leaves", arguments: [false, true])
  func leavesWhileMeasured(isSecond: Bool) {
    let (holder, other) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    let (leaving, staying) = (MeasuredView(), UIView())
    window.addSubview(holder)
    window.addSubview(other)
    for view in [leaving, staying] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    let (first, second): (UIView, UIView) = isSecond ? (staying, leaving) : (leaving, staying)
    let constraint = first.topAnchor.constraint(equalTo: second.topAnchor, constant: 7)
    constraint.isActive = true
    leaving.whenMeasured = { if leaving.superview === holder { other.addSubview(leaving) } }
    window.layoutIfNeeded()
    #expect(leaving.superview === other && !constraint.isActive)
  }

  @Test("may survive the tree that has moved what is in it")
  func survivesItsTree() {
    let box = UIView()
    func layOut(in root: UIView, _ width: CGFloat) {
      root.addSubview(box)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      inner.widthAnchor.constraint(equalToConstant: width).isActive = true
      root.layoutIfNeeded()
      #expect(inner.frame.width == width)
      inner.constraints.first?.constant = 1
      // It solves without placing the view, and the tree ends then.
      _ = inner.hasAmbiguousLayout
    }
    for count in 1...8 {
      layOut(in: UIView(frame: window.bounds), CGFloat(count))
      #expect(box.superview == nil)
    }
  }

  @Test("may be arranged again on its way out, and the stack arranges the others")
  func arrangedAgain() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let (leaving, staying) = (MeasuredView(), UIView())
    for view in [leaving, staying] { stack.addArrangedSubview(view) }
    window.addSubview(stack)
    window.layoutIfNeeded()
    leaving.whenMoved = { if $0 == nil { stack.addArrangedSubview(leaving) } }
    leaving.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [staying])
    #expect(staying.frame.width == 100)
  }

  @Test("may get the stack that is about to arrange it")
  func containsItsStack() {
    let stack = UIStackView()
    let view = MeasuredView()
    window.addSubview(view)
    view.whenFlagged = { view.addSubview(stack) }
    stack.addArrangedSubview(view)
    #expect(stack.superview === view && stack.arrangedSubviews.isEmpty)
  }
}

/// Calls a closure once when it gives up a constraint.
private final class CallingHolder: UIView {
  var whenRemoved: (() -> Void)?

  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
    let call = whenRemoved
    whenRemoved = nil
    call?()
  }
}

private final class MeasuredView: UIView {
  var whenMeasured: (() -> Void)?
  var whenMoved: ((UIView?) -> Void)?
  var whenFlagged: (() -> Void)?

  override var intrinsicContentSize: CGSize {
    whenMeasured?()
    return CGSize(width: 30, height: 20)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    let call = whenMoved
    whenMoved = nil
    call?(newSuperview)
  }

  override var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet {
      let call = whenFlagged
      whenFlagged = nil
      call?()
    }
  }
}
