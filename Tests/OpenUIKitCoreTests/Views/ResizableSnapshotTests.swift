import OpenUIKit
import Testing

@MainActor
@Suite("Snapshots that can be resized")
struct ResizableSnapshotTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// The frames of the parts of the picture in a snapshot.
  private func parts(_ snapshot: UIView?) -> [CGRect] {
    snapshot?.layoutIfNeeded()
    return (snapshot?.subviews ?? []).map(\.frame)
  }

  @Test("Caps keep their size, and what is between them is stretched")
  func caps() {
    let snapshot = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 100, height: 100), afterScreenUpdates: false,
      withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    #expect(snapshot?.frame.size == CGSize(width: 100, height: 100))
    snapshot?.frame.size = CGSize(width: 200, height: 50)
    #expect(
      parts(snapshot) == [
        CGRect(x: 0, y: 0, width: 10, height: 50), CGRect(x: 10, y: 0, width: 170, height: 50),
        CGRect(x: 180, y: 0, width: 20, height: 50),
      ])
    // The middle 70 points of the picture fill 170.
    let picture = snapshot?.subviews[1].subviews.first
    #expect(picture?.transform == CGAffineTransform(scaleX: 170 / 70, y: 0.5))
    #expect(abs((picture?.center.x ?? 0) + 10 * 170 / 70) < 1e-9)
  }

  @Test("A part of the view is shown without caps, and a part without a size is nil")
  func area() {
    let part = view.resizableSnapshotView(
      from: CGRect(x: 20, y: 30, width: 40, height: 50), afterScreenUpdates: true, withCapInsets: .zero)
    #expect(parts(part) == [CGRect(x: 0, y: 0, width: 40, height: 50)])
    #expect(part?.subviews[0].subviews[0].center == CGPoint(x: -20, y: -30))
    for rect in [CGRect.zero, .null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)] {
      #expect(view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero) == nil)
    }
  }
}
