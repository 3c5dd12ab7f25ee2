import OpenUIKit
import Testing

@MainActor
@Suite("Frames lie on whole pixels")
struct PixelGridTests {
  /// Half a pixel rounds upwards, as in frames recorded from UIKit.
  @Test(
    "edges are rounded to the window's scale",
    arguments: [
      (2.0, 950.25, 950.5), (2, 950.2, 950), (3, 137.5, 137.666666666666667), (1, 10.5, 11), (1, 10.49, 10),
      (2, -0.25, 0), (2, -0.3, -0.5),
    ])
  func rounding(scale: Double, exact: Double, rounded: Double) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    window.screenScale = scale
    let view = constrainedView(in: window)
    view.pin(CGRect(x: exact, y: 0, width: 10, height: 10))
    window.layoutIfNeeded()
    #expect(abs(view.frame.minX - rounded) < 1e-12)
    #expect(view.frame.width == 10)
  }

  @Test("seven columns of a third leave no gap and do not overlap", arguments: [1.0, 2, 3])
  func columns(scale: Double) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.screenScale = scale
    var columns: [UIView] = []
    for index in 0..<7 {
      let view = constrainedView(in: window)
      if let previous = columns.last {
        view.leftAnchor.constraint(equalTo: previous.rightAnchor).isActive = true
        view.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
      } else {
        view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
      }
      if index == 6 { view.rightAnchor.constraint(equalTo: window.rightAnchor).isActive = true }
      columns.append(view)
    }
    window.layoutIfNeeded()
    for (left, right) in zip(columns, columns.dropFirst()) {
      #expect(abs(left.frame.maxX - right.frame.minX) < 1e-9)
      #expect(abs((left.frame.maxX * scale).rounded() - left.frame.maxX * scale) < 1e-6)
    }
    #expect(abs(columns[6].frame.maxX - 100) < 1e-9)
  }

  @Test("edges are rounded in the window, so that a child of a rounded parent stays where it belongs")
  func nestedRounding() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.screenScale = 2
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: 10.25, y: 0, width: 50, height: 20))
    let view = constrainedView(in: panel)
    view.pin(CGRect(x: 0.25, y: 0, width: 10, height: 10))
    window.layoutIfNeeded()
    #expect(panel.frame.minX == 10.5)
    #expect(view.frame.minX == 0)
  }

  @Test("a child is rounded again when its parent moves by part of a pixel")
  func movedByPartOfAPixel() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.screenScale = 2
    let panel = constrainedView(in: window)
    panel.pin(CGRect(x: 10, y: 0, width: 50, height: 20))
    let view = constrainedView(in: panel)
    view.pin(CGRect(x: 0.25, y: 0, width: 10, height: 10))
    window.layoutIfNeeded()
    #expect(view.frame.minX == 0.5)
    window.constraints[0].constant = 10.25
    window.layoutIfNeeded()
    #expect(panel.frame.minX == 10.5)
    #expect(view.frame.minX == 0)
  }
}
