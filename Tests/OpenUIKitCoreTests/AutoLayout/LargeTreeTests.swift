import OpenUIKit
import Testing

/// Trees that would overflow the stack if anything called itself for each level.
@MainActor
@Suite("Trees of tens of thousands of views")
struct LargeTreeTests {
  /// A stack of 8 MB is used up by 160 bytes a level, less than any call takes.
  private static let depth = 50_000
  private static let width = 20_000

  /// A chain of views in `top`, each made by `make` in the one before.
  private func chain(in top: UIView, _ make: (UIView) -> UIView) -> UIView {
    var innermost = top
    for _ in 0..<Self.depth { innermost = make(innermost) }
    return innermost
  }

  @Test("one inside the other, placed by constraints: laid out, taken out and torn down")
  func deepConstraints() {
    weak var survivor: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let innermost = chain(in: window) { superview in
        let view = constrainedView(in: superview)
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 1).isActive = true
        view.widthAnchor.constraint(equalTo: superview.widthAnchor).isActive = true
        return view
      }
      window.layoutIfNeeded()
      #expect(innermost.frame.minX == 1)
      #expect(innermost.frame.width == 300)
      window.frame.size.width = 200
      window.layoutIfNeeded()
      #expect(innermost.frame.width == 200)
      let top = window.subviews[0]
      top.removeFromSuperview()
      #expect(innermost.window == nil)
      window.addSubview(top)
      #expect(innermost.window === window)
      survivor = innermost
    }
    #expect(survivor == nil)
  }

  @Test("one inside the other, placed by frames: resized and torn down")
  func deepFrames() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let innermost = chain(in: window) { superview in
      let view = UIView(frame: superview.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      superview.addSubview(view)
      return view
    }
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 200, height: 100)
    window.layoutIfNeeded()
    #expect(innermost.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("one inside the other without a window: laid out from the innermost")
  func deepWithoutWindow() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let innermost = chain(in: root) { superview in
      let view = constrainedView(in: superview)
      view.widthAnchor.constraint(equalTo: superview.widthAnchor).isActive = true
      return view
    }
    innermost.layoutIfNeeded()
    #expect(innermost.frame.width == 300)
  }

  @Test("beside each other: laid out, one moved, taken out and torn down")
  func wide() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let list = constrainedView(in: window)
    list.pin(CGRect(x: 10, y: 0, width: 200, height: 200))
    var previous = list.topAnchor
    var tops: [NSLayoutConstraint] = []
    for _ in 0..<Self.width {
      let view = constrainedView(in: list)
      tops.append(view.topAnchor.constraint(equalTo: previous, constant: 1))
      view.heightAnchor.constraint(equalToConstant: 2).isActive = true
      previous = view.bottomAnchor
    }
    NSLayoutConstraint.activate(tops)
    window.layoutIfNeeded()
    #expect(list.subviews[Self.width - 1].frame.minY == CGFloat(3 * Self.width - 2))
    tops[0].constant = 5
    window.layoutIfNeeded()
    #expect(list.subviews[Self.width - 1].frame.minY == CGFloat(3 * Self.width + 2))
    list.removeFromSuperview()
    #expect(window.subviews.isEmpty)
  }
}
