import OpenUIKit
import Workloads

/// The first resizes after a build, one by one. The first one walks through all that follows from the width; the solver keeps
/// what it found as a plan, which later ones replay.
@MainActor
func measureFirstResizes(_ count: Int) {
  var times: [[Double]] = [[], [], [], []]
  for _ in 0..<15 {
    let scene = ListScene(count)
    scene.window.layoutIfNeeded()
    for place in times.indices {
      times[place].append(
        Stopwatch.once {
          scene.resize(to: place.isMultiple(of: 2) ? 320 : 400)
          scene.window.layoutIfNeeded()
        })
    }
  }
  let medians = times.map { rounded($0.sorted()[$0.count / 2]) }
  print(
    padded("first resizes of a list of \(count)", 30, right: false), padded(medians[0], 10),
    "  the second \(medians[1]), the third \(medians[2]), the fourth \(medians[3])")
}

/// Builds of other layouts than a list, from nothing to frames.
@MainActor
func measureOtherBuilds(_ count: Int) throws {
  let equal = Stopwatch.medians(seconds: 0.3) { laidOut(makeEqualWidths(count)) }
  let equalSolver = try Stopwatch.median(seconds: 0.2) { _ = try Replay(.equalWidths(count)) }
  Line(name: "build \(count) equal widths", layout: equal.making, solver: equalSolver, straight: nil).print()
  let labels = Stopwatch.medians(seconds: 0.3) { laidOut(makeLabels(count)) }
  let labelsSolver = try Stopwatch.median(seconds: 0.2) { _ = try Replay(.labels(count, fences: false)) }
  Line(name: "build \(count) labels", layout: labels.making, solver: labelsSolver, straight: nil).print()
}

@MainActor
private func laidOut(_ window: UIWindow) -> UIWindow {
  window.layoutIfNeeded()
  return window
}

/// Views beside each other that share the width of a window.
@MainActor
func makeEqualWidths(_ count: Int) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4000, height: 800))
  var (left, first) = (window.leftAnchor, UIView?.none)
  for _ in 0..<count {
    let view = makeView(in: window)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: left), view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalTo: window.heightAnchor),
    ])
    if let first { view.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
    (left, first) = (view.rightAnchor, first ?? view)
  }
  left.constraint(equalTo: window.rightAnchor).isActive = true
  return window
}

/// Labels below each other, each as large as its content.
@MainActor
func makeLabels(_ count: Int) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  var top = window.topAnchor
  for index in 0..<count {
    let label = Content(CGSize(width: 40 + index % 200, height: 20))
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: top, constant: 4),
    ])
    top = label.bottomAnchor
  }
  return window
}
