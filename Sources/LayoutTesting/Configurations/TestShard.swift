import Foundation

/// The part of all configurations that a run tests: `LAYOUT_TESTING_SHARD=2/8` is the second of eight parts.
///
/// Several machines share the configurations of `Configuration.matrix` and `[Configuration].usual`. Configurations that differ in colours
/// alone stay together, because they share a layout.
struct TestShard: Equatable, Sendable {
  static let variable = "LAYOUT_TESTING_SHARD"

  let number: Int
  let count: Int

  /// Reads "2/8"; nil if it is no part of a whole.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else {
      return nil
    }
    (self.number, self.count) = (number, count)
  }

  /// The shard of this run; nil for all configurations. Another text in the variable is refused: the program stops, because a run without the
  /// configurations that it should have would pass.
  static let current: TestShard? = ProcessInfo.processInfo.environment[variable].map { text in
    guard let shard = TestShard(text) else {
      fatalError("\(variable) is \"\(text)\", and has to be such as \"2/8\"")
    }
    return shard
  }

  /// The configurations of this part. All parts together have each configuration once.
  func part(of configurations: [Configuration]) -> [Configuration] {
    var layouts: [String: Int] = [:]
    return configurations.filter { configuration in
      let id = configuration.withoutColors.id
      let index = layouts[id] ?? layouts.count
      layouts[id] = index
      return index % count == number - 1
    }
  }
}

extension [Configuration] {
  /// The configurations that this run tests.
  var ofShard: [Configuration] { TestShard.current.map { $0.part(of: self) } ?? self }
}

extension Configuration {
  /// The configuration with the colours of the default.
  var withoutColors: Configuration {
    var plain = self
    (plain.appearance, plain.hasHighContrast) = (.light, false)
    return plain
  }
}
