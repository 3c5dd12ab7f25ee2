import OpenUIKit

/// A large tree with one difficulty, and a change that does not concern it.
@MainActor
struct StressCase {
  let window: UIWindow
  /// A change of the tree, for passes after the first.
  let change: (Int) -> Void

  /// The names of the cases, with the sizes that are measured if none is given.
  static let sizes: KeyValuePairs = [
    "rows": [480, 1000, 4000], "conflicts": [5000, 10_000, 20_000], "full": [100, 200, 400],
    "chain": [4000, 8000, 16_000], "heights": [2500, 5000, 10_000], "bounds": [480, 1000, 4000],
    "limits": [1000, 2000, 4000], "restored": [1000, 2000, 4000], "gaps": [1000, 2000, 4000],
    "places": [1000, 2000, 4000], "priorities": [500, 1000, 2000],
    "equal sizes": [60, 120, 240, 480], "equal gaps": [60, 120, 240, 480],
    "equal centres": [60, 120, 240, 480],
    "tight sizes": [200, 240], "fitting gaps": [240, 480], "fitting centres": [240, 480],
    "lower limits": [10_000, 20_000, 50_000],
    "arranged": [1000, 2000, 4000], "inserted": [1000, 2000, 4000], "spaced": [1000, 2000, 4000],
    "emptied": [1000, 2000, 4000], "spread": [500, 1000, 2000], "freed": [500, 1000, 2000],
    "aspects": [1000, 2000, 4000], "ranges": [1000, 2000, 4000], "pairs": [100, 200, 400],
    "tree": [2, 3, 4], "nested": [750, 1500, 3000],
  ]

  static func make(_ name: String, _ count: Int) -> StressCase? {
    switch name {
    case "rows": rows(count)
    case "conflicts": conflicts(count)
    case "full": full(count)
    case "chain": chain(count)
    case "heights": heights(count)
    case "bounds": bounds(count)
    case "limits": limits(count) { unrelatedChange(in: $0) }
    case "restored": limits(count) { restoredWidth(in: $0) }
    case "gaps": gaps(count)
    case "places": places(count) { _ in .defaultLow }
    case "priorities": places(count) { UILayoutPriority(rawValue: Float(1 + $0 * 7919 % 1009) * 0.5) }
    case "equal sizes": stack(count, .fillEqually)
    case "equal gaps": stack(count, .equalSpacing, content: CGSize(width: 40, height: 20))
    case "equal centres": stack(count, .equalCentering, content: CGSize(width: 40, height: 20))
    case "tight sizes": stack(count, .fillEqually, spacing: 2)
    case "fitting gaps": stack(count, .equalSpacing, width: 50_000, content: CGSize(width: 40, height: 20))
    case "fitting centres":
      stack(count, .equalCentering, width: 50_000, content: CGSize(width: 40, height: 20))
    case "lower limits": lowerLimits(count)
    case "arranged": arranged(count)
    case "inserted": inserted(count)
    case "spaced": spaced(count)
    case "emptied": emptied(count)
    case "spread": spread(count)
    case "freed": freed(count)
    case "aspects": aspects(count)
    case "ranges": ranges(count)
    case "pairs": pairs(count)
    case "tree": tree(count)
    case "nested": nested(count)
    default: nil
    }
  }

  /// Rows of ten views that are too wide for the window, each with a required edge inside it.
  private static func rows(_ count: Int) -> StressCase {
    let window = emptyWindow()
    for row in 0..<(count / 10) { addRow(to: window, views: 10, width: 60, top: CGFloat(row)) }
    return StressCase(window: window, change: unrelatedChange(in: window))
  }

  /// Views each of which has two required widths.
  private static func conflicts(_ count: Int) -> StressCase {
    let window = emptyWindow()
    for _ in 0..<count {
      let view = addView(to: window)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    return StressCase(window: window, change: unrelatedChange(in: window))
  }

  /// One row of required widths that does not fit.
  private static func full(_ count: Int) -> StressCase {
    let window = emptyWindow()
    addRow(to: window, views: count, width: 10, top: 0)
    return StressCase(window: window, change: unrelatedChange(in: window))
  }

  /// Views each at least 8 points to the right of the one before, as far left as possible.
  private static func chain(_ count: Int) -> StressCase {
    let window = emptyWindow()
    var widths: [NSLayoutConstraint] = []
    addLeftmostViews(count, to: window) { view, previous in
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      widths.append(width)
      return [width, view.leftAnchor.constraint(greaterThanOrEqualTo: previous, constant: 8)]
    }
    return StressCase(window: window) { widths[$0 * 997 % count].constant = 10 + CGFloat($0 % 7) }
  }

  /// A column of preferred heights, each of which is changed in turn, so that each gets a plan.
  private static func heights(_ count: Int) -> StressCase {
    let window = emptyWindow()
    var previous = window.topAnchor
    var heights: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let view = addView(to: window)
      let height = view.heightAnchor.constraint(equalToConstant: 44)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([height, view.topAnchor.constraint(equalTo: previous)])
      heights.append(height)
      previous = view.bottomAnchor
    }
    return StressCase(window: window) { heights[$0 % count].constant += 1 }
  }

