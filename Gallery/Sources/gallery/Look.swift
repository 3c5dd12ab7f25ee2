import ArgumentParser
import Foundation

/// The options for the appearance of a screen.
struct Look: ParsableArguments {
  @Option(
    name: .customLong("size"),
    help: ArgumentHelp(
      "Width and height of the window in points, such as 390x844; may be repeated (default: 390x844).",
      valueName: "size"),
    transform: WindowSize.init(argument:))
  var givenSizes: [WindowSize] = []

  @Flag(help: "Lay out from right to left.")
  var rightToLeft = false

  @Flag(help: "Show the dark appearance.")
  var dark = false

  /// The sizes to show, at least one.
  var sizes: [WindowSize] {
    givenSizes.isEmpty ? [WindowSize(CGSize(width: 390, height: 844))] : givenSizes
  }
}

/// A window size written as `390x844`.
struct WindowSize {
  let size: CGSize

  init(_ size: CGSize) {
    self.size = size
  }

  init(argument: String) throws {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard sides.count == 2, sides.allSatisfy({ (1...4096).contains($0) }) else {
      throw ValidationError("write width and height in points, 1 to 4096 each, such as 390x844")
    }
    size = CGSize(width: sides[0], height: sides[1])
  }
}

/// The number of pixels per point, 0.5 to 8.
struct PixelScale {
  let factor: CGFloat

  init(_ factor: CGFloat) {
    self.factor = factor
  }

  init(argument: String) throws {
    guard let factor = Double(argument), (0.5...8).contains(factor) else {
      throw ValidationError("write a number from 0.5 to 8")
    }
    self.factor = CGFloat(factor)
  }
}

/// A time on a window's clock, at most an hour.
struct ClockTime {
  let seconds: TimeInterval

  init(argument: String) throws {
    guard let seconds = Double(argument), (0...3600).contains(seconds) else {
      throw ValidationError("write a number of seconds from 0 to 3600")
    }
    self.seconds = seconds
  }
}
