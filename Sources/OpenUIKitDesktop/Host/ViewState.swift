import OpenUIKitControls

/// The state that a person has given a view tree by scrolling, typing, switching and choosing. A program that starts again after its
/// code changed continues with it.
///
/// A view is found again by its place in the tree and its class, so after a change of the tree only views before it are.
public struct ViewState: Codable, Equatable, Sendable {
  /// One view's state.
  fileprivate struct Entry: Codable, Equatable, Sendable {
    var place: [Int]
    var kind: String
    var x = 0.0
    var y = 0.0
    var text: String?
  }

  fileprivate var entries: [Entry] = []
}

extension UIView {
  /// The state that a person has given the view and all views below it. O(views).
  public final var viewState: ViewState {
    var state = ViewState()
    forEachPlace { view, place in
      guard var entry = view.stateEntry else { return }
      entry.place = place
      state.entries.append(entry)
    }
    return state
  }

  /// Gives the view tree a state, as far as it has the same views. Delegates and targets are notified as after a change by code.
  public final func restore(_ state: ViewState) {
    layoutIfNeeded()
    for entry in state.entries {
      var view: UIView? = self
      for index in entry.place {
        view = view.flatMap { $0.subviews.indices.contains(index) ? $0.subviews[index] : nil }
      }
      view?.apply(entry)
    }
  }

  private func forEachPlace(_ body: (UIView, [Int]) -> Void) {
    var pending: [(UIView, [Int])] = [(self, [])]
    while let (view, place) = pending.popLast() {
      body(view, place)
      for (index, subview) in view.subviews.enumerated().reversed() {
        pending.append((subview, place + [index]))
      }
    }
  }

  private var stateEntry: ViewState.Entry? {
    switch self {
    case let view as UITextView: ViewState.Entry(place: [], kind: "textView", text: view.text)
    case let view as UIScrollView:
      ViewState.Entry(
        place: [], kind: "scroll", x: Double(view.contentOffset.x), y: Double(view.contentOffset.y))
    case let view as UITextField: ViewState.Entry(place: [], kind: "field", text: view.text)
    case let view as UISwitch: ViewState.Entry(place: [], kind: "switch", x: view.isOn ? 1 : 0)
    case let view as UISlider: ViewState.Entry(place: [], kind: "slider", x: Double(view.value))
    case let view as UIStepper: ViewState.Entry(place: [], kind: "stepper", x: view.value)
    case let view as UISegmentedControl:
      ViewState.Entry(place: [], kind: "segments", x: Double(view.selectedSegmentIndex))
    default: nil
    }
  }

  private func apply(_ entry: ViewState.Entry) {
    switch (entry.kind, self) {
    case ("textView", let view as UITextView): view.text = entry.text
    case ("scroll", let view as UIScrollView): view.contentOffset = CGPoint(x: entry.x, y: entry.y)
    case ("field", let view as UITextField): view.text = entry.text
    case ("switch", let view as UISwitch): view.isOn = entry.x == 1
    case ("slider", let view as UISlider): view.value = Float(entry.x)
    case ("stepper", let view as UIStepper): view.value = entry.x
    case ("segments", let view as UISegmentedControl): view.selectedSegmentIndex = Int(entry.x)
    default: break
    }
  }
}
