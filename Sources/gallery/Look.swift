import ArgumentParser
import Foundation

/// The options that say how a screen is shown.
struct Look: ParsableArguments {
  @Option(
    name: .customLong("size"),
    help: ArgumentHelp(
      "Width and height of the window in points, such as 390x844; may be repeated (default: 390x844).",
      valueName: "size"))
  var givenSizes: [WindowSize] = []

  @Flag(help: "Lay out from right to left.")
  var rightToLeft = false

  /// The sizes to show, at least one.
  var sizes: [WindowSize] {
    givenSizes.isEmpty ? [WindowSize(CGSize(width: 390, height: 844))] : givenSizes
  }
}

/// A window size written as `390x844`.
struct WindowSize: ExpressibleByArgument {
  let size: CGSize

  init(_ size: CGSize) {
    self.size = size
  }

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard sides.count == 2, argument.filter({ $0 == "x" }).count == 1 else { return nil }
    guard sides.allSatisfy({ $0 >= 1 && $0 <= 4096 }) else { return nil }
    size = CGSize(width: sides[0], height: sides[1])
  }
}

/// How many pixels make a point, 0.5 to 8.
struct PixelScale: ExpressibleByArgument {
  let factor: CGFloat

  init(_ factor: CGFloat) {
    self.factor = factor
  }

  init?(argument: String) {
    guard let factor = Double(argument), factor >= 0.5, factor <= 8 else { return nil }
    self.factor = CGFloat(factor)
  }

  var defaultValueDescription: String { "2" }
}

/// A time on a window's clock, at most an hour.
struct ClockTime: ExpressibleByArgument {
  let seconds: TimeInterval

  init?(argument: String) {
    guard let seconds = Double(argument), seconds >= 0, seconds <= 3600 else { return nil }
    self.seconds = seconds
  }
}
