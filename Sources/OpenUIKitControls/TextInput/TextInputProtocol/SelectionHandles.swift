/// The handles at both ends of a selection that the user has made by touch.
final class SelectionHandles: ViewTreeConfined {
  /// Whether the selection was made by touch. Keys that change it have no use for handles.
  var isWanted = false
  /// Settings of the view, which are here because each view with text has this object.
  var settings = TextSettings() { didSet { releaseAfterAssignment(oldValue) } }
  private var views: (start: SelectionHandle, end: SelectionHandle)?

  /// Shows the handles at the ends of a text's selection, or hides them.
  func follow(_ text: any EditedTextView) {
    let selection = text.editedText.selection
    let isShown = isWanted && text.isFirstResponder && !selection.isEmpty && !settings.clearsOnInsertion
    let places = isShown ? text.rectangles(of: selection) : []
    guard let first = places.first, let last = places.last else {
      views?.start.isHidden = true
      views?.end.isHidden = true
      return
    }
    let (start, end) = shownViews(in: text)
    start.place(at: CGPoint(x: first.minX, y: first.minY), height: first.height)
    end.place(at: CGPoint(x: last.maxX, y: last.minY), height: last.height)
  }

  private func shownViews(in text: any EditedTextView) -> (SelectionHandle, SelectionHandle) {
    let handles = views ?? (SelectionHandle(text, isStart: true), SelectionHandle(text, isStart: false))
    if views == nil {
      text.addSubview(handles.start)
      text.addSubview(handles.end)
    }
    views = handles
    return handles
  }
}

/// A vertical bar with a round knob, which the user drags to the new end of the selection.
final class SelectionHandle: UIView {
  static let knobDiameter: CGFloat = 10
  private static let (thickness, reach): (CGFloat, CGFloat) = (2, 22)
  private let isStart: Bool
  private let (bar, knob) = (UIView(), UIView())
  @Weak private var text: (any EditedTextView)?
  /// The distance from the finger to the middle of the bar.
  private var grip = CGPoint.zero
  private var scroller: EdgeScroller?

  init(_ text: any EditedTextView, isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    self.text = text
    for part in [bar, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    // At once and not after a movement, so that a scroll view around the handle does not scroll.
    let press = UILongPressGestureRecognizer { [weak self] in self?.drag($0) }
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the bar, whose top is at a point of the text.
  func place(at top: CGPoint, height: CGFloat) {
    isHidden = false
    let reach = Self.reach
    frame = CGRect(x: top.x - reach, y: top.y - reach, width: 2 * reach, height: height + 2 * reach)
    bar.frame = CGRect(x: reach - Self.thickness / 2, y: reach, width: Self.thickness, height: height)
    // The knob overlaps the bar by a point, without a gap between them on any screen.
    let y = isStart ? reach - Self.knobDiameter + 1 : reach + height - 1
    knob.frame = CGRect(
      x: reach - Self.knobDiameter / 2, y: y, width: Self.knobDiameter, height: Self.knobDiameter)
    knob.layer.cornerRadius = Self.knobDiameter / 2
    for part in [bar, knob] { part.backgroundColor = tintColor }
  }

  private func drag(_ press: UIGestureRecognizer) {
    guard let text else { return }
    let finger = press.location(in: text)
    switch press.state {
    case .began:
      grip = CGPoint(x: frame.midX - finger.x, y: frame.midY - finger.y)
      scroller = (text as? UIScrollView).map { view in
        EdgeScroller(view) { [weak self, weak press] in if let press { self?.followFinger(of: press) } }
      }
    case .changed:
      followFinger(of: press)
      scroller?.follow(press.location(in: nil))
    default:
      scroller = nil
      if press.state == .ended { text.showEditMenu() }
    }
  }

  private func followFinger(of press: UIGestureRecognizer) {
    guard let text else { return }
    let finger = press.location(in: text)
    moveEnd(to: text.nearestPlace(to: CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)), of: text)
  }

  /// Moves an end of the selection. At least one character stays selected.
  private func moveEnd(to place: Int, of text: any EditedTextView) {
    let selection = text.editedText.selection
    text.selectCharacters(
      isStart
        ? min(place, selection.upperBound - 1)..<selection.upperBound
        : selection.lowerBound..<max(place, selection.lowerBound + 1))
  }

  // The text would take these touches for taps, which move the caret.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
