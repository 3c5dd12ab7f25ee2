import Foundation

/// The steps of a build, from what Swift Package Manager prints: which one runs, what is next, and how long each took the last time.
public struct BuildProgress {
  /// A step of a build.
  struct Step: Equatable {
    var title: String
    var start: Double?
    var end = 0.0
  }

  private(set) var steps: [Step]
  /// The seconds of each step in the last build that had it.
  private let known: [String: Double]
  private let modules: [String]
  private var current: Int?
  private var printed = 0.0
  /// The seconds between two lines about one step.
  private static let pause = 10.0

  /// Creates the steps of a build of some modules of an app. `known` are the seconds of the last build.
  public init(modules: [String], known: [String: Double]) {
    (self.modules, self.known) = (modules, known)
    steps = ([Self.tools, Self.library] + modules.map(Self.title) + [Self.program]).map { Step(title: $0) }
  }

  static let tools = "the translator"
  static let library = "OpenUIKit"
  static let program = "the program"
  static func title(of module: String) -> String { "the app's module \(module)" }

  /// Reads a line that was printed at a time in seconds. Returns what is printed for the user; nil if nothing is new.
  public mutating func line(_ line: some StringProtocol, at time: Double) -> String? {
    guard let step = step(of: line) else { return nil }
    steps[step].end = time
    if steps[step].start == nil {
      steps[step].start = time
      (current, printed) = (step, time)
      return beginning(of: step)
    }
    guard step == current, time - printed >= Self.pause else { return nil }
    printed = time
    let count = line.dropFirst().prefix { $0 != "]" }.split(separator: "/")
    return count.count == 2
      ? "  \(steps[step].title): step \(count[0]) of \(count[1]), \(Self.text(time - (steps[step].start ?? time)))"
      : nil
  }

  /// The seconds of each step, with those of earlier builds that this one did not need.
  public var times: [String: Double] {
    steps.reduce(into: known) { times, step in
      // A step that a build takes up again after a change is shorter, and no measure of a whole one.
      if let start = step.start { times[step.title] = max(step.end - start, 0.1) }
    }
  }

  private func beginning(of step: Int) -> String {
    let next =
      steps[(step + 1)...].first { $0.start == nil }.map { ", next \($0.title)\(last($0.title))" } ?? ""
    return "[\(step + 1)/\(steps.count)] Compiling \(steps[step].title)\(last(steps[step].title))\(next)"
  }

  private func last(_ title: String) -> String {
    known[title].map { " (last time \(Self.text($0)))" } ?? ""
  }

  private static func text(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e6).rounded())
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }

  /// The step that a line such as `[12/345] Compiling OpenUIKitCore UIView.swift` belongs to.
  private func step(of line: some StringProtocol) -> Int? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let words = line[line.index(after: end)...].split(separator: " ")
    guard let verb = words.first else { return nil }
    if verb == "Linking" {
      // Plugins are linked too, before all else.
      let name = words.last.map { String($0) } ?? ""
      return name.hasPrefix("uikit-sources") ? 0 : Program(rawValue: name) == nil ? nil : steps.count - 1
    }
    guard verb == "Compiling" || verb == "Emitting",
      let name = words.dropFirst().first(where: { $0 != "module" }), name != "plugin"
    else {
      return nil
    }
    if let place = modules.firstIndex(where: { $0 == name }) { return place + 2 }
    if name == "MasonryScreens" || Program(rawValue: String(name)) != nil { return steps.count - 1 }
    return Self.ofTools.contains { name.hasPrefix($0) } ? 0 : 1
  }

  private static let ofTools = ["Swift", "_Swift", "UIKitTranslation", "uikit", "InterfaceBuilder"]
}
