/// The font and the colour of the titles of segments, by state.
struct SegmentLooks {
  struct Look {
    var font: UIFont?
    var color: UIColor?
  }

  private var looks: [(state: UIControl.State, look: Look)] = []

  /// The look of exactly this state; nil for none.
  subscript(state: UIControl.State) -> Look? {
    get { looks.first { $0.state == state }?.look }
    set {
      looks.removeAll { $0.state == state }
      if let newValue { looks.append((state, newValue)) }
    }
  }
}

#if !hasFeature(Embedded)
  extension UISegmentedControl {
    /// Sets the font and the colour of the titles in a state; nil for the usual ones. Other attributes have no effect. States
    /// without attributes have those of the normal state.
    public func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
      looks[state] = attributes.map {
        SegmentLooks.Look(font: $0[.font] as? UIFont, color: $0[.foregroundColor] as? UIColor)
      }
    }

    /// The font and the colour of the titles in a state; nil if they were not set.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
      guard let look = looks[state] else { return nil }
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = look.font
      attributes[.foregroundColor] = look.color
      return attributes
    }
  }
#endif
