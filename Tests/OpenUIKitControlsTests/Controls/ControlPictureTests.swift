import OpenUIKit
import Testing

/// By Apple's documentation of `UIPageControl`, `UIStepper` and `UIProgressView`.
@MainActor
@Suite("Pictures of page controls, steppers and progress bars")
struct ControlPictureTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? pictures(in: $0) }
  }

  private func pages(_ count: Int) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 26))
    control.numberOfPages = count
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .blue
    window.addSubview(control)
    return control
  }

  @Test("The preferred picture replaces each dot without one, in its colour, and makes room for its width")
  func indicators() {
    let control = pages(3)
    let former = control.intrinsicContentSize.width
    control.preferredIndicatorImage = image(17, 10)
    control.setIndicatorImage(image(9, 9), forPage: 1)
    window.layoutIfNeeded()
    let shown = pictures(in: control)
    #expect(shown.map(\.bounds.width) == [17, 9, 17] && shown.map(\.tintColor) == [.red, .blue, .blue])
    #expect(control.intrinsicContentSize.width > former + 3 * 9)
    #expect(control.indicatorImage(forPage: 1)?.size.width == 9 && control.indicatorImage(forPage: 0) == nil)
    control.setIndicatorImage(image(1, 1), forPage: 7)
    #expect(control.indicatorImage(forPage: 7) == nil)
    control.preferredIndicatorImage = nil
    #expect(pictures(in: control).map(\.bounds.width) == [9])
  }

  @Test("The current page has a picture of its own")
  func currentIndicator() {
    let control = pages(2)
    control.preferredIndicatorImage = image(8, 8)
    control.preferredCurrentPageIndicatorImage = image(12, 12)
    control.setCurrentPageIndicatorImage(image(14, 14), forPage: 1)
    #expect(pictures(in: control).map(\.bounds.width) == [12, 8])
    control.currentPage = 1
    #expect(pictures(in: control).map(\.bounds.width) == [8, 14])
  }

  @Test("A finger that moves along the dots changes the page on its way, and does not step at its end")
  func continuousInteraction() {
    let control = pages(3)
    window.layoutIfNeeded()
    var states: [UIPageControl.InteractionState] = []
    control.addAction(UIAction { _ in states.append(control.interactionState) }, for: .valueChanged)
    window.sendTouch(.began, at: CGPoint(x: 132, y: 13))
    window.sendTouch(.moved, at: CGPoint(x: 170, y: 13))
    window.sendTouch(.ended, at: CGPoint(x: 170, y: 13))
    #expect(control.currentPage == 2 && states == [.continuous] && control.interactionState == .none)
    control.allowsContinuousInteraction = false
    window.sendTouch(.began, at: CGPoint(x: 170, y: 13))
    window.sendTouch(.moved, at: CGPoint(x: 132, y: 13))
    window.sendTouch(.ended, at: CGPoint(x: 132, y: 13))
    #expect(control.currentPage == 1 && states == [.continuous, .discrete])
  }

  @Test("Pictures replace the signs, the divider and the background of a stepper, by state")
  func stepper() {
    let stepper = UIStepper()
    window.addSubview(stepper)
    stepper.setIncrementImage(image(10, 10), for: .normal)
    stepper.setDecrementImage(image(12, 12), for: .normal)
    stepper.setDecrementImage(image(14, 14), for: .disabled)
    stepper.setDividerImage(image(3, 32), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setBackgroundImage(image(5, 5), for: .normal)
    window.layoutIfNeeded()
    // The value is the least one, so that the minus is disabled.
    let frames = pictures(in: stepper).map { $0.convert($0.bounds, to: stepper) }
    #expect(frames.contains(CGRect(x: 16.5, y: 9, width: 14, height: 14)))
    #expect(frames.contains(CGRect(x: 65.5, y: 11, width: 10, height: 10)))
    #expect(frames.contains(CGRect(x: 45.5, y: 0, width: 3, height: 32)))
    #expect(frames.contains(stepper.bounds) && stepper.backgroundColor == nil)
    stepper.value = 3
    window.layoutIfNeeded()
    #expect(pictures(in: stepper).contains { $0.bounds.width == 12 })
    #expect(stepper.decrementImage(for: .highlighted)?.size.width == 12)
    #expect(stepper.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: .normal) != nil)
    stepper.setBackgroundImage(nil, for: .normal)
    #expect(stepper.backgroundColor == .tertiarySystemFill)
  }

  @Test("Pictures are stretched over the track and the filled part of a progress bar")
  func progress() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    window.addSubview(bar)
    bar.progressImage = image(2, 2)
    bar.trackImage = image(4, 4)
    bar.progress = 0.25
    window.layoutIfNeeded()
    #expect(Set(pictures(in: bar).map(\.frame.width)) == [50, 200])
    #expect(bar.trackImage?.size.width == 4)
  }
}
