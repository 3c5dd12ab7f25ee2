import AllocationCounter
import OpenUIKit
import Workloads

/// The ways in which apps write a list of rows without cells.
enum RowStyle: String, CaseIterable {
  /// Four views of given sizes in each row, placed by constraints.
  case views
  /// An image view and three labels in each row, placed by constraints.
  case labels
  /// A horizontal stack of four views for each row, in a vertical stack.
  case stacks
}

/// Rows of four views in a scroll view.
@MainActor
final class RowScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var middle: NSLayoutConstraint?
  private(set) var last: UIView?
  private let scrollView = UIScrollView(frame: .zero)

  init(_ style: RowStyle, _ count: Int) {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(scrollView)
    NSLayoutConstraint.activate(edges(of: scrollView, in: window))
    switch style {
    case .views, .labels: addRows(count) { style == .views || $0 == 0 ? UIView(frame: .zero) : label($0) }
    case .stacks: addStacks(count)
    }
  }

  /// Gives the window another width, and lays it out.
  func resize(to width: CGFloat) {
    window.frame = CGRect(x: 0, y: 0, width: width, height: 800)
    window.layoutIfNeeded()
  }

  /// Gives the picture of the row in the middle another height, and lays out.
  func setMiddle(_ height: CGFloat) {
    middle?.constant = height
    window.layoutIfNeeded()
  }

  private func edges(of view: UIView, in other: UIView) -> [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: other.leftAnchor),
      view.rightAnchor.constraint(equalTo: other.rightAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }

  private func label(_ place: Int) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = ["Title", "A line below it", "12:30"][place - 1]
    return label
  }

  private func add(_ view: UIView, to superview: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }
}

extension RowScene {
  /// Rows whose views have no container of their own: a picture, a title with a line below it, and a detail at the end.
  private func addRows(_ count: Int, _ make: (Int) -> UIView) {
    var top = scrollView.contentLayoutGuide.topAnchor
    for index in 0..<count {
      let (picture, title, text, detail) = (
        add(make(0), to: scrollView), add(make(1), to: scrollView), add(make(2), to: scrollView),
        add(make(3), to: scrollView)
      )
      let height = picture.heightAnchor.constraint(equalToConstant: 40)
      if index == count / 2 { middle = height }
      NSLayoutConstraint.activate([
        picture.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor, constant: 16),
        picture.topAnchor.constraint(equalTo: top, constant: 8),
        picture.widthAnchor.constraint(equalToConstant: 40), height,
        title.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: picture.topAnchor),
        text.leftAnchor.constraint(equalTo: title.leftAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor),
        detail.rightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.rightAnchor, constant: -16),
        detail.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      ])
      if !(title is UILabel) { NSLayoutConstraint.activate(sizes(of: [title, text, detail])) }
      (top, last) = (picture.bottomAnchor, picture)
    }
    top.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -8).isActive = true
    scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
      .isActive = true
  }

  private func sizes(of views: [UIView]) -> [NSLayoutConstraint] {
    views.flatMap {
      [$0.widthAnchor.constraint(equalToConstant: 60), $0.heightAnchor.constraint(equalToConstant: 20)]
    }
  }

  private func addStacks(_ count: Int) {
    let column = UIStackView(frame: .zero)
    column.axis = .vertical
    column.spacing = 8
    _ = add(column, to: scrollView)
    NSLayoutConstraint.activate(edges(of: column, in: scrollView))
    column.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    for index in 0..<count {
      let picture = Content(CGSize(width: 40, height: 40))
      let row = UIStackView(
        arrangedSubviews: [picture] + (0..<3).map { Content(CGSize(width: 60 + 10 * $0, height: 20)) })
      row.spacing = 8
      column.addArrangedSubview(row)
      if index == count / 2 {
        middle = picture.heightAnchor.constraint(equalToConstant: 40)
        middle?.isActive = true
      }
      last = row
    }
  }

  /// Stops the program unless the last row is where the others leave it.
  func check(_ count: Int) {
    guard let last else { return }
    let top = last.convert(last.bounds, to: scrollView).minY
    let first: CGFloat = last is UIStackView ? 0 : 8
    precondition(top == first + 48 * CGFloat(count - 1), "The last row begins at \(top)")
  }
}

@MainActor
func laidOut(_ style: RowStyle, _ count: Int) -> RowScene {
  let scene = RowScene(style, count)
  scene.window.layoutIfNeeded()
  return scene
}

/// Measures builds, resizes and changes of rows in each style, at the cost that an app has.
@MainActor
func measureRowStyles(_ count: Int) {
  for style in RowStyle.allCases {
    countAllocations(0)
    let build = Stopwatch.medians(seconds: 0.5) { laidOut(style, count) }
    countAllocations(1)
    let scene = laidOut(style, count)
    scene.check(count)
    let (resize, resizeAllocations) = alternate(mayAllocate: true) {
      scene.resize(to: 320)
    } _: {
      scene.resize(to: 400)
    }
    let (one, oneAllocations) = alternate(mayAllocate: true) {
      scene.setMiddle(50)
    } _: {
      scene.setMiddle(40)
    }
    scene.check(count)
    Line(name: "build \(count) rows of four \(style)", layout: build.making, solver: nil, straight: nil)
      .print()
    Line(
      name: "resize \(count) rows of four \(style)", layout: resize, solver: nil, straight: nil,
      allocations: resizeAllocations
    ).print()
    Line(
      name: "one height of \(count) rows of four \(style)", layout: one, solver: nil, straight: nil,
      allocations: oneAllocations
    ).print()
  }
}

/// Runs a scene of one style without measuring, for a profiler: `rows-stacks`. Returns whether there is such a scene.
@MainActor
func profileRowStyle(_ name: String, _ runs: Int, _ count: Int = 1_000) -> Bool {
  let parts = name.split(separator: "-").map(String.init)
  guard parts.count == 2, parts[0] == "rows", let style = RowStyle(rawValue: parts[1]) else { return false }
  for _ in 0..<runs { _ = laidOut(style, count) }
  return true
}
