/// What a button shows in one state; nil for what the normal state shows.
struct ButtonAppearance {
  var title: String?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

/// The appearances of a button in the states that have one of their own; a handful at most.
struct ButtonAppearances {
  private var states: [UInt] = []
  private var appearances: [ButtonAppearance] = []

  /// The appearance of exactly this state.
  subscript(state: UIControl.State) -> ButtonAppearance {
    get { states.firstIndex(of: state.rawValue).map { appearances[$0] } ?? ButtonAppearance() }
    set {
      if let index = states.firstIndex(of: state.rawValue) {
        appearances[index] = newValue
      } else {
        states.append(state.rawValue)
        appearances.append(newValue)
      }
    }
  }

  /// A part of the appearance of this state or, where that says nothing, of the normal one.
  func value<Part>(_ part: (ButtonAppearance) -> Part?, for state: UIControl.State) -> Part? {
    part(self[state]) ?? part(self[.normal])
  }
}
