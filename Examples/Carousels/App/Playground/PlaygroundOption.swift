import CarouselKit

/// An option of the playground: a switch, or a choice of several values. The first value is the default.
struct PlaygroundOption {
  /// One of the values.
  struct Value {
    let name: String
    /// The lines that set the value; none for the default.
    let code: [String]
    /// The values that the delegate returns, as lines of a `switch`.
    var delegateCode: [String] = []
    let apply: @MainActor (PlaygroundStage) -> Void
  }

  let title: String
  let values: [Value]

  /// Whether the option has a switch.
  var isSwitch: Bool { values.count == 2 && values[1].name == "On" }

  /// An option with the value "Default" and others.
  init(_ title: String, default name: String, _ values: [Value]) {
    self.title = title
    self.values = [Value(name: name, code: [], apply: { _ in })] + values
  }

  /// An option with a switch.
  init(_ title: String, _ code: String..., apply: @escaping @MainActor (PlaygroundStage) -> Void) {
    let on = Value(name: "On", code: code, apply: apply)
    self.init(title, default: "Off", [on])
  }

  /// A value that a property of the carousel gets.
  static func value(_ name: String, _ code: String..., apply: @escaping @MainActor (PlaygroundStage) -> Void)
    -> Value
  {
    Value(name: name, code: code, apply: apply)
  }

  /// A value for which the delegate returns numbers.
  static func value(_ name: String, _ options: (iCarouselOption, String, CGFloat)...) -> Value {
    let code = options.map { _, optionName, number in "case .\(optionName): \(number)" }
    return Value(name: name, code: [], delegateCode: code) { stage in
      for (option, _, number) in options { stage.options.append((option, number)) }
    }
  }
}

/// The options of a group.
struct PlaygroundGroup {
  let title: String
  let options: [PlaygroundOption]
}
