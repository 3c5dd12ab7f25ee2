/// The platters of a bar: one below each group of buttons. A space, the back button and a prominent button end a group.
struct BarPlatters: ViewTreeConfined {
  private var views: [BarPlatter] = []

  /// The buttons of one platter, which are side by side.
  struct Group {
    var buttons: [UIView]
    /// The colour of the platter; nil for clear glass.
    var color: UIColor?
  }

  /// The groups of buttons side by side, and for each button the place of its group; nil for spaces.
  static func groups(of buttons: [UIView]) -> (groups: [Group], places: [Int?]) {
    var groups: [Group] = []
    var places: [Int?] = []
    var isOpen = false
    for view in buttons {
      let button = view as? BarButton
      guard button?.isSpace != true else {
        isOpen = false
        places.append(nil)
        continue
      }
      let color = button?.prominentColor
      let isAlone = color != nil || view is BackButton
      if !isOpen || isAlone { groups.append(Group(buttons: [], color: color)) }
      groups[groups.count - 1].buttons.append(view)
      places.append(groups.count - 1)
      isOpen = !isAlone
    }
    return (groups, places)
  }

  /// Buttons of given widths side by side, with room for their platters.
  static func row(of buttons: [UIView], widths: [CGFloat]) -> BarRow {
    let places = groups(of: buttons).places
    var contents: [CGFloat] = []
    for (place, width) in zip(places, widths) {
      guard let place else { continue }
      if place == contents.count { contents.append(width) } else { contents[place] += spacing + width }
    }
    // How far the platter of a button goes beyond the button.
    let overhangs = places.map { $0.map { (self.width(around: contents[$0]) - contents[$0]) / 2 } ?? 0 }
    let gaps = (0..<max(0, buttons.count - 1)).map { index in
      let (place, next) = (places[index], places[index + 1])
      if place != nil, place == next { return spacing }
      return overhangs[index] + (place == nil || next == nil ? 0 : gap) + overhangs[index + 1]
    }
    var row = BarRow(widths: widths, gaps: gaps)
    row.ends = (overhangs.first ?? 0, overhangs.last ?? 0)
    return row
  }

  /// Shows a platter below each group, whose buttons have their places.
  mutating func show(_ groups: [Group], in bar: UIView, above backdrop: UIView) {
    // A page has no platters.
    #if !hasFeature(Embedded)
      while views.count > groups.count { views.removeLast().removeFromSuperview() }
      while views.count < groups.count {
        let platter = BarPlatter()
        bar.insertSubview(platter, aboveSubview: backdrop)
        views.append(platter)
      }
      for (platter, group) in zip(views, groups) {
        platter.color = group.color
        platter.frame = Self.frame(around: group)
        platter.isHidden = group.buttons.allSatisfy { $0.isHidden }
      }
    #endif
  }

  private static func frame(around group: Group) -> CGRect {
    let content = group.buttons.dropFirst().reduce(group.buttons[0].frame) { $0.union($1.frame) }
    let width = width(around: content.width)
    return CGRect(x: content.midX - width / 2, y: content.midY - height / 2, width: width, height: height)
  }

  /// The width of a platter around content of a width, in points: a circle at least.
  private static func width(around content: CGFloat) -> CGFloat { max(height, content + 2 * padding) }

  // In points. Apple publishes no measures. These are chosen after pictures of iOS 26.
  private static let height: CGFloat = 44
  private static let padding: CGFloat = 14
  /// Between the buttons of a platter, and between two platters.
  private static let spacing: CGFloat = 24
  private static let gap: CGFloat = 12
}
