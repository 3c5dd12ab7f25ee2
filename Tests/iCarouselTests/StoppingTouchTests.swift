import OpenUIKit
import Testing

@testable import iCarousel

/// A touch that stops a moving carousel ends there, as one on moving content of a scroll view does
/// (github.com/nicklockwood/iCarousel/issues/602).
#if !ThreadConfined
  @MainActor
#endif
@Suite("Touches that stop a moving carousel")
struct StoppingTouchTests {
  /// Counts what happens to a carousel in a cell, whose items are buttons with recognisers.
  #if !ThreadConfined
    @MainActor
  #endif
  private final class Counts {
    var downs = 0
    var taps = 0
    var presses = 0
    var touchesOfCell = 0
    var gesturesOfCell = 0
    var drags = 0
    var all: Int { downs + taps + presses + touchesOfCell + gesturesOfCell }
  }

  private final class Cell: UIView {
    var counts: Counts?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counts?.touchesOfCell += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { counts?.touchesOfCell += 1 }
  }

  private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !(otherGestureRecognizer is TouchWatcher) }
  }

  private let both = Both()

  private func show(_ counts: Counts) -> Show {
    let show = Show(startsEmpty: true)
    show.source.makeView = {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      button.addAction(UIAction { _ in counts.downs += 1 }, for: .touchDown)
      button.addGestureRecognizer(UITapGestureRecognizer { _ in counts.taps += 1 })
      let press = UILongPressGestureRecognizer { _ in counts.presses += 1 }
      press.minimumPressDuration = 0.2
      button.addGestureRecognizer(press)
      return button
    }
    show.connect()
    let cell = Cell(frame: show.window.bounds)
    cell.counts = counts
    let tap = UITapGestureRecognizer { _ in counts.gesturesOfCell += 1 }
    let press = UILongPressGestureRecognizer { _ in counts.gesturesOfCell += 1 }
    press.minimumPressDuration = 0.2
    // Recognisers that each allow the others, so that one inside does not exclude one outside.
    tap.delegate = both
    let pan = UIPanGestureRecognizer { if $0.state == .began { counts.drags += 1 } }
    for recognizer in [tap, press, pan] { cell.addGestureRecognizer(recognizer) }
    show.window.addSubview(cell)
    cell.addSubview(show.carousel)
    show.window.layoutIfNeeded()
    return show
  }

  /// Throws the carousel.
  private func fling(_ show: Show) {
    show.drag(from: 600, by: -40, steps: 6)
    show.touch(.ended, 360, 300)
    show.frames(6)
    #expect(show.carousel.isDecelerating)
  }

  @Test(
    "press no button in an item, fire no recogniser there, and do not reach a cell around it or its recognisers",
    arguments: [2, 40])
  func stop(frames: Int) {
    let counts = Counts()
    let show = show(counts)
    fling(show)
    (counts.downs, counts.taps, counts.presses) = (0, 0, 0)
    (counts.touchesOfCell, counts.gesturesOfCell) = (0, 0)
    _ = show.takeLog()
    show.touch(.began, 400, 300)
    show.frames(frames)
    show.touch(.ended, 400, 300)
    #expect(!show.carousel.isDecelerating && counts.all == 0)
    #expect(!show.takeLog().contains { $0.contains("elect") })
    show.frames(60)
    show.touch(.began, 400, 300)
    show.touch(.ended, 400, 300)
    #expect(counts.downs == 1 && counts.taps == 1)
  }

  @Test("drag what is around the carousel, across its row")
  func dragAround() {
    let counts = Counts()
    let show = show(counts)
    fling(show)
    counts.drags = 0
    show.touch(.began, 400, 300)
    for step in 1...5 {
      show.frames()
      show.touch(.moved, 400, 300 + CGFloat(step) * 40)
    }
    #expect(!show.carousel.isDragging && counts.drags == 1)
  }

  @Test("drag the carousel on")
  func drag() {
    let counts = Counts()
    let show = show(counts)
    fling(show)
    show.touch(.began, 400, 300)
    let caught = show.carousel.scrollOffset
    for step in 1...5 {
      show.frames()
      show.touch(.moved, 400 - CGFloat(step) * 40, 300)
    }
    #expect(show.carousel.isDragging && show.carousel.scrollOffset > caught + 0.5)
  }

  @Test("A carousel that may not scroll moves on, and its items receive the touch")
  func disabled() {
    let counts = Counts()
    let show = show(counts)
    show.carousel.isScrollEnabled = false
    show.carousel.scroll(byOffset: 6, duration: 2)
    show.frames(30)
    show.touch(.began, 400, 300)
    #expect(counts.downs == 1)
  }

  // Quirk 31.
  @Test("stop the drift while they rest on the carousel")
  func drift() {
    let show = Show()
    show.carousel.scrollOffset = 10
    show.carousel.autoscroll = -1
    show.frames(30)
    let place = show.carousel.scrollOffset
    #expect(place > 10.4)
    show.touch(.began, 400, 300)
    show.frames(60)
    #expect(show.carousel.scrollOffset == place)
    show.touch(.ended, 400, 300)
    show.carousel.scrollOffset = place
    show.frames(30)
    #expect(abs(show.carousel.scrollOffset - place - 0.5) < 0.05)
  }
}
