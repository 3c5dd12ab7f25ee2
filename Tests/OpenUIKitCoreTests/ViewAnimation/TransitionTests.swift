import OpenUIKit
import Testing

@MainActor
@Suite("Transitions and snapshots")
struct TransitionTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let card = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 50))

  init() {
    card.backgroundColor = .red
    window.addSubview(card)
    window.layoutIfNeeded()
  }

  /// The fills that show, from back to front, with their opacities.
  private var fills: [(UIColor, CGFloat)] {
    let colors: [UIColor] = [.red, .blue, .green]
    return window.displayList().entries.compactMap { entry in
      colors.first { DisplayList.Color($0.cgColor) == entry.fill }.map { ($0, entry.opacity) }
    }
  }

  @Test("An opaque view's old look fades over the new one")
  func dissolve() {
    var finished: Bool?
    UIView.transition(with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      card.backgroundColor = .blue
    } completion: {
      finished = $0
    }
    #expect(card.backgroundColor == .blue && window.subviews == [card])
    window.clock.advance(by: 0.25)
    #expect(fills.map(\.0) == [.blue, .red])
    let entries = window.displayList().entries
    #expect(entries.map(\.opacity).contains(0.75))
    window.clock.advance(by: 1)
    #expect(finished == true && fills.map(\.0) == [.blue])
    #expect(window.layer.sublayers?.count == 1)
  }

  @Test("A view that one can look through fades in while its old look fades out")
  func transparentDissolve() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "old"
    window.addSubview(label)
    UIView.transition(with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      label.text = "new"
    }
    window.clock.advance(by: 0.25)
    let list = window.displayList()
    #expect(list.lines.map { String($0.text) } == ["new", "old"])
    #expect(list.entries.suffix(3).map(\.opacity) == [0.25, 0.75, 1])
    window.clock.advance(by: 1)
    #expect(label.alpha == 1 && window.displayList().lines.map { String($0.text) } == ["new"])
  }

  @Test("A flip turns the old look away and then the new one up", arguments: [true, false])
  func flip(fromLeft: Bool) {
    let back = UIView(frame: card.frame)
    back.backgroundColor = .blue
    var finished: Bool?
    UIView.transition(
      from: card, to: back, duration: 1,
      options: [fromLeft ? .transitionFlipFromLeft : .transitionFlipFromRight, .curveLinear]
    ) { finished = $0 }
    #expect(window.subviews == [back] && card.superview == nil)
    window.clock.advance(by: 0.25)
    let early = window.displayList().entries.first { $0.fill == DisplayList.Color(UIColor.red.cgColor) }
    #expect(early != nil)
    // Turned by an eighth of a circle, the side that comes towards the viewer looks higher.
    let picture = window.layer.sublayers?.last?.presentation()
    let angle = picture.map { atan2($0.transform.m31, $0.transform.m33) } ?? 0
    #expect(abs(angle - (fromLeft ? .pi / 4 : -.pi / 4)) < 1e-6)
    window.clock.advance(by: 0.5)
    let late = back.layer.presentation().map { atan2($0.transform.m31, $0.transform.m33) } ?? 0
    #expect(abs(late - (fromLeft ? -.pi / 4 : .pi / 4)) < 1e-6)
    window.clock.advance(by: 0.5)
    #expect(finished == true && back.transform == .identity && fills.map(\.0) == [.blue])
  }

  @Test("Views can be hidden and shown instead of removed and added")
  func showAndHide() {
    let back = UIView(frame: card.frame)
    back.isHidden = true
    window.addSubview(back)
    UIView.transition(
      from: card, to: back, duration: 0.5, options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(card.isHidden && !back.isHidden && window.subviews == [card, back])
    window.clock.advance(by: 1)
    #expect(window.layer.sublayers?.count == 2)
  }

  @Test("Without a window or a transition nothing delays the changes; the completion comes next")
  func immediate() {
    let view = UIView()
    var log: [String] = []
    // Here, since the key window belongs to the thread and other tests may make one key.
    window.makeKey()
    UIView.transition(with: view, duration: 1, options: .transitionFlipFromTop) {
      log.append("changed")
    } completion: {
      log.append("finished \($0)")
    }
    #expect(log == ["changed"])
    window.clock.advance(by: 0)
    #expect(log == ["changed", "finished true"])
    UIView.transition(with: card, duration: 1, options: .curveLinear) { card.alpha = 0 }
    window.clock.advance(by: 0.5)
    #expect(card.layer.presentation()?.opacity == 0.5)
  }

  @Test("A snapshot shows what the view looked like, and stretches")
  func snapshot() throws {
    let dot = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    dot.backgroundColor = .green
    card.addSubview(dot)
    let picture = try #require(card.snapshotView(afterScreenUpdates: true))
    card.backgroundColor = .blue
    dot.removeFromSuperview()
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    picture.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    window.addSubview(picture)
    #expect(fills.map(\.0) == [.blue, .red, .green])
    let list = window.displayList()
    #expect(list.entries[3].transform.m11 == 2 && Set(list.entries.map(\.id)).count == list.entries.count)
    let identities = list.entries.map(\.id)
    picture.alpha = 0.5
    #expect(window.displayList().entries.map(\.id) == identities)
  }
}
