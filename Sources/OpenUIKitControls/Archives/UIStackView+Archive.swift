@_spi(Overrides) import OpenUIKitCore

extension UIStackView {
  func writeStack(to coder: NSCoder) {
    let places = arrangedSubviews.compactMap { view in archivedSubviews.firstIndex { $0 === view } }
    coder.encode(numbers: places.map { Double($0) }, forKey: "UIStackViewArrangedSubviews")
    let gaps = arrangedSubviews.map { Double(customSpacing(after: $0)) }
    coder.encode(numbers: gaps, forKey: "UIStackViewCustomSpacings")
    coder.encode(axis.rawValue, forKey: "UIStackViewAxis")
    coder.encode(distribution.rawValue, forKey: "UIStackViewDistribution")
    coder.encode(alignment.rawValue, forKey: "UIStackViewAlignment")
    coder.encode(numbers: [spacing], forKey: "UIStackViewSpacing")
    coder.encode(isBaselineRelativeArrangement, forKey: "UIStackViewBaselineRelative")
    coder.encode(isLayoutMarginsRelativeArrangement, forKey: "UIStackViewLayoutMarginsRelative")
  }

  /// Reads an archive, after its subviews.
  func readStack(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, let places = coder.numbers(forKey: "UIStackViewArrangedSubviews") else {
      return
    }
    let views = subviews
    for place in places where views.indices.contains(Int(place)) { addArrangedSubview(views[Int(place)]) }
    for (view, gap) in zip(arrangedSubviews, coder.numbers(forKey: "UIStackViewCustomSpacings") ?? []) {
      setCustomSpacing(gap, after: view)
    }
    axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: "UIStackViewAxis")) ?? .horizontal
    distribution =
      Distribution(rawValue: coder.decodeInteger(forKey: "UIStackViewDistribution")) ?? .fill
    alignment = Alignment(rawValue: coder.decodeInteger(forKey: "UIStackViewAlignment")) ?? .fill
    spacing = coder.number(forKey: "UIStackViewSpacing") ?? 0
    isBaselineRelativeArrangement = coder.decodeBool(forKey: "UIStackViewBaselineRelative")
    isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: "UIStackViewLayoutMarginsRelative")
  }
}
