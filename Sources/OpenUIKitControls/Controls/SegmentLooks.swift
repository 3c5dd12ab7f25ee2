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
