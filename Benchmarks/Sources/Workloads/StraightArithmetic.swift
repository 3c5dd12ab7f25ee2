/// The frames of the workloads by straight arithmetic, which a solver is compared with: the fewest operations that code written
/// for this one layout needs. Values lie as the solver's do, four a view.
public final class StraightArithmetic {
  private let values: UnsafeMutablePointer<Double>
  private let heights: UnsafeMutablePointer<Double>
  private let count: Int

  public init(count: Int) {
    self.count = count
    values = .allocate(capacity: 4 * count)
    values.initialize(repeating: 0, count: 4 * count)
    heights = .allocate(capacity: count)
    for index in 0..<count { heights[index] = 44 }
  }

  deinit {
    values.deallocate()
    heights.deallocate()
  }

  /// Keeps the results from being optimised away.
  public var checksum: Double { values[4 * count - 1] + values[4 * (count / 2)] }

  @inline(never)
  public func chain(width: Double) {
    var top = 8.0
    for index in 0..<count {
      let view = values + 4 * index
      view[0] = 16
      view[1] = top
      view[2] = width - 32
      view[3] = heights[index]
      top += heights[index] + 8
    }
  }

  /// Only what changes with the window's width.
  @inline(never)
  public func chainWidths(width: Double) {
    for index in 0..<count { values[4 * index + 2] = width - 32 }
  }

  /// Only what changes when the middle row grows.
  @inline(never)
  public func moveLowerHalf(by distance: Double) {
    for index in (count / 2 + 1)..<max(count, count / 2 + 1) { values[4 * index + 1] += distance }
  }

  /// Only what changes with the window's size: widths and heights.
  @inline(never)
  public func nestedSizes(width: Double, height: Double) {
    var index = 0
    while index < count {
      var insets = 2 * Double(index / 16 % 97)
      for _ in 0..<min(16, count - index) {
        values[4 * index + 2] = width - insets
        values[4 * index + 3] = height - insets
        insets += 8
        index += 1
      }
    }
  }

  @inline(never)
  public func nested(width: Double, height: Double) {
    var index = 0
    while index < count {
      var inset = Double(index / 16 % 97)
      for _ in 0..<min(16, count - index) {
        let view = values + 4 * index
        view[0] = inset
        view[1] = inset
        view[2] = width - 2 * inset
        view[3] = height - 2 * inset
        inset += 4
        index += 1
      }
    }
  }

  @inline(never)
  public func equalWidths(width: Double) {
    let each = (width - 8 * Double(count + 1)) / Double(count)
    var left = 8.0
    for index in 0..<count {
      let view = values + 4 * index
      view[0] = left
      view[1] = 8
      view[2] = each
      view[3] = 584
      left += each + 8
    }
  }

  @inline(never)
  public func priorityRows(width: Double) {
    var index = 0
    while index < count {
      let views = min(10, count - index)
      var rest = width - 16 - 8 * Double(views - 1) - 100 * Double(views)
      var left = 8.0
      let top = 8 + 5.2 * Double(index)
      for _ in 0..<views {
        let change = max(-80, min(100, rest))
        rest -= change
        let view = values + 4 * index
        view[0] = left
        view[1] = top
        view[2] = 100 + change
        view[3] = 44
        left += 108 + change
        index += 1
      }
    }
  }

  @inline(never)
  public func independent() {
    for index in 0..<count {
      let view = values + 4 * index
      view[0] = Double(index % 37)
      view[1] = Double(index % 101)
      view[2] = Double(10 + index % 53)
      view[3] = Double(12 + index % 29)
    }
  }

  @inline(never)
  public func setWidth(_ width: Double) { values[4 * (count / 2) + 2] = width }
}
