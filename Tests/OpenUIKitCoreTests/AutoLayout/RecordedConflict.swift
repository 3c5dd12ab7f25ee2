import OpenUIKit
import Testing

/// Constraints that contradict each other, as a log of UIKit lists them, and the one that the log names as broken.
struct RecordedConflict: CustomTestStringConvertible, Sendable {
  /// Where the log is from.
  let source: String
  /// Makes the views of the log in a window, and returns the constraint that UIKit has broken.
  let make: @MainActor @Sendable (UIWindow) -> NSLayoutConstraint
  var testDescription: String { source }

  init(_ source: String, _ make: @escaping @MainActor @Sendable (UIWindow) -> NSLayoutConstraint) {
    (self.source, self.make) = (source, make)
  }
}

extension RecordedConflict {
  static let all = sizes + distances + edges + stacks

  /// The size of the deepest item is broken, of several the last.
  private static let sizes = [
    RecordedConflict("a card of 164 points pinned to one that is pinned to the window (21 recorded pictures)")
    {
      let outer = filling($0)
      return broken(filling(outer).heightAnchor.constraint(equalToConstant: 164))
    },
    RecordedConflict("coderlyn.hashnode.dev/layoutconstraints-unable-to-simultaneously-satisfy-constraints") {
      let card = filling(container(in: $0, 300, 380))
      let views = column(in: card, top: 10, gaps: [24, 16], bottom: 16)
      return broken(views[1].heightAnchor.constraint(greaterThanOrEqualToConstant: 330))
    },
    RecordedConflict("developreference.com/article/24102440: a label of 15 and a view of 80 points") {
      let views = column(in: container(in: $0, 300, 139.5), top: 21, gaps: [14, 3, 8], bottom: 18)
      views[0].heightAnchor.constraint(equalToConstant: 15).isActive = true
      return broken(views[2].heightAnchor.constraint(equalToConstant: 80))
    },
    RecordedConflict("stackoverflow.com/questions/23308400: a ratio in a cell of 304 x 290 points") {
      let view = filling(container(in: $0, 304, 290))
      return broken(view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.28125))
    },
    RecordedConflict("mdznr/What-s-New#13: a label of 103 in a header of 115 points") {
      broken(filling(container(in: $0, 300, 115)).heightAnchor.constraint(equalToConstant: 103))
    },
    RecordedConflict("Ramotion/folding-cell#63: of two heights the older one") {
      let view = constrainedView(in: $0)
      let older = broken(view.heightAnchor.constraint(equalToConstant: 200))
      view.heightAnchor.constraint(equalToConstant: 84).isActive = true
      return older
    },
    RecordedConflict("mozilla-mobile/firefox-ios#27523: of two widths the older one") {
      let view = constrainedView(in: $0)
      let older = broken(view.widthAnchor.constraint(equalToConstant: 40))
      view.widthAnchor.constraint(equalToConstant: 24).isActive = true
      return older
    },
    RecordedConflict("CVCalendar/CVCalendar#147: a constant height, not the one relative to the superview") {
      let root = container(in: $0, 375, 667)
      let view = constrainedView(in: root)
      let constant = broken(view.heightAnchor.constraint(equalToConstant: 267))
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.4).isActive = true
      return constant
    },
    RecordedConflict("ConstraintsMonitor's README: the constant height of two views in a column") {
      let root = container(in: $0, 414, 896)
      let views = column(in: root, top: 0, gaps: [0], bottom: 0)
      views[1].heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.2).isActive = true
      return broken(views[0].heightAnchor.constraint(equalToConstant: 200))
    },
    RecordedConflict("YH-IOS: the width of the deepest view, although it is relative") {
      let outer = constrainedView(in: $0)
      let middle = constrainedView(in: outer)
      outer.widthAnchor.constraint(equalToConstant: 30).isActive = true
      middle.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
      let label = constrainedView(in: middle)
      return broken(label.widthAnchor.constraint(equalTo: middle.widthAnchor, constant: -32))
    },
    RecordedConflict(
      "a sheet of 200 points below a label of 200 in 375 points: the sheet, not the least distance"
    ) {
      let root = container(in: $0, 667, 375)
      let (label, sheet) = (constrainedView(in: root), constrainedView(in: root))
      NSLayoutConstraint.activate([
        label.heightAnchor.constraint(equalToConstant: 200),
        label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        sheet.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        sheet.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 16),
      ])
      return broken(sheet.heightAnchor.constraint(equalToConstant: 200))
    },
    RecordedConflict("ResearchKit/AppCore#111: a view of 343 in the margins of a view of 50 points") {
      let root = container(in: $0, 300, 50)
      let view = constrainedView(in: root)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor, constant: -8),
        view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor, constant: 8),
      ])
      return broken(view.heightAnchor.constraint(equalToConstant: 343))
    },
  ]

  /// Without sizes the distance between siblings is broken, of several the last.
  private static let distances = [
    RecordedConflict("smileyborg/TableViewCellWithAutoLayoutiOS8#38: two labels in a cell of 44 points") {
      let views = column(in: container(in: $0, 300, 44), top: 16, bottom: 16)
      return broken(views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 16))
    },
    RecordedConflict("mukeshthawani/FAQView#33: a label and a text view in a cell of 38 points") {
      let views = column(in: container(in: $0, 300, 38), top: 10, bottom: 20)
      return broken(views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 10))
    },
    RecordedConflict(
      "gscalzo/Swift2ByExample#7: a label and a button between the margins of a header without width"
    ) {
      let header = container(in: $0, 0, 30)
      header.layoutMargins = .zero
      let margins = header.layoutMarginsGuide
      let (label, button) = (constrainedView(in: header), constrainedView(in: header))
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      margins.trailingAnchor.constraint(equalTo: button.trailingAnchor).isActive = true
      return broken(button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8))
    },
    RecordedConflict("an input bar without width: the field and its button, inside a view that fills the bar")
    {
      let inner = filling(container(in: $0, 0, 44))
      let (field, button) = (constrainedView(in: inner), constrainedView(in: inner))
      field.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5).isActive = true
      let distance = broken(button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 5))
      button.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -5).isActive = true
      return distance
    },
    RecordedConflict("SnapKit/SnapKit#462: a picture and a label in 20 points") {
      let root = container(in: $0, 20, 40)
      let (picture, label) = (constrainedView(in: root), constrainedView(in: root))
      picture.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
      let distance = broken(label.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 10))
      label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20).isActive = true
      return distance
    },
    RecordedConflict(
      "wordpress-mobile/WordPress-iOS#18749: the last of two distances from the top to the top"
    ) {
      let root = filling($0)
      let views = (0..<3).map { _ in constrainedView(in: root) }
      views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
      views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 12).isActive = true
      views[2].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      return broken(views[2].topAnchor.constraint(equalTo: views[1].bottomAnchor, constant: 20))
    },
  ]

  /// Without sizes and siblings the end of the deepest item is broken.
  private static let edges = [
    RecordedConflict("trustwallet/trust-wallet-ios#279: a stack in a bar without width") {
      let bar = container(in: $0, 0, 44)
      let view = constrainedView(in: bar)
      view.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 4).isActive = true
      return broken(view.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -10))
    },
    RecordedConflict(
      "moonlsd/TagFlowExample#8: a label in a view without height, whose bottom came before its top"
    ) {
      let root = container(in: $0, 100, 0)
      let view = constrainedView(in: root)
      let bottom = broken(view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8))
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
      return bottom
    },
    RecordedConflict("apptentive/apptentive-ios#178: the bottom of the inner view, not of the outer one") {
      let outer = filling(container(in: $0, 100, 0))
      let inner = constrainedView(in: outer)
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8).isActive = true
      return broken(inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8))
    },
    RecordedConflict("Yalantis/DisplaySwitcher#20: the end of a label, not the width of a picture above it") {
      let (picture, box) = (constrainedView(in: $0), constrainedView(in: $0))
      picture.widthAnchor.constraint(equalToConstant: 1).isActive = true
      picture.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
      let label = constrainedView(in: box)
      label.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10).isActive = true
      return broken(label.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -11))
    },
    RecordedConflict(
      "horizontalsystems/unstoppable-wallet-ios#1731: of two ends the older one, line 61, not 62"
    ) {
      let root = filling($0)
      let button = constrainedView(in: root)
      let older = broken(button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -24))
      button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -32).isActive = true
      return older
    },
  ]

  /// In stacks the spacing is broken, and before it what is deeper.
  private static let stacks = [
    RecordedConflict(
      "9to5answer.com/nested-uistackviews-broken-constraints: a stack that is squeezed to nothing"
    ) {
      let stack = makeStack(in: $0, 2, spacing: 8)
      stack.heightAnchor.constraint(equalToConstant: 0).isActive = true
      $0.layoutIfNeeded()
      return spacings(of: stack)[0]
    },
    RecordedConflict(
      "three views of 40 points with spacing 5 in 100 points: the last spacing (7 recorded cells)"
    ) {
      let stack = makeStack(in: $0, 3, spacing: 5)
      for view in stack.arrangedSubviews { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
      stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
      $0.layoutIfNeeded()
      return spacings(of: stack)[1]
    },
    RecordedConflict(
      "kgellci/Area51#66 and #67: a picture of 80 points across a stack in a cell of 76 points"
    ) {
      let stack = UIStackView()
      stack.alignment = .top
      stack.translatesAutoresizingMaskIntoConstraints = false
      let cell = container(in: $0, 300, 76)
      cell.addSubview(stack)
      pin(stack, to: cell)
      let picture = UIView()
      stack.addArrangedSubview(picture)
      stack.addArrangedSubview(UIView())
      return broken(picture.heightAnchor.constraint(equalToConstant: 80))
    },
    RecordedConflict(
      "readium/r2-testapp-swift#345: the end of a view in a button, not the spacing of the buttons"
    ) {
      let stack = makeStack(in: $0, 2, spacing: 4)
      let box = stack.arrangedSubviews[1]
      let inner = constrainedView(in: box)
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 8).isActive = true
      stack.heightAnchor.constraint(equalToConstant: 15).isActive = true
      return broken(inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8))
    },
  ]
}

