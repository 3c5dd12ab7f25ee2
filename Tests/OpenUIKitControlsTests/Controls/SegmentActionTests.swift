import OpenUIKit
import Testing

/// The rules are those of Apple's documentation of UISegmentedControl (Managing segment actions, Customizing appearance).
@MainActor
@Suite("Actions and pictures of segments")
struct SegmentActionTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func image(_ width: CGFloat = 8) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 8)).image { $0.fill($0.format.bounds) }
  }

  private func show(_ control: UISegmentedControl, width: CGFloat = 300) {
    control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
    window.addSubview(control)
    window.layoutIfNeeded()
  }

  private func tap(_ x: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: x, y: 16))
    window.sendTouch(.ended, at: CGPoint(x: x, y: 16))
    window.clock.advance(by: 1)
  }

  @Test("A control of actions shows their images or titles, and a tap performs the action of its segment")
  func actions() {
    var performed: [String] = []
    let picture = image()
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 300, height: 32),
      actions: [
        UIAction(title: "Day") { performed.append($0.title) },
        UIAction(title: "Week", image: picture) { performed.append($0.title) },
      ])
    #expect(control.frame == CGRect(x: 0, y: 0, width: 300, height: 32))
    #expect(control.titleForSegment(at: 0) == "Day" && control.imageForSegment(at: 1) === picture)
    #expect(control.titleForSegment(at: 1) == nil && control.actionForSegment(at: 1)?.title == "Week")
    show(control)
    tap(75)
    tap(225)
    #expect(performed == ["Day", "Week"])
  }

  @Test("Segments are found by the identifiers of their actions, and get others")
  func identifiers() {
    let (day, week) = (UIAction.Identifier("day"), UIAction.Identifier("week"))
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.segmentIndex(identifiedBy: day) == NSNotFound && control.actionForSegment(at: 0) == nil)
    control.setAction(UIAction(title: "Day", identifier: day) { _ in }, forSegmentAt: 1)
    #expect(control.segmentIndex(identifiedBy: day) == 1 && control.titleForSegment(at: 1) == "Day")
    control.setAction(UIAction(title: "Week", identifier: week) { _ in }, forSegmentAt: 1)
    #expect(control.segmentIndex(identifiedBy: day) == NSNotFound)
    #expect(control.segmentIndex(identifiedBy: week) == 1 && control.numberOfSegments == 2)
  }

  @Test("Inserting an action with the identifier of a segment updates that segment or moves it")
  func sameIdentifier() {
    let day = UIAction.Identifier("day")
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.setAction(UIAction(title: "Day", identifier: day) { _ in }, forSegmentAt: 0)
    control.insertSegment(action: UIAction(title: "Today", identifier: day) { _ in }, at: 0, animated: false)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 0) == "Today")
    control.insertSegment(action: UIAction(title: "Day", identifier: day) { _ in }, at: 2, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["B", "C", "Day"])
  }

  @Test("A background replaces the grey one and the lighter one of the selection, by state")
  func backgrounds() throws {
    let (normal, selected) = (image(), image())
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    show(control)
    let grey = try #require(control.subviews.first)
    #expect(grey.backgroundColor != .clear && grey.subviews.contains { !$0.isHidden })
    control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
    window.layoutIfNeeded()
    let segments = control.subviews.dropFirst()
    func pictures() -> [UIImage?] { segments.map { ($0.subviews.first as? UIImageView)?.image } }
    #expect(grey.backgroundColor == .clear && pictures() == [selected, normal])
    // Each segment shows its part of a picture over the whole control.
    let frames = segments.map { $0.convert($0.subviews[0].frame, to: control) }
    #expect(frames == [control.bounds, control.bounds] && segments.allSatisfy(\.clipsToBounds))
    tap(225)
    #expect(pictures() == [normal, selected])
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === selected)
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    #expect(grey.backgroundColor != .clear && pictures() == [nil, nil])
  }

  @Test("Pictures between segments are in the middle between both, by the states of both")
  func dividers() throws {
    let (usual, special) = (image(10), image(10))
    let control = UISegmentedControl(items: ["A", "B", "C"])
    show(control)
    control.setDividerImage(
      usual, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.setDividerImage(
      special, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    window.layoutIfNeeded()
    let lines = control.subviews.compactMap { $0 as? UIImageView }
    #expect(lines.map(\.image) == [usual, usual])
    #expect(lines.map(\.frame.midX) == [100, 200] as [CGFloat] && lines.allSatisfy { $0.frame.width == 10 })
    control.selectedSegmentIndex = 0
    #expect(lines.map(\.image) == [special, usual])
    let grey = try #require(control.subviews.first)
    #expect(grey.subviews.count { !$0.isHidden } == 1)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) === special)
  }

  @Test("Titles move by the offset of their segment and by that of its place")
  func offsets() throws {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    show(control)
    func labels() -> [CGRect] {
      window.layoutIfNeeded()
      return control.subviews.dropFirst().compactMap {
        $0.subviews.compactMap { $0 as? UILabel }.first?.frame
      }
    }
    let before = labels()
    control.setContentOffset(CGSize(width: 2, height: 3), forSegmentAt: 1)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 4, vertical: 0), forSegmentType: .right, barMetrics: .default)
    let expected = [before[0], before[1].offsetBy(dx: 2, dy: 3), before[2].offsetBy(dx: 4, dy: 0)]
    #expect(labels() == expected)
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 2, height: 3))
    #expect(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default)
        == UIOffset(horizontal: 4, vertical: 0))
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 1, vertical: 0), forSegmentType: .any, barMetrics: .default)
    #expect(labels()[0] == before[0].offsetBy(dx: 1, dy: 0) && labels()[2] == expected[2])
  }

  @Test("Every switch is a knob in a track, whatever its preferred style and title")
  func switchStyle() {
    let control = UISwitch()
    #expect(control.preferredStyle == .automatic && control.style == .sliding && control.title == nil)
    (control.preferredStyle, control.title) = (.checkbox, "Wi-Fi")
    #expect(control.style == .sliding && control.title == "Wi-Fi" && control.preferredStyle == .checkbox)
    #expect(control.sizeThatFits(.zero) == UISwitch().sizeThatFits(.zero))
  }
}
