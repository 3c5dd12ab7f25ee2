import AllocationCounter
import OpenUIKit
import Workloads

/// A list whose views have their frames. This and the next are functions of their own, so a profiler lists each.
@MainActor
@inline(never)
func laidOutList(_ count: Int) -> ListScene {
  let scene = ListScene(count)
  scene.window.layoutIfNeeded()
  scene.checkLastRow()
  return scene
}

/// Releases a list.
@inline(never)
func tearDown(_ scene: consuming ListScene) {}

/// Runs one scene again and again without measuring, for a profiler.
@MainActor
func profile(_ name: String, _ runs: Int) throws {
  let floor = ObjectFloor()
  countAllocations(0)
  switch name {
  case "build":
    for _ in 0..<runs { tearDown(laidOutList(1_000)) }
  case "build-solver":
    let program = PreparedProgram(Workload.list(1_000))
    for _ in 0..<runs { _ = try Replay(program) }
  case "build-objects":
    for _ in 0..<runs { _ = floor.objects(rows: 1_000) }
  // The first resizes of a list that is laid out are counted by themselves: the difference of so many runs and one more.
  case "resize", "first-resize", "second-resize":
    let scene = ListScene(10_000)
    for run in 0..<runs {
      scene.resize(to: run & 1 == 0 ? 320 : 400)
      scene.window.layoutIfNeeded()
    }
  case "constant":
    let scene = ListScene(10_000)
    for run in 0..<runs {
      scene.middleHeight?.constant = run & 1 == 0 ? 60 : 44
      scene.window.layoutIfNeeded()
    }
  case "one":
    let scene = ScatteredScene(10_000)
    for run in 0..<runs {
      scene.middleWidth?.constant = run & 1 == 0 ? 99 : 60
      scene.window.layoutIfNeeded()
    }
  case "fit":
    let cell = makeCell()
    for _ in 0..<runs { _ = cell.systemLayoutSizeFitting(CGSize(width: 300, height: 0)) }
  case let action where ListAction(rawValue: action) != nil: ListAction(rawValue: action)?.run(runs)
  default: if !profileKind(name, runs) && !profileRowStyle(name, runs) { print("unknown scene: \(name)") }
  }
}
