import OpenUIKit
import Testing

/// The calls of overridden setters, by published stack traces of UIKit's programs. `setFrame:` is called by
/// `_applyAutoresizingMaskWithOldSuperviewSize:` and by `initWithFrame:`. `setBounds:` and `setCenter:`, never `setFrame:`, are called
/// by `_applyISEngineLayoutValuesToBoundsOnly:` (Auto Layout). Setting `frame` calls neither of the view's other two.
@MainActor
@Suite("Overridden geometry")
struct OverriddenGeometryTests {
  private final class Box: UIView {
    var calls: [String] = []
    var subviewWidths: [CGFloat] = []
    override var frame: CGRect {
      didSet {
        calls.append("frame")
        subviewWidths = subviews.map { $0.frame.width }
      }
    }
    override var bounds: CGRect { didSet { calls.append("bounds") } }
    override var center: CGPoint { didSet { calls.append("center") } }
  }

  @Test("Frame, bounds and centre do not set each other")
  func eachOther() {
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(box.calls == ["frame"])
    box.calls = []
    box.frame = CGRect(x: 1, y: 1, width: 20, height: 20)
    box.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    box.center = .zero
    #expect(box.calls == ["frame", "bounds", "center"])
  }

  @Test("Autoresizing sets the frame, after which what is inside has followed")
  func autoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = Box(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    box.autoresizingMask = [.flexibleWidth]
    inner.autoresizingMask = [.flexibleWidth]
    parent.addSubview(box)
    box.addSubview(inner)
    box.calls = []
    parent.frame.size.width = 200
    #expect(box.calls == ["frame"] && box.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(box.subviewWidths == [140])
    parent.frame.size.width = 100
    #expect(box.calls == ["frame", "frame"] && inner.frame.width == 40)
  }

  @Test("Auto Layout sets bounds and centre, not the frame")
  func autoLayout() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = Box()
    box.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: parent.topAnchor), box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    box.calls = []
    parent.layoutIfNeeded()
    #expect(box.calls == ["bounds", "center"] && box.frame == CGRect(x: 10, y: 0, width: 30, height: 20))
  }

  private final class NarrowView: UIView {
    override var frame: CGRect {
      get { super.frame }
      set { super.frame = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width / 2, height: 10) }
    }
  }

  @Test("Constraints follow a view whose setter makes another frame of what its mask gives it")
  func changedFrame() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let narrow = NarrowView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    narrow.autoresizingMask = .flexibleWidth
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(narrow)
    window.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: narrow.rightAnchor),
      follower.topAnchor.constraint(equalTo: narrow.topAnchor),
      follower.widthAnchor.constraint(equalToConstant: 5),
      follower.heightAnchor.constraint(equalToConstant: 5),
    ])
    window.layoutIfNeeded()
    #expect(narrow.frame.width == 50 && follower.frame.minX == 50)
    window.frame.size.width = 200
    window.layoutIfNeeded()
    // 50 points and the 100 that the window grew by, halved by the setter.
    #expect(narrow.frame.width == 75 && follower.frame.minX == 75)
  }

  private final class Leaver: UIView {
    var leavesWith: [UIView] = []
    override var frame: CGRect {
      didSet { for view in leavesWith + [self] where !leavesWith.isEmpty { view.removeFromSuperview() } }
    }
  }

  @Test("A setter that takes views out while their superview resizes them")
  func leaving() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<4).map { _ in Leaver(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    for view in views {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
    }
    views[1].leavesWith = [views[0], views[2]]
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(parent.subviews == [views[3]] && views[3].frame.width == 150)
    #expect(views[2].frame.width == 50)
  }
}
