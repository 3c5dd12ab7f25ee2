extension Workload {
  /// A preferences dialog, all of it preferences: four rows of a label and a field beside a common column, 35
  /// variables and 107 constraints on five levels. The window's size changes.
  public static func form() -> Workload {
    var work = Workload(name: "form", size: 8)
    var form = PreferencesForm(&work)
    form.addRows(&work)
    form.addColumn(&work)
    let sizes: [(Double, Double)] = [(400, 300), (320, 240), (640, 480), (250, 400), (800, 200), (500, 300)]
    let operations = sizes.flatMap { width, height in
      [
        Operation.suggest(variable: form.width, value: width), .suggest(variable: form.height, value: height),
        .update,
      ]
    }
    work.phases.append(Phase(name: "resize", operations: operations))
    return work
  }
}

private struct PreferencesForm {
  let width: Int
  let height: Int
  let column: Int
  var labels: [ViewVariables] = []
  var fields: [ViewVariables] = []

  init(_ work: inout Workload) {
    width = work.addVariable()
    height = work.addVariable()
    column = work.addVariable()
    work.edits = [
      Workload.Edit(variable: width, value: 400, priority: 500),
      Workload.Edit(variable: height, value: 300, priority: 500),
    ]
    for _ in 0..<4 {
      labels.append(work.addView())
      fields.append(work.addView())
    }
  }

  mutating func addRows(_ work: inout Workload) {
    for row in 0..<4 {
      let label = labels[row]
      let field = fields[row]
      addView(label, preferredWidth: 60 + 17 * Double(row), &work)
      addView(field, preferredWidth: 150, &work)
      work.add([(label.top, 1), (field.top, -1)], .equal, 0, 900)
      work.add([(label.height, 1), (field.height, -1)], .equal, 0, 500)
      work.add([(field.left, 1), (label.left, -1), (label.width, -1)], .greaterThanOrEqual, 8, 900)
      work.add([(field.left, 1), (column, -1)], .equal, 0, 900)
      work.add([(label.left, 1), (label.width, 1), (column, -1)], .equal, -8, 500)
      work.add([(label.left, 1)], .equal, 8, 900)
      work.add([(field.left, 1), (field.width, 1), (width, -1)], .equal, -8, 900)
      addTop(of: label, below: row > 0 ? labels[row - 1] : nil, &work)
      addTop(of: field, below: row > 0 ? fields[row - 1] : nil, &work)
    }
  }

  private func addView(_ view: ViewVariables, preferredWidth: Double, _ work: inout Workload) {
    work.add([(view.left, 1)], .greaterThanOrEqual, 0, 999)
    work.add([(view.top, 1)], .greaterThanOrEqual, 0, 999)
    work.add([(view.width, 1)], .greaterThanOrEqual, 20, 999)
    work.add([(view.height, 1)], .equal, 22, 750)
    work.add([(view.width, 1)], .greaterThanOrEqual, preferredWidth, 750)
    work.add([(view.width, 1)], .lessThanOrEqual, preferredWidth, 250)
    work.add([(view.top, 1), (view.height, 1), (height, -1)], .lessThanOrEqual, -8, 999)
    work.add([(view.left, 1), (view.width, 1), (width, -1)], .lessThanOrEqual, -8, 999)
  }

  private func addTop(of view: ViewVariables, below previous: ViewVariables?, _ work: inout Workload) {
    if let previous {
      work.add([(view.top, 1), (previous.top, -1), (previous.height, -1)], .equal, 8, 900)
    } else {
      work.add([(view.top, 1)], .equal, 8, 900)
    }
  }

  func addColumn(_ work: inout Workload) {
    work.add([(column, 1)], .greaterThanOrEqual, 100, 999)
    work.add([(column, 1)], .lessThanOrEqual, 200, 750)
    work.add([(column, 1)], .equal, 120, 250)
    work.add([(width, 1)], .greaterThanOrEqual, 200, 999)
    work.add([(height, 1)], .greaterThanOrEqual, 150, 999)
    work.add([(fields[3].top, 1), (fields[3].height, 1), (height, -1)], .equal, -8, 250)
    work.add([(fields[0].width, 1), (fields[1].width, -1)], .equal, 0, 500)
  }
}
