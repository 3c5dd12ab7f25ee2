import AllocationCounter
import OpenUIKit
import Workloads

/// A view of a subclass that places something itself, as many apps have.
final class Tile: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// The classes of views that apps have in their rows.
enum Kind: String, CaseIterable {
  case plain, label, button, image, subclass

  /// A view of the kind, placed by constraints.
  @MainActor
  func makeView() -> UIView {
    let view: UIView
    switch self {
    case .plain: view = UIView(frame: .zero)
    case .label:
      let label = UILabel(frame: .zero)
      label.text = "A row"
      view = label
    case .button:
      let button = UIButton(type: .system)
      button.setTitle("A row", for: .normal)
      view = button
    case .image: view = UIImageView(frame: .zero)
    case .subclass: view = Tile(frame: .zero)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
}

/// Rows of one kind below each other, as wide as the window.
@MainActor
final class KindScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init(_ kind: Kind, _ count: Int) {
    var top = window.topAnchor
    for _ in 0..<count {
      let view = kind.makeView()
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 16),
        view.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -16),
        view.topAnchor.constraint(equalTo: top, constant: 8),
        view.heightAnchor.constraint(equalToConstant: 44),
      ])
      top = view.bottomAnchor
    }
  }

  /// Gives the window another width, and lays it out.
  func resize(to width: CGFloat) {
    window.frame = CGRect(x: 0, y: 0, width: width, height: 800)
    window.layoutIfNeeded()
  }

  /// Stops the program unless every row is as wide as the window asks.
  func check(_ width: CGFloat) {
    for (index, view) in window.subviews.enumerated() {
      precondition(
        view.frame == CGRect(x: 16, y: 8 + 52 * CGFloat(index), width: width - 32, height: 44),
        "A \(view) is in the wrong place")
    }
  }
}

@MainActor
func laidOut(_ kind: Kind, _ count: Int) -> KindScene {
  let scene = KindScene(kind, count)
  scene.window.layoutIfNeeded()
  return scene
}

/// Build and resize of rows of each kind, and the cost of the first layout with its views.
@MainActor
func measureKinds(_ count: Int) {
  for kind in Kind.allCases {
    countAllocations(0)
    let build = Stopwatch.medians(seconds: 0.3) { laidOut(kind, count) }
    countAllocations(1)
    let scene = laidOut(kind, count)
    let (resize, allocations) = alternate(mayAllocate: kind != .plain) {
      scene.resize(to: 320)
    } _: {
      scene.resize(to: 400)
    }
    scene.check(400)
    Line(name: "build \(count) views: \(kind)", layout: build.making, solver: nil, straight: nil).print()
    Line(
      name: "resize \(count) views: \(kind)", layout: resize, solver: nil, straight: nil,
      allocations: allocations
    ).print()
  }
}

/// Runs a scene of one kind without measuring, for a profiler: `build-label`, `resize-button` and so on. Returns whether
/// there is such a scene.
@MainActor
func profileKind(_ name: String, _ runs: Int, _ count: Int = 1_000) -> Bool {
  let parts = name.split(separator: "-").map(String.init)
  guard parts.count == 2, let kind = Kind(rawValue: parts[1]) else { return false }
  switch parts[0] {
  case "build": for _ in 0..<runs { _ = laidOut(kind, count) }
  case "resize":
    let scene = laidOut(kind, count)
    for run in 0..<runs { scene.resize(to: run & 1 == 0 ? 320 : 400) }
  default: return false
  }
  return true
}
