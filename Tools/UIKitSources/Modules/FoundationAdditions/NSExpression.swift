import Foundation

/// An expression that results in a value, such as `(1 + 2) * width`.
open class NSExpression: NSObject {
  let node: ExpressionNode
  private let text: String

  private init(_ node: ExpressionNode, _ text: String) {
    (self.node, self.text) = (node, text)
    super.init()
  }

  /// Creates an expression from its text: numbers, texts, key paths, operators and the functions of Foundation. Arguments replace the places
  /// `%@`, `%K` and those of numbers. Traps for a text that is no expression, as Foundation throws an exception.
  public convenience init(format expressionFormat: String, _ arguments: Any?...) {
    self.init(format: expressionFormat, argumentArray: arguments)
  }

  /// Creates an expression from its text with an array of arguments.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any?]) {
    do {
      self.init(try FormatParser.expression(expressionFormat, arguments), expressionFormat)
    } catch {
      fatalError("Unable to parse the format string \"\(expressionFormat)\": \(error)")
    }
  }

  /// Creates an expression that results in a value.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constant(obj), obj.map { "\($0)" } ?? "nil")
  }

  /// Creates an expression that results in the object that it is evaluated with.
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.itself, "SELF") }

  /// Creates an expression that results in the value of a variable.
  public convenience init(forVariable string: String) { self.init(.variable(string), "$" + string) }

  /// Creates an expression that results in the value of a key path of the object.
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath), keyPath) }

  /// Creates an expression that results in an array of other ones' values.
  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(
      .list(subexpressions.map { $0.node }),
      "{" + subexpressions.map { $0.text }.joined(separator: ", ") + "}")
  }

  /// Creates an expression that calls a function of Foundation, such as `sum:` or `add:to:`.
  public convenience init(forFunction name: String, arguments parameters: [NSExpression]) {
    self.init(
      .function(name, parameters.map { $0.node }),
      name + "(" + parameters.map { $0.text }.joined(separator: ", ") + ")")
  }

  /// Evaluates the expression for an object. `context` has the values of variables. Integers result in integers, also when they are
  /// divided. Traps if the expression has a key that the object does not have, or a function of other arguments.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
    do {
      return try Evaluation(object: object, variables: variables).value(of: node)
    } catch {
      fatalError("The expression \"\(text)\" cannot be evaluated: \(error)")
    }
  }

  /// The text of the expression.
  open override var description: String { text }
}
