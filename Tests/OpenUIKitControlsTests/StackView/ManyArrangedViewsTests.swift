import OpenUIKit
import Testing

/// The cost of a stack for thousands of views, in calls: it finds its views by their identity.
@MainActor
@Suite("Stacks of very many views")
struct ManyArrangedViewsTests {
  /// A view that counts how often it is compared.
  private final class ComparedView: UIView {
    nonisolated(unsafe) static var comparisons = 0

    override func isEqual(_ object: Any?) -> Bool {
      Self.comparisons += 1
      return super.isEqual(object)
    }
  }

  /// A stack that counts how often it is asked for its superview.
  private final class CountingStack: UIStackView {
    var calls = 0

    override var superview: UIView? {
      calls += 1
      return super.superview
    }
  }

  @Test("adding, spacing, moving and removing views compares none of them")
  func identity() {
    let stack = UIStackView()
    let views = (0..<300).map { _ in ComparedView() }
    ComparedView.comparisons = 0
    for view in views { stack.addArrangedSubview(view) }
    for view in views { stack.setCustomSpacing(3, after: view) }
    for view in views.prefix(100) { stack.insertArrangedSubview(view, at: 299) }
    for view in views.suffix(100) { stack.insertArrangedSubview(view, at: 0) }
    for view in views.prefix(100) { stack.removeArrangedSubview(view) }
    #expect(ComparedView.comparisons == 0)
    #expect(stack.arrangedSubviews.count == 200)
    #expect(Array(stack.arrangedSubviews.prefix(100)) == views.suffix(100).reversed())
    #expect(Array(stack.arrangedSubviews.suffix(100)) == Array(views[100..<200]))
    #expect(stack.customSpacing(after: views[150]) == 3)
    #expect(stack.customSpacing(after: views[50]) == UIStackView.spacingUseDefault)
  }

  /// The order that arrays give, for random changes. Of the three pools of views the first never makes a list that is too long to be
  /// searched, and the second makes one that is now and then.
  @Test("views are arranged in the order of their changes, and keep their spacings", arguments: 0..<24)
  func order(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let stack = UIStackView()
    var expected: [UIView] = []
    var spacings: [UIView: CGFloat] = [:]
    var others = (0..<[6, 14, 150][Int(seed % 3)]).map { _ in UIView() }
    for _ in 0..<600 {
      switch next(5) {
      case 0 where !others.isEmpty:
        let view = others.remove(at: next(others.count))
        let place = next(expected.count + 1)
        stack.insertArrangedSubview(view, at: place)
        expected.insert(view, at: place)
      case 1 where !others.isEmpty:
        let view = others.removeLast()
        stack.addArrangedSubview(view)
        expected.append(view)
      case 2 where !expected.isEmpty:
        let view = expected.remove(at: next(expected.count))
        let place = next(expected.count + 1)
        stack.insertArrangedSubview(view, at: place)
        expected.insert(view, at: place)
      case 3 where !expected.isEmpty:
        let view = expected.remove(at: next(expected.count))
        if next(2) == 0 { stack.removeArrangedSubview(view) } else { view.removeFromSuperview() }
        spacings[view] = nil
        others.append(view)
      case 4 where !expected.isEmpty:
        let view = expected[next(expected.count)]
        spacings[view] = next(3) == 0 ? nil : CGFloat(next(9))
        stack.setCustomSpacing(spacings[view] ?? UIStackView.spacingUseDefault, after: view)
      default: break
      }
      #expect(stack.arrangedSubviews.elementsEqual(expected) { $0 === $1 }, "seed \(seed)")
      for view in expected + others {
        #expect(stack.customSpacing(after: view) == spacings[view] ?? UIStackView.spacingUseDefault)
      }
    }
  }

  @Test("a stack in hundreds of others looks up to them a few times, and not once for each")
  func nesting() {
    var counts: [Int] = []
    for depth in [100, 200] {
      var stacks: [CountingStack] = []
      var view: UIView = UIView()
      for index in 0..<depth {
        let stack = CountingStack(arrangedSubviews: [view])
        stack.axis = index % 2 == 0 ? .vertical : .horizontal
        stacks.append(stack)
        view = stack
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      window.layoutIfNeeded()
      counts.append(stacks.reduce(0) { $0 + $1.calls })
    }
    #expect(counts[1] < 3 * counts[0], "\(counts)")
  }
}
