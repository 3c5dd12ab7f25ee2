/// The workloads: layouts as applications have them, at any number of views, with phases of changes. Coordinates are
/// absolute; each view has the variables left, top, width and height.
extension Workload {
  static let windowWidths: [Double] = [320, 375, 414, 768, 1024, 400]

  /// A vertical list of rows as wide as the window. Phases: the window's width changes; one row's height does.
  public static func chain(_ count: Int, remakes: Bool = false) -> Workload {
    var work = Workload(name: remakes ? "remake" : "chain", size: count)
    let root = work.addRoot(width: 400, height: 800)
    let first = work.constraints.count
    var previous: ViewVariables?
    var middle = 0
    for index in 0..<count {
      let view = work.addView()
      work.add([(view.left, 1), (root.left, -1)], .equal, 16)
      work.add([(view.left, 1), (view.width, 1), (root.left, -1), (root.width, -1)], .equal, -16)
      work.addBelow(previous, view, root)
      let height = work.add([(view.height, 1)], .equal, 44)
      if index == count / 2 { middle = height }
      previous = view
    }
    if remakes {
      work.addRemake(first..<work.constraints.count)
    } else {
      work.addResize(of: root.width, to: windowWidths)
      work.phases.append(Phase(name: "midconst", operations: constant(middle, 60) + constant(middle, 44)))
    }
    work.expectFrames { Frame(left: 16, top: 8 + 52 * Double($0), width: 368, height: 44) }
    return work
  }

  private mutating func addBelow(_ previous: ViewVariables?, _ view: ViewVariables, _ root: ViewVariables) {
    if let previous {
      add([(view.top, 1), (previous.top, -1), (previous.height, -1)], .equal, 8)
    } else {
      add([(view.top, 1), (root.top, -1)], .equal, 8)
    }
  }

  private static func constant(_ constraint: Int, _ value: Double) -> [Operation] {
    [.setConstant(constraint: constraint, value: value), .update]
  }

  private mutating func addResize(of variable: Int, to values: [Double], name: String = "resize") {
    let operations = values.flatMap { [Operation.suggest(variable: variable, value: $0), .update] }
    phases.append(Phase(name: name, operations: operations))
  }

  private mutating func addRemake(_ range: Range<Int>) {
    let removals = range.map { Operation.remove(constraint: $0) }
    let additions = range.map { Operation.add(constraint: $0) }
    phases.append(Phase(name: "remake", operations: removals + additions + [.update]))
  }

  /// Towers of sixteen views, each inset in the one before. The window's width and height change together.
  public static func nested(_ count: Int) -> Workload {
    var work = Workload(name: "nested", size: count)
    let root = work.addRoot(width: 4000, height: 4000)
    var parent = root
    for index in 0..<count {
      let depth = index % 16
      if depth == 0 { parent = root }
      let inset = depth == 0 ? Double(index / 16 % 97) : 4
      let view = work.addView()
      work.add([(view.left, 1), (parent.left, -1)], .equal, inset)
      work.add([(view.top, 1), (parent.top, -1)], .equal, inset)
      work.add([(view.left, 1), (view.width, 1), (parent.left, -1), (parent.width, -1)], .equal, -inset)
      work.add([(view.top, 1), (view.height, 1), (parent.top, -1), (parent.height, -1)], .equal, -inset)
      parent = view
    }
    let operations = windowWidths.flatMap { width in
      [
        Operation.suggest(variable: root.width, value: width * 10),
        .suggest(variable: root.height, value: width * 10), .update,
      ]
    }
    work.phases.append(Phase(name: "resize", operations: operations))
    work.expectFrames { index in
      let inset = Double(index / 16 % 97 + 4 * (index % 16))
      return Frame(left: inset, top: inset, width: 4000 - 2 * inset, height: 4000 - 2 * inset)
    }
    return work
  }

  /// A row of views of equal width that fills the window.
  public static func equalWidths(_ count: Int) -> Workload {
    var work = Workload(name: "equal", size: count)
    let root = work.addRoot(width: 20 * Double(count), height: 600)
    var first: ViewVariables?
    var previous: ViewVariables?
    for _ in 0..<count {
      let view = work.addView()
      work.add([(view.top, 1), (root.top, -1)], .equal, 8)
      work.add([(view.top, 1), (view.height, 1), (root.top, -1), (root.height, -1)], .equal, -8)
      if let first, let previous {
        work.add([(view.left, 1), (previous.left, -1), (previous.width, -1)], .equal, 8)
        work.add([(view.width, 1), (first.width, -1)], .equal, 0)
      } else {
        first = view
        work.add([(view.left, 1), (root.left, -1)], .equal, 8)
      }
      previous = view
    }
    if let last = previous {
      work.add([(last.left, 1), (last.width, 1), (root.left, -1), (root.width, -1)], .equal, -8)
    }
    work.addResize(of: root.width, to: [22, 25, 18, 30, 40, 20].map { $0 * Double(count) })
    let width = 12 - 8 / Double(count)
    work.expectFrames { Frame(left: 8 + (width + 8) * Double($0), top: 8, width: width, height: 584) }
    return work
  }