// MARK: Views of the logs

@MainActor
private func broken(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  constraint.isActive = true
  return constraint
}

@MainActor
private func pin(_ view: UIView, to outer: UIView) {
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    view.topAnchor.constraint(equalTo: outer.topAnchor),
    view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
  ])
}

/// A view with the edges of another one.
@MainActor
private func filling(_ outer: UIView) -> UIView {
  let view = constrainedView(in: outer)
  pin(view, to: outer)
  return view
}

/// A view whose size is given, as that of a cell's content (`UIView-Encapsulated-Layout-Height`).
@MainActor
private func container(in window: UIWindow, _ width: CGFloat, _ height: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.addSubview(view)
  return view
}

/// Views one below the other, with distances between them.
@MainActor
private func column(in view: UIView, top: CGFloat, gaps: [CGFloat] = [], bottom: CGFloat) -> [UIView] {
  let views = (0...max(1, gaps.count)).map { _ in constrainedView(in: view) }
  views[0].topAnchor.constraint(equalTo: view.topAnchor, constant: top).isActive = true
  for (index, gap) in gaps.enumerated() {
    views[index + 1].topAnchor.constraint(equalTo: views[index].bottomAnchor, constant: gap).isActive = true
  }
  view.bottomAnchor.constraint(equalTo: views[views.count - 1].bottomAnchor, constant: bottom).isActive = true
  return views
}

@MainActor
private func makeStack(in window: UIWindow, _ count: Int, spacing: CGFloat) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in UIView() })
  stack.axis = .vertical
  stack.spacing = spacing
  stack.translatesAutoresizingMaskIntoConstraints = false
  window.addSubview(stack)
  return stack
}

@MainActor
private func spacings(of stack: UIStackView) -> [NSLayoutConstraint] {
  stack.constraints.filter { $0.identifier == "UISV-spacing" }
}
