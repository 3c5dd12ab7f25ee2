import Foundation

extension Comparison {
  /// Whether the comparison holds for two values.
  func holds(_ left: Any?, _ right: Any?) throws -> Bool {
    switch comparator {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return try order(left, right) == .orderedAscending
    case .greater: return try order(left, right) == .orderedDescending
    case .lessOrEqual: return try order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return try order(left, right).map { $0 != .orderedAscending } ?? false
    case .between: return try isBetween(left, try ObjectValue.elements(of: right))
    case .within: return try isWithin(left, right)
    case .contains: return try isWithin(right, left)
    case .beginsWith, .endsWith, .like, .matches: return try compareTexts(left, right)
    }
  }

  // MARK: Equality and order

  private var comparesAsWritten: Bool { options.isEmpty }

  private var textOptions: String.CompareOptions {
    var found: String.CompareOptions = []
    if options.contains(.caseInsensitive) { found.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { found.insert(.diacriticInsensitive) }
    return found
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? String, let right = right as? String {
      return comparesAsWritten ? left == right : left.compare(right, options: textOptions) == .orderedSame
    }
    if let left = ObjectValue.number(left), let right = ObjectValue.number(right) { return left == right }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if type(of: left) is AnyClass, type(of: right) is AnyClass {
      return left as AnyObject === right as AnyObject
    }
    guard let left = try? ObjectValue.elements(of: left), let right = try? ObjectValue.elements(of: right)
    else { return false }
    return left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1) }
  }

  /// The order of two values; nil if one of them is nil or NaN. Throws for values that have no order.
  private func order(_ left: Any?, _ right: Any?) throws -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: textOptions)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = ObjectValue.number(left), let right = ObjectValue.number(right) else {
      throw FormatError(description: "\(type(of: left)) and \(type(of: right)) have no order")
    }
    guard !left.isNaN, !right.isNaN else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private func isBetween(_ value: Any?, _ bounds: [Any?]) throws -> Bool {
    guard bounds.count == 2 else { throw FormatError(description: "BETWEEN needs two bounds") }
    guard let low = try order(bounds[0], value), let high = try order(value, bounds[1]) else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  /// Whether a value is an element of a collection, or a part of a text.
  private func isWithin(_ part: Any?, _ whole: Any?) throws -> Bool {
    guard let whole else { return false }
    if let text = whole as? String {
      guard let part else { return false }
      guard let part = part as? String else { throw FormatError(description: "a text contains texts alone") }
      return text.range(of: part, options: textOptions) != nil
    }
    return try ObjectValue.elements(of: whole).contains { isEqual($0, part) }
  }

  // MARK: Texts

  private func compareTexts(_ left: Any?, _ right: Any?) throws -> Bool {
    guard let left, let right else { return false }
    // Patterns also match numbers, as their texts.
    guard let pattern = right as? String, let text = left as? String ?? Self.text(ofNumber: left) else {
      throw FormatError(description: "\(comparator.rawValue) compares texts")
    }
    switch comparator {
    case .beginsWith: return text.range(of: pattern, options: textOptions.union(.anchored)) != nil
    case .endsWith:
      return text.range(of: pattern, options: textOptions.union([.anchored, .backwards])) != nil
    case .like: return try matches(text, Self.expression(ofWildcards: pattern))
    default: return try matches(text, pattern)
    }
  }

  private static func text(ofNumber value: Any) -> String? {
    ObjectValue.number(value) == nil ? nil : String(describing: value)
  }

  /// `*` stands for any characters, and `?` for one.
  private static func expression(ofWildcards pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: "(?s:.*)").replacingOccurrences(of: "\\?", with: "(?s:.)")
  }

  /// Whether the whole text matches a regular expression.
  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    let isFolded = options.contains(.diacriticInsensitive)
    let (text, pattern) = isFolded ? (Self.folded(text), Self.folded(pattern)) : (text, pattern)
    let flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    let expression: NSRegularExpression
    do {
      // In a group: the end must apply to each alternative.
      expression = try NSRegularExpression(pattern: "(?:\(pattern))\\z", options: flags)
    } catch {
      throw FormatError(description: "\(pattern) is no regular expression")
    }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: .anchored, range: whole) != nil
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: .diacriticInsensitive, locale: nil)
  }
}
