import OpenUIKit
import Testing

/// Sizes of controls that Apple's systems have given, each with its source.
@MainActor
@Suite("Recorded controls")
struct RecordedControlTests {
  /// A size of a control by constraints alone: of its frame, with what its alignment rectangle leaves out.
  struct Recorded: CustomTestStringConvertible, Sendable {
    var control: String
    var scale: CGFloat = 3
    var size: CGSize
    var source: String
    var make: @MainActor @Sendable () -> UIView
    var testDescription: String { "\(control) at scale \(scale), \(source)" }
  }

  private static func pages(_ count: Int) -> UIView {
    let control = UIPageControl()
    control.numberOfPages = count
    return control
  }

  nonisolated private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  nonisolated private static let snapshots = "snapshot tests with iOS 15 to 17"
  nonisolated private static let builder = "Interface Builder of Xcode 12 to 16"

  nonisolated static let recorded = [
    Recorded(control: "switch", size: size(51, 31), source: builder) { UISwitch() },
    Recorded(control: "stepper", size: size(94, 32), source: builder) { UIStepper() },
    Recorded(control: "medium wheel", size: size(20, 20), source: builder) {
      UIActivityIndicatorView(style: .medium)
    },
    Recorded(control: "large wheel", size: size(37, 37), source: builder) {
      UIActivityIndicatorView(style: .large)
    },
    Recorded(control: "3 × Segment A", size: size(263, 32), source: snapshots) {
      UISegmentedControl(items: ["Segment A", "Segment A", "Segment A"])
    },
    Recorded(control: "3 pages", size: size(347.0 / 3, 77.0 / 3), source: snapshots) { pages(3) },
    Recorded(control: "3 pages", scale: 2, size: size(115.5, 26), source: builder) { pages(3) },
    Recorded(control: "contactAdd button", size: size(73.0 / 3, 71.0 / 3), source: snapshots) {
      UIButton(type: .contactAdd)
    },
    Recorded(control: "close button", scale: 2, size: size(30, 30), source: builder) {
      UIButton(type: .close)
    },
  ]

  @Test("A control at 20, 100 has the recorded size", arguments: recorded)
  func sizes(recorded: Recorded) {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.screenScale = recorded.scale
    let (root, control) = (UIView(frame: window.bounds), recorded.make())
    window.addSubview(root)
    root.addSubview(control)
    control.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    window.layoutIfNeeded()
    let error = CGPoint(
      x: abs(control.frame.width - recorded.size.width), y: abs(control.frame.height - recorded.size.height))
    #expect(error.x < 0.01 && error.y < 0.01, "\(control.frame)")
  }

  // Source: snapshot tests with iOS 15 to 17.
  @Test("A slider of 373 points has its track from 3 to 370 and the knob of 0.75 at 272.5")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 373, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 3 && track.maxX == 370 && track.height == 4)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.75).midX == 272.5)
    #expect(slider.sizeThatFits(.zero).height == 34)
  }

  // Source: snapshot tests with iOS 15 to 17.
  @Test("The dots of a page control are 7.6 points wide, 17.6 apart")
  func dots() throws {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.screenScale = 3
    let control = Self.pages(3)
    control.frame = CGRect(x: 0, y: 0, width: 393, height: 26)
    window.addSubview(control)
    window.layoutIfNeeded()
    let frames = control.subviews.map(\.frame)
    #expect(frames.allSatisfy { abs($0.width - 7.6) < 0.1 && abs($0.height - 7.6) < 0.1 })
    #expect(abs(frames[2].minX - frames[0].minX - 2 * 17.6) < 0.2)
  }

  @Test("The shadow of a knob ends with the track of its switch, and with the segmented control")
  func shadows() throws {
    let toggle = UISwitch()
    toggle.layoutIfNeeded()
    let slot = try #require(toggle.subviews.last)
    #expect(slot.clipsToBounds && slot.frame == toggle.bounds && slot.subviews.count == 1)
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    let backdrop = try #require(control.subviews.first)
    let shown = backdrop.subviews.filter { $0.layer.shadowOpacity > 0 }
    #expect(backdrop.clipsToBounds && backdrop.frame == control.bounds && shown.count == 1)
  }
}
