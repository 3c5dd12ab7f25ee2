import LayoutTesting

extension TwinScreen {
  static let landscape: [TwinScreen] = [
    .init(.landscape, "rows at the edge of the view", in: .navigation, [.outsideSafeArea]) { c, isFaulty in
      let label = UILabel.text("Two parcels", .headline)
      c.view.place(label)
      for constraint in c.view.constraints
      where constraint.firstItem === c.scroll && constraint.firstAttribute == .top {
        constraint.isActive = false
      }
      let area = c.view.safeAreaLayoutGuide
      let edge = isFaulty ? c.view.leadingAnchor : area.leadingAnchor
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: edge, constant: 16),
        label.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor),
        c.scroll.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
    },
    .init(.landscape, "items under the camera", [.outsideSafeArea]) { isFaulty in
      ScreenShape.tab.controller(
        showing: TwinGrid("Box") { flow, area in
          let scaled = UIFontMetrics.default.scaledValue(for: 48)
          flow.itemSize = CGSize(width: min(area.width, 3 * scaled), height: scaled)
          flow.sectionInsetReference = isFaulty ? .fromContentInset : .fromSafeArea
        })
    },
    .init(.landscape, "panel that does not scroll", in: .sheet, [.offScreen, .outsideSafeArea, .overlap]) {
      c, isFaulty in
      for index in 1...6 {
        let button = UIButton.filled(words("Locker \(index)", "Fach \(index)"))
        c.row(button)
      }
      c.scroll.isScrollEnabled = !isFaulty
    },
    .init(.landscape, "close button in the corner of the view", in: .bare, [.outsideSafeArea]) {
      c, isFaulty in
      let button = UIButton.symbol("xmark", "Close")
      c.view.place(button)
      for constraint in c.view.constraints
      where constraint.firstItem === c.scroll && constraint.firstAttribute == .top {
        constraint.isActive = false
      }
      let area = c.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: area.topAnchor),
        button.trailingAnchor.constraint(equalTo: isFaulty ? c.view.trailingAnchor : area.trailingAnchor),
        c.scroll.topAnchor.constraint(equalTo: button.bottomAnchor),
      ])
    },
    .init(.landscape, "text below a bar of 88 points", in: .navigation, [.outsideSafeArea]) { c, isFaulty in
      let label = UILabel.text("Two parcels", .headline)
      c.view.place(label)
      for constraint in c.view.constraints
      where constraint.firstItem === c.scroll && constraint.firstAttribute == .top {
        constraint.isActive = false
      }
      let area = c.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        isFaulty
          ? label.topAnchor.constraint(equalTo: c.view.topAnchor, constant: 88)
          : label.topAnchor.constraint(equalTo: area.topAnchor),
        label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor),
        c.scroll.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
    },
  ]
}
