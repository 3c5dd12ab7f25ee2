import AllocationCounter
import OpenUIKit
import Workloads

// Measures layouts from views to frames, beside the solver's own time for the same rows and straight arithmetic.

/// One line of the table, all times in microseconds.
struct Line {
  let name: String
  let layout: Double
  let solver: Double?
  let straight: Double?
  var allocations: Int?

  func print() {
    let cells = [
      padded(name, 30, right: false), padded(rounded(layout), 10), padded(solver.map(rounded) ?? "", 10),
      padded(solver.map { rounded(layout / $0) } ?? "", 8), padded(straight.map(rounded) ?? "", 10),
      padded(straight.map { rounded(layout / $0) } ?? "", 8), padded(allocations.map(String.init) ?? "", 7),
    ]
    Swift.print(cells.joined(separator: " "))
    // Indented lines are parts of the line above.
    if name.hasPrefix(" ") { return }
    BenchmarkRow(
      "layout: \(name)", microseconds: layout, ratio: solver.map { layout / $0 }, to: "solver", limit: limit,
      allocations: allocations
    ).record()
  }

  /// The largest multiple of the solver's time that is aimed at.
  private var limit: Double? {
    if name.hasPrefix("build a list") || name.hasPrefix("fit") { return 3 }
    return name.hasPrefix("resize") || name.hasPrefix("one constant") ? 4 : nil
  }
}

func padded(_ text: String, _ width: Int, right: Bool = true) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return right ? space + text : text + space
}

func rounded(_ value: Double) -> String {
  let digits = value < 10 ? 100.0 : value < 100 ? 10 : 1
  let number = (value * digits).rounded() / digits
  return digits == 1 ? String(Int(number)) : String(number)
}

func straight(_ count: Int, _ body: (StraightArithmetic, Double) -> Void) -> Double {
  let arithmetic = StraightArithmetic(count: count)
  return Stopwatch.median(runs: 50, seconds: 0.03) {
    for step in 0..<32 { body(arithmetic, Double(step & 1)) }
  } / 32
}

/// Two alternating changes; microseconds and allocations of one. Stops the program if they allocate, unless that is known.
@MainActor
func alternate(mayAllocate: Bool = false, _ first: () -> Void, _ second: () -> Void) -> (Double, Int) {
  for _ in 0..<3 {
    first()
    second()
  }
  let before = allocationCount()
  first()
  second()
  let allocations = allocationCount() - before
  precondition(allocations == 0 || mayAllocate, "A change of a laid-out tree allocates \(allocations) times")
  let time = Stopwatch.median(seconds: 0.3) {
    first()
    second()
  }
  return (time / 2, allocations / 2)
}

/// The solver's time for a change, with the reading of every number that changed. Replaying what follows from one row takes
/// less than a nanosecond a view, which no code that reads the numbers can reach.
func solverPhase(_ work: Workload, _ name: String) throws -> Double {
  var replay = try Replay(work)
  guard let phase = work.phases.first(where: { $0.name == name }) else { return .nan }
  for _ in 0..<3 { try replay.run(phase, readsChanges: true) }
  return try Stopwatch.median(seconds: 0.2) { try replay.run(phase, readsChanges: true) }
    / Double(phase.updateCount)
}

/// A list from nothing to frames, and its release, beside the solver's for the same rows. The first line ends when every view has
/// its frame and every number of the solver its value. The second is the time to release all of that.
@MainActor
func measureBuild(_ count: Int) throws {
  let floor = ObjectFloor()
  countAllocations(0)
  defer { countAllocations(1) }
  let layout = Stopwatch.medians(seconds: 0.6) { laidOutList(count) }
  let program = PreparedProgram(.list(count))
  let solver = try Stopwatch.medians(seconds: 0.3) { try Replay(program) }
  Line(
    name: "build a list of \(count)", layout: layout.making, solver: solver.making,
    straight: straight(count) { $0.chain(width: 400 + $1) }
  ).print()
  Line(name: "  its teardown", layout: layout.tearDown, solver: solver.tearDown, straight: nil).print()
  let objects = Stopwatch.medians(seconds: 0.3) { floor.objects(rows: count) }
  let name = "  its \(floor.sizes.count) objects a row, \(floor.sizes.reduce(0, +)) B"
  Line(name: name, layout: objects.making, solver: solver.making, straight: nil).print()
  Line(name: "  their end", layout: objects.tearDown, solver: solver.tearDown, straight: nil).print()
}