  /// One row of preferred widths that does not fit, each with a required edge inside the window.
  private static func bounds(_ count: Int) -> StressCase {
    let window = emptyWindow()
    var previous = window.leftAnchor
    for _ in 0..<count {
      let view = addView(to: window)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        width, view.leftAnchor.constraint(equalTo: previous),
        view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
      ])
      previous = view.rightAnchor
    }
    return StressCase(window: window, change: unrelatedChange(in: window))
  }

  /// One row of required widths that does not fit, each with a required edge inside the window.
  private static func limits(_ count: Int, change: (UIWindow) -> (Int) -> Void) -> StressCase {
    let window = emptyWindow()
    var previous = window.leftAnchor
    for _ in 0..<count {
      let view = addView(to: window)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 10), view.leftAnchor.constraint(equalTo: previous),
        view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
      ])
      previous = view.rightAnchor
    }
    return StressCase(window: window, change: change(window))
  }

  /// The width of a view in the middle is removed and added again by turns.
  private static func restoredWidth(in window: UIWindow) -> (Int) -> Void {
    let view = window.subviews[window.subviews.count / 2]
    var width = view.constraints[0]
    return { _ in
      if width.isActive {
        width.isActive = false
      } else {
        width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
      }
    }
  }

  /// Views of required widths, each at least 8 points to the right of the one before and with a required edge inside the window.
  private static func gaps(_ count: Int) -> StressCase {
    let window = emptyWindow()
    var previous = window.leftAnchor
    for _ in 0..<count {
      let view = addView(to: window)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 10),
        view.leftAnchor.constraint(greaterThanOrEqualTo: previous, constant: 8),
        view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
      ])
      previous = view.rightAnchor
    }
    return StressCase(window: window, change: unrelatedChange(in: window))
  }

  /// One row of preferred widths, each view as far left as possible. One preference for a place is raised and lowered again.
  private static func places(_ count: Int, priority: (Int) -> UILayoutPriority) -> StressCase {
    let window = emptyWindow()
    let lefts = addLeftmostViews(count, to: window, priority: priority) { view, previous in
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.priority = .defaultHigh
      return [width, view.leftAnchor.constraint(equalTo: previous)]
    }
    let (left, usual) = (lefts[count / 2], priority(count / 2))
    return StressCase(window: window) { left.priority = $0 % 2 == 1 ? .required - 1 : usual }
  }

  // MARK: Parts

  static func emptyWindow(width: CGFloat = 390) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    window.unsatisfiableConstraintsHandler = { _ in }
    return window
  }

  static func addView(to window: UIWindow) -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    return view
  }

  private static func addRow(to window: UIWindow, views count: Int, width: CGFloat, top: CGFloat) {
    var previous = window.leftAnchor
    for _ in 0..<count {
      let view = addView(to: window)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: previous), view.widthAnchor.constraint(equalToConstant: width),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: top),
      ])
      previous = view.rightAnchor
    }
    previous.constraint(lessThanOrEqualTo: window.rightAnchor).isActive = true
  }

  /// Adds views with constraints to the view before, each of which prefers the left edge of the window. Returns these preferences.
  @discardableResult
  private static func addLeftmostViews(
    _ count: Int, to window: UIWindow, priority: (Int) -> UILayoutPriority = { _ in .defaultLow },
    constraints: (UIView, NSLayoutXAxisAnchor) -> [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    var previous = window.leftAnchor
    return (0..<count).map { index in
      let view = addView(to: window)
      let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
      left.priority = priority(index)
      NSLayoutConstraint.activate(constraints(view, previous) + [left])
      previous = view.rightAnchor
      return left
    }
  }

  static func unrelatedChange(in window: UIWindow) -> (Int) -> Void {
    let view = addView(to: window)
    let height = view.heightAnchor.constraint(equalToConstant: 1)
    height.isActive = true
    return { height.constant = CGFloat($0 % 50) }
  }
}
