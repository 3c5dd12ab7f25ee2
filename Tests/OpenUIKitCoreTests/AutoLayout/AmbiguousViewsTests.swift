import Testing

@testable import OpenUIKitCore

@MainActor
@Suite struct AmbiguousViewsTests {
  /// Trees of views with some of the constraints that they need, and some that are too many.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `The views of a tree are ambiguous as each is by itself`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    var views: [UIView] = []
    for _ in 0..<8 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = numbers.oneIn(8)
      let parent = numbers.oneIn(2) ? views.randomElement(using: &numbers) ?? window : window
      parent.addSubview(view)
      views.append(view)
    }
    for view in views { constrain(view, using: &numbers) }
    window.layoutIfNeeded()
    let found = UIView.ambiguousViews(among: views).map { ObjectIdentifier($0) }
    #expect(found == views.filter(\.hasAmbiguousLayout).map { ObjectIdentifier($0) }, "seed \(seed)")
  }

  @Test func `A view that nothing places is ambiguous beside views that are determined`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let (placed, lost) = (UIView(), UIView())
    for view in [placed, lost] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    for anchor in [\UIView.widthAnchor, \.heightAnchor] {
      placed[keyPath: anchor].constraint(equalToConstant: 40).isActive = true
      lost[keyPath: anchor].constraint(equalToConstant: 40).isActive = true
    }
    placed.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    placed.centerYAnchor.constraint(equalTo: window.centerYAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(UIView.ambiguousViews(among: [window, placed, lost]) == [lost])
  }

  /// Mostly edges to the superview and sizes; now and then inequalities and weak preferences.
  private func constrain(_ view: UIView, using numbers: inout SeededGenerator) {
    guard let parent = view.superview else { return }
    let candidates = [
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: parent.rightAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ]
    for (index, constraint) in candidates.enumerated() where !numbers.oneIn(index < 4 ? 10 : 3) {
      if numbers.oneIn(4) || index > 3 { constraint.priority = .defaultLow }
      constraint.isActive = true
    }
  }
}
