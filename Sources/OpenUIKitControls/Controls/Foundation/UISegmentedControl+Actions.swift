import OpenUIKitCore

extension UISegmentedControl {
  /// Creates a control with a frame, in points, and a segment for each action. A segment shows the image of its action, or else its
  /// title. Selecting it performs the action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  /// Gives a segment the image or else the title of an action, which selecting it performs. Traps if there is no such segment, or if
  /// another one has an action with the same identifier.
  public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let known = segmentIndex(identifiedBy: action.identifier)
    require(
      known == NSNotFound || known == segment,
      "UISegmentedControl has an action \(action.identifier.rawValue) at the index \(known)")
    let view = self[segment]
    view.action = action
    view.show(title: action.image == nil ? action.title : nil, image: action.image)
    segmentsDidChange()
  }

  /// The action of a segment; nil for none. Traps if there is no such segment.
  public final func actionForSegment(at segment: Int) -> UIAction? { self[segment].action }

  /// The index of the segment whose action has an identifier; `NSNotFound` without one.
  public final func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Updates the segment that has an action with the same identifier at the index, or removes it from another one. Returns whether it
  /// updated it.
  final func updateSegment(for action: UIAction, at index: Int) -> Bool {
    let known = segmentIndex(identifiedBy: action.identifier)
    guard known != NSNotFound else { return false }
    guard known == index else {
      removeSegment(at: known, animated: false)
      return false
    }
    setAction(action, forSegmentAt: index)
    return true
  }
}
