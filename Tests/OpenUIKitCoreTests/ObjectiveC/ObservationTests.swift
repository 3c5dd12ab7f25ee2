import OpenUIKit
import Testing

@MainActor @Suite struct ObservationTests {
  @Test func theOffsetOfAScrollViewIsObserved() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    var changes: [[CGFloat?]] = []
    let observation = view.observe(\.contentOffset, options: [.new, .old]) { _, change in
      changes.append([change.oldValue?.y, change.newValue?.y])
    }
    view.contentOffset.y = 50
    view.contentOffset.y = 50
    view.bounds.origin.y = 70
    #expect(changes == [[0, 50], [50, 70]])
    observation.invalidate()
    view.contentOffset.y = 0
    #expect(changes.count == 2)
  }

  @Test func frameBoundsAndCentreFollowConstraints() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    var (frames, widths, centers): ([CGRect], [CGFloat], [CGFloat]) = ([], [], [])
    let observations = [
      view.observe(\.frame) { view, _ in frames.append(view.frame) },
      view.observe(\.bounds, options: .new) { _, change in widths.append(change.newValue?.width ?? 0) },
      view.observe(\.center) { view, _ in centers.append(view.center.x) },
    ]
    width.constant = 40
    window.layoutIfNeeded()
    #expect(frames == [CGRect(x: 0, y: 0, width: 40, height: 10)])
    #expect(widths == [40])
    #expect(centers == [20])
    withExtendedLifetime(observations) {}
  }

  @Test func theInitialValueComesAtOnce() {
    let view = UIView()
    view.isHidden = true
    var values: [Bool?] = []
    let observation = view.observe(\.isHidden, options: [.initial, .new]) { values.append($1.newValue) }
    view.isHidden = false
    #expect(values == [true, false])
    withExtendedLifetime(observation) {}
  }

  @Test func theContentSizeTheStateAndTheOpacityAreObserved() {
    let (scroll, button) = (UIScrollView(), UIButton())
    var count = 0
    let observations = [
      scroll.observe(\.contentSize) { _, _ in count += 1 },
      scroll.observe(\.contentInset) { _, _ in count += 1 },
      button.observe(\.isSelected) { _, _ in count += 1 }, button.observe(\.alpha) { _, _ in count += 1 },
      button.observe(\.transform) { _, _ in count += 1 },
    ]
    scroll.contentSize = CGSize(width: 10, height: 10)
    scroll.contentInset.top = 4
    button.isSelected = true
    button.alpha = 0.5
    button.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(count == 5)
    withExtendedLifetime(observations) {}
  }

  @Test func anObservationThatIsReleasedEnds() {
    let view = UIView()
    var count = 0
    _ = view.observe(\.isHidden) { _, _ in count += 1 }
    view.isHidden = true
    #expect(count == 0)
  }

  @Test func aHandlerMayChangeThePropertyAndEndTheObservation() {
    let view = UIView()
    var observation: NSKeyValueObservation?
    var widths: [CGFloat] = []
    observation = view.observe(\.frame) { view, _ in
      widths.append(view.frame.width)
      if view.frame.width < 3 { view.frame.size.width += 1 } else { observation = nil }
    }
    view.frame.size.width = 1
    view.frame.size.width = 9
    #expect(widths == [1, 2, 3])
    #expect(observation == nil)
  }

  @Test func anObservationDoesNotRetainItsView() {
    weak var reference: UIView?
    var observation: NSKeyValueObservation?
    do {
      let view = UIView()
      reference = view
      observation = view.observe(\.frame) { _, _ in }
    }
    #expect(reference == nil)
    observation?.invalidate()
  }
}
