/// A button's appearance in one state. Nil parts are those of the normal state.
struct ButtonAppearance {
  var title: String?
  #if !hasFeature(Embedded)
    var attributedTitle: NSAttributedString?
  #endif
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

/// The appearances of a button in the states that have one of their own, which are few.
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

  /// A part of the appearance of this state, or of the normal one if the state has none.
  func value<Part>(_ part: (ButtonAppearance) -> Part?, for state: UIControl.State) -> Part? {
    exactValue(part, for: state) ?? (state == .normal ? nil : exactValue(part, for: .normal))
  }

  private func exactValue<Part>(_ part: (ButtonAppearance) -> Part?, for state: UIControl.State) -> Part? {
    guard let index = states.firstIndex(of: state.rawValue) else { return nil }
    return part(appearances[index])
  }
}
