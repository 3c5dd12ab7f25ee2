import OpenUIKitControls

/// What a person has done in a view tree: scrolled, typed, switched and chosen. A program that starts again after its code
/// changed continues with it.
///
/// A view is found again by its place in the tree and its class, so after a change of the tree only views before it are.
public struct ViewState: Codable, Equatable, Sendable {
  /// One view's state.
  private struct Entry: Codable, Equatable, Sendable {
    var place: [Int]
    var kind: String
    var x = 0.0
    var y = 0.0
    var text: String?
  }

  private var entries: [Entry] = []

  /// Reads the state of a view and all below it. O(views).
  #if !ThreadConfined
    @MainActor
  #endif
  public init(of root: UIView) {
    Self.forEach(root) { view, place in
      guard var entry = Self.entry(of: view) else { return }
      entry.place = place
      entries.append(entry)
    }
  }

  /// Gives a view tree the state, as far as it has the same views. Delegates and targets are notified as after a change by code.
  #if !ThreadConfined
    @MainActor
  #endif
  public func restore(in root: UIView) {
    root.layoutIfNeeded()
    for entry in entries {
      var view: UIView? = root
      for index in entry.place {
        view = view.flatMap { $0.subviews.indices.contains(index) ? $0.subviews[index] : nil }
      }
      if let view { Self.apply(entry, to: view) }
    }
  }

  #if !ThreadConfined
    @MainActor
  #endif
  private static func forEach(_ root: UIView, _ body: (UIView, [Int]) -> Void) {
    var pending: [(UIView, [Int])] = [(root, [])]
    while let (view, place) = pending.popLast() {
      body(view, place)
      for (index, subview) in view.subviews.enumerated().reversed() {
        pending.append((subview, place + [index]))
      }
    }
  }

  #if !ThreadConfined
    @MainActor
  #endif
  private static func entry(of view: UIView) -> Entry? {
    switch view {
    case let view as UITextView: Entry(place: [], kind: "textView", text: view.text)
    case let view as UIScrollView:
      Entry(place: [], kind: "scroll", x: Double(view.contentOffset.x), y: Double(view.contentOffset.y))
    case let view as UITextField: Entry(place: [], kind: "field", text: view.text)
    case let view as UISwitch: Entry(place: [], kind: "switch", x: view.isOn ? 1 : 0)
    case let view as UISlider: Entry(place: [], kind: "slider", x: Double(view.value))
    case let view as UIStepper: Entry(place: [], kind: "stepper", x: view.value)
    case let view as UISegmentedControl:
      Entry(place: [], kind: "segments", x: Double(view.selectedSegmentIndex))
    default: nil
    }
  }

  #if !ThreadConfined
    @MainActor
  #endif
  private static func apply(_ entry: Entry, to view: UIView) {
    switch (entry.kind, view) {
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
