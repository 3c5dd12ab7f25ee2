/// The attributes of a text in a bar. In Embedded Swift there are none, because their values are `Any`.
struct BarTextAttributes: ViewTreeConfined {
  #if hasFeature(Embedded)
    var font: UIFont? { nil }
    var color: UIColor? { nil }

    func over(_ others: BarTextAttributes) -> BarTextAttributes { self }
  #else
    var values: [NSAttributedString.Key: Any] = [:]

    var font: UIFont? { values[.font] as? UIFont }
    var color: UIColor? { values[.foregroundColor] as? UIColor }

    /// These attributes, and those of the others that these do not set.
    func over(_ others: BarTextAttributes) -> BarTextAttributes {
      BarTextAttributes(values: values.merging(others.values) { own, _ in own })
    }
  #endif
}

/// Attributes for the states of a bar's item.
struct BarStateAttributes: ViewTreeConfined {
  private var lists: [(state: UIControl.State, attributes: BarTextAttributes)] = []

  subscript(state: UIControl.State) -> BarTextAttributes? {
    get { lists.first { $0.state == state }?.attributes }
    set {
      lists.removeAll { $0.state == state }
      if let newValue { lists.append((state, newValue)) }
    }
  }

  /// The attributes of a state, and those of the normal state that it does not set.
  func resolved(for state: UIControl.State) -> BarTextAttributes {
    let normal = self[.normal] ?? BarTextAttributes()
    return state == .normal ? normal : (self[state] ?? BarTextAttributes()).over(normal)
  }
}

extension UILabel {
  /// Shows a text with attributes. A font and a colour that they do not set are those of the arguments.
  func show(_ text: String?, _ attributes: BarTextAttributes, font: UIFont, color: UIColor) {
    self.font = attributes.font ?? font
    textColor = attributes.color ?? color
    #if !hasFeature(Embedded)
      let others = attributes.values.filter { $0.key != .font && $0.key != .foregroundColor }
      if let text, !others.isEmpty {
        let own: [NSAttributedString.Key: Any] = [.font: self.font!, .foregroundColor: textColor!]
        return attributedText = NSAttributedString(string: text, attributes: own.merging(others) { $1 })
      }
    #endif
    self.text = text
  }
}
