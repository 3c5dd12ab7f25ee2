import Testing

@testable import OpenUIKitCore

/// A number that a host sets wrongly is refused with a report, and the value before it is kept.
@MainActor
@Suite("Numbers that a window refuses")
struct RefusedNumberTests {
  private final class Reports { var reasons: [LayoutError.Reason] = [] }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let reports = Reports()

  init() {
    window.layoutErrorHandler = { [reports] in reports.reasons.append($0.reason) }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300])
  func `A scale that is none`(scale: CGFloat) {
    window.screenScale = 2
    let view = UIView()
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.pin(CGRect(x: 10.3, y: 0, width: 10, height: 10))
    window.screenScale = scale
    window.layoutIfNeeded()
    #expect(window.screenScale == 2)
    #expect(reports.reasons == [scale.isFinite ? .outOfRange : .notFinite])
    #expect(view.frame == CGRect(x: 10.5, y: 0, width: 10, height: 10))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `A safe area that is not finite`(inset: CGFloat) {
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    window.deviceSafeAreaInsets = insets
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
    #expect(window.safeAreaInsets == insets)
    #expect(reports.reasons == [.notFinite])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `The frame of a keyboard that is not finite`(height: CGFloat) {
    let frame = CGRect(x: 0, y: 60, width: 100, height: 40)
    window.keyboardFrame = frame
    window.keyboardFrame = CGRect(x: 0, y: 60, width: 100, height: height)
    #expect(window.keyboardFrame == frame)
    #expect(reports.reasons == [.notFinite])
    window.keyboardFrame = .null
    #expect(window.keyboardFrame == .zero)
    #expect(reports.reasons == [.notFinite])
  }
}