@MainActor
func measureChanges(_ count: Int) throws {
  let list = Workload.list(count)
  let scene = ListScene(count)
  scene.window.layoutIfNeeded()
  let (resize, resizeAllocations) = alternate(
    {
      scene.resize(to: 320)
      scene.window.layoutIfNeeded()
    },
    {
      scene.resize(to: 400)
      scene.window.layoutIfNeeded()
    })
  Line(
    name: "resize a list of \(count)", layout: resize, solver: try solverPhase(list, "resize"),
    straight: straight(count) { $0.chainWidths(width: 400 + $1) }, allocations: resizeAllocations
  ).print()
  let (half, halfAllocations) = alternate(
    {
      scene.middleHeight?.constant = 60
      scene.window.layoutIfNeeded()
    },
    {
      scene.middleHeight?.constant = 44
      scene.window.layoutIfNeeded()
    })
  Line(
    name: "one constant moves \(count / 2)", layout: half, solver: try solverPhase(list, "constant"),
    straight: straight(count) { $0.moveLowerHalf(by: $1) }, allocations: halfAllocations
  ).print()
  scene.checkLastRow()
  let scattered = ScatteredScene(count)
  scattered.window.layoutIfNeeded()
  let (one, oneAllocations) = alternate(
    {
      scattered.middleWidth?.constant = 99
      scattered.window.layoutIfNeeded()
    },
    {
      scattered.middleWidth?.constant = 60
      scattered.window.layoutIfNeeded()
    })
  Line(
    name: "one constant moves 1 of \(count)", layout: one,
    solver: try solverPhase(.scattered(count), "constant"),
    straight: straight(count) { $0.setWidth($1) }, allocations: oneAllocations
  ).print()
}

@MainActor
func measureFitting() throws {
  let cell = makeCell()
  let size = CGSize(width: 300, height: 0)
  precondition(cell.systemLayoutSizeFitting(size).height == 228)
  let before = allocationCount()
  _ = cell.systemLayoutSizeFitting(size)
  let allocations = allocationCount() - before
  let layout = Stopwatch.median(seconds: 0.3) { _ = cell.systemLayoutSizeFitting(size) }
  let work = Workload.cell()
  let program = PreparedProgram(work)
  let solver = try Stopwatch.median(seconds: 0.2) { _ = try Replay(program) }
  Line(
    name: "fit a cell of ten views", layout: layout, solver: solver, straight: nil, allocations: allocations
  ).print()
}

@MainActor
func measureActivation(_ count: Int) {
  let scene = ListScene(count, isActive: false)
  scene.window.layoutIfNeeded()
  var removal: [Double] = []
  let clock = ContinuousClock()
  var addition: [Double] = []
  for _ in 0..<5 {
    addition.append(
      microseconds(
        clock.measure {
          NSLayoutConstraint.activate(scene.constraints)
          scene.window.layoutIfNeeded()
        }))
    removal.append(
      microseconds(
        clock.measure {
          NSLayoutConstraint.deactivate(scene.constraints)
          scene.window.layoutIfNeeded()
        }))
  }
  let constraints = Double(scene.constraints.count)
  print(
    padded("activate \(4 * count) constraints", 30, right: false),
    padded(rounded(addition.sorted()[2]), 10), "  \(rounded(addition.sorted()[2] / constraints)) us each;",
    "deactivate \(rounded(removal.sorted()[2])), \(rounded(removal.sorted()[2] / constraints)) us each")
}

func microseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) * 1e-12
}

@MainActor
func measureLargeTree(_ count: Int) {
  let clock = ContinuousClock()
  let before = allocatedBytes()
  var scene: ListScene? = ListScene(count)
  let layout = microseconds(clock.measure { scene?.window.layoutIfNeeded() })
  let bytes = (allocatedBytes() - before) / count
  let tearDown = microseconds(clock.measure { scene = nil })
  print(
    padded("\(count) views", 30, right: false), padded(rounded(layout), 10),
    "  from constraints to frames; torn down in \(rounded(tearDown)); \(bytes) bytes a view")
  BenchmarkRow(
    "layout: \(count) views, from constraints to frames", microseconds: layout, bytesPerView: Double(bytes)
  ).record()
}

keepFreedMemory()
if CommandLine.arguments.count == 3, let runs = Int(CommandLine.arguments[2]) {
  try profile(CommandLine.arguments[1], runs)
} else {
  print(
    padded("", 30), padded("layout us", 10), padded("solver us", 10), padded("ratio", 8),
    padded("straight", 10), padded("ratio", 8), padded("allocs", 7))
  for count in [100, 1_000, 10_000] { try measureBuild(count) }
  try measureOtherBuilds(1_000)
  for count in [100, 1_000] { measureFirstResizes(count) }
  try measureChanges(10_000)
  measureRowStyles(1_000)
  measureLists()
  measureKinds(1_000)
  try measureFitting()
  for count in [1_000, 10_000] { measureActivation(count) }
  measureLargeTree(100_000)
}
