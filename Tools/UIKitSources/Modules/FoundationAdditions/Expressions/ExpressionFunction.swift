import Foundation

/// The functions of expressions. Their names are those of Apple's documentation of `NSExpression`.
enum ExpressionFunction {
  /// Returns the result of a function. Throws for an unknown function and for arguments that it does not take.
  static func call(_ name: String, _ arguments: [Any?]) throws -> Any? {
    let plain = name.hasSuffix(":") && name.filter { $0 == ":" }.count == 1 ? String(name.dropLast()) : name
    if let operation = operations[plain] { return try calculate(operation, arguments) }
    if let function = functions[plain], arguments.count == 1 {
      return try number(arguments[0]).map { NSNumber(value: function($0)) }
    }
    if let result = try statistics(plain, arguments) { return result.value }
    return try other(plain, arguments)
  }

  private static func number(_ value: Any?) throws -> Double? {
    guard let value else { return nil }
    guard let number = ObjectValue.number(value) else {
      throw FormatError(description: "\(type(of: value)) is no number")
    }
    return number
  }

  // MARK: Arithmetic

  private struct Operation: Sendable {
    let integers: @Sendable (Int, Int) -> Int?
    let numbers: @Sendable (Double, Double) -> Double
  }

  private static let operations: [String: Operation] = [
    "add:to:": Operation(integers: { checked($0.addingReportingOverflow($1)) }, numbers: { $0 + $1 }),
    "from:subtract:": Operation(
      integers: { checked($0.subtractingReportingOverflow($1)) }, numbers: { $0 - $1 }),
    "multiply:by:": Operation(
      integers: { checked($0.multipliedReportingOverflow(by: $1)) }, numbers: { $0 * $1 }),
    // Of two integers the quotient is one too, as in C. By zero it is infinite or NaN.
    "divide:by:": Operation(
      integers: { $1 == 0 ? nil : checked($0.dividedReportingOverflow(by: $1)) }, numbers: { $0 / $1 }),
    "modulus:by:": Operation(
      integers: { $1 == 0 ? nil : checked($0.remainderReportingOverflow(dividingBy: $1)) },
      numbers: { $0.truncatingRemainder(dividingBy: $1) }),
    "raise:toPower:": Operation(integers: { power($0, $1) }, numbers: { pow($0, $1) }),
    "bitwiseAnd:with:": Operation(integers: { $0 & $1 }, numbers: { _, _ in .nan }),
    "bitwiseOr:with:": Operation(integers: { $0 | $1 }, numbers: { _, _ in .nan }),
    "bitwiseXor:with:": Operation(integers: { $0 ^ $1 }, numbers: { _, _ in .nan }),
    "leftshift:by:": Operation(integers: { $0 << $1 }, numbers: { _, _ in .nan }),
    "rightshift:by:": Operation(integers: { $0 >> $1 }, numbers: { _, _ in .nan }),
  ]

  private static func checked(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
    result.overflow ? nil : result.partialValue
  }

  /// A power of an integer; nil if it is no integer.
  private static func power(_ base: Int, _ exponent: Int) -> Int? {
    exponent < 0 ? nil : Int(exactly: pow(Double(base), Double(exponent)))
  }

  private static func calculate(_ operation: Operation, _ arguments: [Any?]) throws -> Any? {
    guard arguments.count == 2 else { throw FormatError(description: "an operator needs two numbers") }
    if let left = ObjectValue.integer(arguments[0]), let right = ObjectValue.integer(arguments[1]),
      let result = operation.integers(left, right)
    {
      return NSNumber(value: result)
    }
    guard let left = try number(arguments[0]), let right = try number(arguments[1]) else { return nil }
    return NSNumber(value: operation.numbers(left, right))
  }

  private static let functions: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
    "trunc": { $0.rounded(.towardZero) }, "abs": { abs($0) }, "ln": { log($0) }, "log": { log10($0) },
    "exp": { exp($0) }, "random": { $0 < 1 || !$0.isFinite ? 0 : Double.random(in: 0..<$0).rounded(.down) },
    "onesComplement": { Int(exactly: $0).map { Double(~$0) } ?? .nan },
  ]

  // MARK: Statistics

  /// A function of the numbers of a collection; nil for another function.
  private static func statistics(_ name: String, _ arguments: [Any?]) throws -> (value: Any?, name: String)? {
    if name == "count" { return (try list(arguments).count, name) }
    guard ["sum", "average", "avg", "min", "max", "median", "stddev"].contains(name) else { return nil }
    let elements = try list(arguments).filter { $0 != nil }
    let numbers = try elements.map { try number($0) ?? 0 }
    guard name != "sum" else {
      let integers = elements.compactMap { ObjectValue.integer($0) }
      if integers.count == elements.count { return (try sum(integers, numbers), name) }
      return (NSNumber(value: numbers.reduce(0, +)), name)
    }
    guard !numbers.isEmpty else { return (nil, name) }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    switch name {
    case "min": return (elements[numbers.firstIndex(of: numbers.min() ?? 0) ?? 0], name)
    case "max": return (elements[numbers.firstIndex(of: numbers.max() ?? 0) ?? 0], name)
    case "median": return (NSNumber(value: median(numbers.sorted())), name)
    case "stddev":
      let squares = numbers.map { ($0 - mean) * ($0 - mean) }
      return (NSNumber(value: (squares.reduce(0, +) / Double(numbers.count)).squareRoot()), name)
    default: return (NSNumber(value: mean), name)
    }
  }

  private static func sum(_ integers: [Int], _ numbers: [Double]) throws -> NSNumber {
    var total = 0
    for value in integers {
      guard let next = checked(total.addingReportingOverflow(value)) else {
        return NSNumber(value: numbers.reduce(0, +))
      }
      total = next
    }
    return NSNumber(value: total)
  }

  private static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The elements of a collection, or the arguments themselves if there are several.
  private static func list(_ arguments: [Any?]) throws -> [Any?] {
    arguments.count == 1 ? try ObjectValue.elements(of: arguments[0]) : arguments
  }

  // MARK: Others

  private static func other(_ name: String, _ arguments: [Any?]) throws -> Any? {
    switch (name, arguments.count) {
    case ("now", 0): return Date()
    case ("uppercase", 1): return (arguments[0] as? String)?.uppercased()
    case ("lowercase", 1): return (arguments[0] as? String)?.lowercased()
    case ("length", 1): return (arguments[0] as? String)?.utf16.count
    default: throw FormatError(description: "there is no function \(name) of \(arguments.count) arguments")
    }
  }
}