  /// Rows of ten labels that hug and resist compression with different priorities. Phases: the window's width jumps
  /// so far that every row is laid out again; it is dragged by a point at a time.
  public static func priorityRows(_ count: Int) -> Workload {
    var work = Workload(name: "priorities", size: count)
    let root = work.addRoot(width: 1088, height: 600)
    var index = 0
    while index < count {
      let row = index / 10
      var previous: ViewVariables?
      for position in 0..<min(10, count - index) {
        let view = work.addView()
        if let previous {
          work.add([(view.left, 1), (previous.left, -1), (previous.width, -1)], .equal, 8)
        } else {
          work.add([(view.left, 1), (root.left, -1)], .equal, 8)
        }
        work.add([(view.top, 1), (root.top, -1)], .equal, 8 + 52 * Double(row))
        work.add([(view.height, 1)], .equal, 44)
        work.addLabelWidth(view, Float(position))
        previous = view
      }
      work.addTrailingEdge(previous, root)
      index += 10
    }
    work.addResize(of: root.width, to: [900, 1088, 1300, 700, 1500, 1088], name: "jump")
    let steps = (0..<12).map { 1088 - Double($0) } + (0..<12).map { 1077 + Double($0) }
    work.addResize(of: root.width, to: steps, name: "drag")
    // The last row, if it is not full, is stretched.
    if count % 10 == 0 {
      work.expectFrames { index in
        Frame(left: 8 + 108 * Double(index % 10), top: 8 + 52 * Double(index / 10), width: 100, height: 44)
      }
    }
    return work
  }

  private mutating func addLabelWidth(_ view: ViewVariables, _ position: Float) {
    add([(view.width, 1)], .greaterThanOrEqual, 20)
    add([(view.width, 1)], .lessThanOrEqual, 200)
    add([(view.width, 1)], .lessThanOrEqual, 100, 250 + position)
    add([(view.width, 1)], .greaterThanOrEqual, 100, 750 + position)
  }

  private mutating func addTrailingEdge(_ last: ViewVariables?, _ root: ViewVariables) {
    guard let last else { return }
    add([(last.left, 1), (last.width, 1), (root.left, -1), (root.width, -1)], .equal, -8)
  }

  /// Views that have nothing to do with each other. One constant changes.
  public static func independent(_ count: Int) -> Workload {
    var work = Workload(name: "independent", size: count)
    let root = work.addRoot(width: 400, height: 800)
    var middle = 0
    for index in 0..<count {
      let view = work.addView()
      work.add([(view.left, 1), (root.left, -1)], .equal, Double(index % 37))
      work.add([(view.top, 1), (root.top, -1)], .equal, Double(index % 101))
      let width = work.add([(view.width, 1)], .equal, Double(10 + index % 53))
      work.add([(view.height, 1)], .equal, Double(12 + index % 29))
      if index == count / 2 { middle = width }
    }
    let original = work.constraints[middle].constant
    work.phases.append(Phase(name: "midconst", operations: constant(middle, 99) + constant(middle, original)))
    work.expectFrames { index in
      Frame(
        left: Double(index % 37), top: Double(index % 101), width: Double(10 + index % 53),
        height: Double(12 + index % 29))
    }
    return work
  }

  /// A list of labels whose heights follow from hugging and compression resistance; with fences, each is also kept
  /// above the window's bottom edge. Phases: the window's width changes; one label's text does.
  public static func labels(_ count: Int, fences: Bool) -> Workload {
    var work = Workload(name: fences ? "fences" : "labels", size: count)
    let root = work.addRoot(width: 400, height: 60 * Double(count))
    var previous: ViewVariables?
    var hugging = 0
    for index in 0..<count {
      let view = work.addView()
      let height = 20 + Double(index % 7)
      work.add([(view.left, 1), (root.left, -1)], .equal, 16)
      work.add([(view.left, 1), (view.width, 1), (root.left, -1), (root.width, -1)], .equal, -16)
      work.addBelow(previous, view, root)
      let hug = work.add([(view.height, 1)], .lessThanOrEqual, height, 250)
      work.add([(view.height, 1)], .greaterThanOrEqual, height, 750)
      if index == count / 2 { hugging = hug }
      if fences {
        work.add([(view.top, 1), (view.height, 1), (root.top, -1), (root.height, -1)], .lessThanOrEqual, -8)
      }
      previous = view
    }
    work.addResize(of: root.width, to: windowWidths)
    let height = work.constraints[hugging].constant
    work.phases.append(
      Phase(name: "content", operations: work.content(hugging, 41) + work.content(hugging, height)))
    var top = 8.0
    work.expectFrames { index in
      let frame = Frame(left: 16, top: top, width: 368, height: 20 + Double(index % 7))
      top += frame.height + 8
      return frame
    }
    return work
  }

  private func content(_ hugging: Int, _ height: Double) -> [Operation] {
    [
      .setConstant(constraint: hugging, value: height), .setConstant(constraint: hugging + 1, value: height),
      .update,
    ]
  }

  /// One row of many labels, each with priorities of its own. The window's width jumps.
  public static func oneRow(_ count: Int) -> Workload {
    var work = Workload(name: "onerow", size: count)
    let width = 108 * Double(count) + 8
    let root = work.addRoot(width: width, height: 600)
    var previous: ViewVariables?
    for index in 0..<count {
      let view = work.addView()
      if let previous {
        work.add([(view.left, 1), (previous.left, -1), (previous.width, -1)], .equal, 8)
      } else {
        work.add([(view.left, 1), (root.left, -1)], .equal, 8)
      }
      work.add([(view.top, 1), (root.top, -1)], .equal, 8)
      work.add([(view.height, 1)], .equal, 44)
      work.addLabelWidth(view, Float(index % 10))
      previous = view
    }
    work.addTrailingEdge(previous, root)
    work.addResize(of: root.width, to: [1, 0.95, 0.8, 0.5, 1.2, 1.5, 1].map { $0 * width })
    work.expectFrames { Frame(left: 8 + 108 * Double($0), top: 8, width: 100, height: 44) }
    return work
  }
}
