import ConstraintSolver

/// The rows that a layout engine builds for the scenes of `layout-bench`: positions are measured in the superview, so an
/// edge at the superview's start is a variable of its own.
extension Workload {
  /// A list of rows: both sides and the height fixed, each below the one before. Phases as of `chain`.
  public static func list(_ count: Int) -> Workload {
    var work = Workload(name: "list", size: count)
    let width = work.addVariable()
    let root = work.add([(width, 1)], .equal, 400)
    var previous: ViewVariables?
    var middle = 0
    for index in 0..<count {
      let view = work.addView()
      work.add([(view.left, 1)], .equal, 16)
      work.add([(view.left, 1), (view.width, 1), (width, -1)], .equal, -16)
      if let previous {
        work.add([(view.top, 1), (previous.top, -1), (previous.height, -1)], .equal, 8)
      } else {
        work.add([(view.top, 1)], .equal, 8)
      }
      let height = work.add([(view.height, 1)], .equal, 44)
      if index == count / 2 { middle = height }
      previous = view
    }
    work.addPhase("resize", root, windowWidths)
    work.addPhase("constant", middle, [60, 44])
    return work
  }

  /// Views that have nothing to do with each other. One width changes.
  public static func scattered(_ count: Int) -> Workload {
    var work = Workload(name: "scattered", size: count)
    var middle = 0
    for index in 0..<count {
      let view = work.addView()
      work.add([(view.left, 1)], .equal, Double(index % 37))
      work.add([(view.top, 1)], .equal, Double(index % 101))
      let width = work.add([(view.width, 1)], .equal, Double(10 + index % 53))
      work.add([(view.height, 1)], .equal, Double(12 + index % 29))
      if index == count / 2 { middle = width }
    }
    work.addPhase("constant", middle, [99, work.constraints[middle].constant])
    return work
  }

  /// A cell with an image and nine labels below each other, asked for its height at a width of 300.
  public static func cell() -> Workload {
    var work = Workload(name: "cell", size: 10)
    let cell = work.addView()
    work.add([(cell.width, 1)], .equal, 300, 50)
    work.add([(cell.height, 1)], .equal, 0, 50)
    let image = work.addView()
    work.add([(image.left, 1)], .equal, 8)
    work.add([(image.top, 1)], .equal, 8)
    work.add([(image.width, 1)], .equal, 40)
    work.add([(image.height, 1)], .equal, 40)
    var previous: ViewVariables?
    for index in 0..<9 {
      let label = work.addView()
      work.add([(label.left, 1), (image.left, -1), (image.width, -1)], .equal, 8)
      work.add([(label.left, 1), (label.width, 1), (cell.width, -1)], .lessThanOrEqual, -8)
      if let previous {
        work.add([(label.top, 1), (previous.top, -1), (previous.height, -1)], .equal, 4)
      } else {
        work.add([(label.top, 1)], .equal, 8)
      }
      for (length, size) in [(label.width, Double(60 + 9 * index)), (label.height, 20)] {
        work.add([(length, 1)], .lessThanOrEqual, size, 250)
        work.add([(length, 1)], .greaterThanOrEqual, size, 750)
      }
      previous = label
    }
    if let previous {
      work.add([(previous.top, 1), (previous.height, 1), (cell.height, -1)], .equal, -8)
    }
    return work
  }

  /// A phase that gives a row one constant after the other.
  private mutating func addPhase(_ name: String, _ row: Int, _ constants: [Double]) {
    let operations = constants.flatMap { [Operation.setConstant(constraint: row, value: $0), .update] }
    phases.append(Phase(name: name, operations: operations))
  }
}
