/// The symbol grows and comes back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .bounce)

  /// The effect leads upwards: to a larger symbol.
  public var up: BounceSymbolEffect {
    var effect = self
    effect.configuration.direction = .up
    return effect
  }

  /// The effect leads downwards: to a smaller symbol.
  public var down: BounceSymbolEffect {
    var effect = self
    effect.configuration.direction = .down
    return effect
  }

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol grows and comes back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .pulse)

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol fades in steps. Symbols have one layer here, which all of them show.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)

  /// The steps run back before they begin again.
  public var reversing: VariableColorSymbolEffect {
    var effect = self
    effect.configuration.isReversing = true
    return effect
  }

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: VariableColorSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol fades in steps. Symbols have one layer here, which all of them show.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol is larger or smaller until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .scale)

  /// The effect leads upwards: to a larger symbol.
  public var up: ScaleSymbolEffect {
    var effect = self
    effect.configuration.direction = .up
    return effect
  }

  /// The effect leads downwards: to a smaller symbol.
  public var down: ScaleSymbolEffect {
    var effect = self
    effect.configuration.direction = .down
    return effect
  }

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller until the effect is removed.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol appears, after it has disappeared.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .appear)

  /// The effect leads upwards: to a larger symbol.
  public var up: AppearSymbolEffect {
    var effect = self
    effect.configuration.direction = .up
    return effect
  }

  /// The effect leads downwards: to a smaller symbol.
  public var down: AppearSymbolEffect {
    var effect = self
    effect.configuration.direction = .down
    return effect
  }

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears, after it has disappeared.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol disappears, and keeps its place, until the effect is removed.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .disappear)

  /// The effect leads upwards: to a larger symbol.
  public var up: DisappearSymbolEffect {
    var effect = self
    effect.configuration.direction = .up
    return effect
  }

  /// The effect leads downwards: to a smaller symbol.
  public var down: DisappearSymbolEffect {
    var effect = self
    effect.configuration.direction = .down
    return effect
  }

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears, and keeps its place, until the effect is removed.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol leaves and another one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .replace)

  /// The old symbol shrinks and the new one grows.
  public var downUp: ReplaceSymbolEffect {
    var effect = self
    effect.configuration.direction = .down
    return effect
  }

  /// Both symbols grow.
  public var upUp: ReplaceSymbolEffect {
    var effect = self
    effect.configuration.direction = .up
    return effect
  }

  /// The old symbol is gone at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect {
    var effect = self
    effect.configuration.direction = .plain
    return effect
  }

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol leaves and another one comes.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An effect that suits the change.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .automatic)

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: AutomaticSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: AutomaticSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the change.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The symbol turns to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol turns to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol turns around.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .rotate)

  /// The symbol turns clockwise.
  public var clockwise: RotateSymbolEffect {
    var effect = self
    effect.configuration.direction = .clockwise
    return effect
  }

  /// The symbol turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect {
    var effect = self
    effect.configuration.direction = .counterClockwise
    return effect
  }

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol grows and fades, and comes back.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .breathe)

  /// The effect on all of the symbol, as symbols of one layer have it anyway.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// The effect layer by layer, which is the same for symbols of one layer.
  public var byLayer: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and fades, and comes back.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
