extension Workload {
  /// The frame that a view is to get, by paper arithmetic.
  struct Frame {
    let left: Double
    let top: Double
    let width: Double
    let height: Double
  }

  /// Returns the frames that the views get. Every phase ends as it begins, so that these hold after the build and after each phase.
  mutating func expectFrames(_ frame: (Int) -> Frame) {
    var values = [0, 0, edits[0].value, edits[1].value]
    values.reserveCapacity(variableCount)
    for index in 0..<size {
      let frame = frame(index)
      values += [frame.left, frame.top, frame.width, frame.height]
    }
    expectedAfterBuild = values
    for index in phases.indices { phases[index].expected = values }
  }
}
