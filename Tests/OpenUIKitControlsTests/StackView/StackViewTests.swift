import OpenUIKit
import Testing

/// A stack of three views of the given content sizes in a fixed frame, and the frames its rules give.
struct StackCase: CustomTestStringConvertible, Sendable {
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let frames: [CGRect]
  var testDescription: String { "\(distribution), \(alignment)" }

  init(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
    _ frames: (Double, Double, Double, Double)...
  ) {
    self.distribution = distribution
    self.alignment = alignment
    self.frames = frames.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  }
}

@MainActor
@Suite("Stack views")
struct StackViewTests {
  /// Three views of 20 x 10, 40 x 20 and 60 x 30 with a spacing of 10 in 320 x 100; the last one hugs least. Worked by
  /// hand from the header's rules: filling distributions keep the spacing exactly, the others only at least.
  nonisolated static let cases: [StackCase] = [
    StackCase(.fill, .fill, (0, 0, 20, 100), (30, 0, 40, 100), (80, 0, 240, 100)),
    StackCase(.fillEqually, .fill, (0, 0, 100, 100), (110, 0, 100, 100), (220, 0, 100, 100)),
    StackCase(.equalSpacing, .fill, (0, 0, 20, 100), (120, 0, 40, 100), (260, 0, 60, 100)),
    // Centres at 10 and 290 at the ends, hence 150 in the middle.
    StackCase(.equalCentering, .fill, (0, 0, 20, 100), (130, 0, 40, 100), (260, 0, 60, 100)),
    StackCase(.fill, .top, (0, 0, 20, 10), (30, 0, 40, 20), (80, 0, 240, 30)),
    StackCase(.fill, .center, (0, 45, 20, 10), (30, 40, 40, 20), (80, 35, 240, 30)),
    StackCase(.fill, .bottom, (0, 90, 20, 10), (30, 80, 40, 20), (80, 70, 240, 30)),
  ]

  private func makeStack(_ views: [UIView]) -> (UIWindow, UIStackView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    window.addSubview(stack)
    return (window, stack)
  }

  private func makeViews() -> [ContentView] {
    let views = [ContentView(20, 10), ContentView(40, 20), ContentView(60, 30)]
    views[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    return views
  }

  @Test("place three views in a fixed frame", arguments: cases)
  func fixedFrame(_ example: StackCase) {
    let views = makeViews()
    let (window, stack) = makeStack(views)
    stack.distribution = example.distribution
    stack.alignment = example.alignment
    stack.pin(CGRect(x: 0, y: 0, width: 320, height: 100))
    window.layoutIfNeeded()
    #expect(views.map(\.frame) == example.frames)
  }

  @Test("share the axis in proportion to content sizes")
  func proportions() {
    let views = makeViews()
    let (window, stack) = makeStack(views)
    stack.spacing = 0
    stack.distribution = .fillProportionally
    stack.pin(CGRect(x: 0, y: 0, width: 240, height: 100))
    window.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [40, 80, 120])
  }

  @Test("are as large as their content without a frame of their own")
  func contentSize() {
    let views = makeViews()
    let (window, stack) = makeStack(views)
    stack.alignment = .center
    stack.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 7).isActive = true
    window.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 7, y: 0, width: 140, height: 30))
    #expect(views.map(\.frame.minY) == [10, 5, 0])
  }

  @Test("close the gap of a hidden view and open it again")
  func hiding() {
    let views = makeViews()
    let (window, stack) = makeStack(views)
    window.layoutIfNeeded()
    #expect(stack.frame.width == 140)
    views[1].isHidden = true
    window.layoutIfNeeded()
    #expect(stack.frame.width == 90)
    #expect(views[2].frame.minX == 30)
    views[1].isHidden = false
    window.layoutIfNeeded()
    #expect(stack.frame.width == 140)
  }

  @Test("run from right to left where the interface does")
  func rightToLeft() {
    let views = makeViews()
    let (window, stack) = makeStack(views)
    window.layoutDirection = .rightToLeft
    stack.pin(CGRect(x: 0, y: 0, width: 320, height: 100))
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [300, 250, 0])
  }

  @Test("stand upright, with margins and a spacing of its own behind one view")
  func column() {
    let views = makeViews()
    let (window, stack) = makeStack(views)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.setCustomSpacing(25, after: views[0])
    window.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 66, height: 1 + 10 + 25 + 20 + 10 + 30 + 3))
    #expect(views.map(\.frame.minY) == [1, 36, 66])
    #expect(views.map(\.frame.minX) == [2, 2, 2])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("arranged views are subviews; removing a subview ends its arrangement, the reverse does not")
  func membership() {
    let views = makeViews()
    let (_, stack) = makeStack(views)
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[2], views[0]])
  }
}
