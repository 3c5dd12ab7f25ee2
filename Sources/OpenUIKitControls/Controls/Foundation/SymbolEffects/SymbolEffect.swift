/// An effect of a symbol. The protocols below state where an effect can be used.
public protocol SymbolEffect: Sendable {
  /// The configuration of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or a number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol replaces another one.
public protocol ContentTransitionSymbolEffect {}

/// The description of an effect, as views run it. Two effects are of one type if their types are equal.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe
  }

  /// Where the effect leads to.
  enum Direction: Hashable {
    case plain, up, down, clockwise, counterClockwise
  }

  let kind: Kind
  var direction = Direction.plain
  var isReversing = false
}

/// How an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often the effect runs; nil for what suits it.
  var runs: Int?
  /// Whether it runs until it is removed; nil for what suits it.
  var repeats: Bool?
  var speed = 1.0

  /// The options that suit the effect.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect runs until it is removed.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// The effect runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// The effect runs a number of times; at least once.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// The effect runs so many times as fast. A speed that is not positive is refused.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The options with an effect that runs until it is removed.
  public var repeating: SymbolEffectOptions { changed { ($0.runs, $0.repeats) = (nil, true) } }
  /// The options with an effect that runs once.
  public var nonRepeating: SymbolEffectOptions { changed { ($0.runs, $0.repeats) = (1, false) } }

  /// The options with an effect that runs a number of times; at least once, and nil for what suits it.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed { ($0.runs, $0.repeats) = (count.map { max(1, $0) }, count == nil ? nil : false) }
  }

  /// The options with another speed. One that is not positive is refused.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    speed > 0 && speed.isFinite ? changed { $0.speed = speed } : self
  }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
