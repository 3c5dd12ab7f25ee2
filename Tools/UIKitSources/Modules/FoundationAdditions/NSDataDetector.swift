import Foundation

/// Finds links, addresses of mail and telephone numbers in a text.
///
/// Dates, postal addresses and flights are not found. It is no `NSRegularExpression`, whose methods cannot be overridden here.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// An error for types none of which can be found.
  struct NoTypesError: Error, CustomStringConvertible {
    var description: String { "NSDataDetector: no type of results" }
  }

  /// The types of results, as bits.
  public let checkingTypes: UInt64

  /// Creates a detector of `NSTextCheckingResult.CheckingType`s, as bits. Throws for none.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else { throw NoTypesError() }
    self.checkingTypes = checkingTypes
  }

  private func finds(_ type: NSTextCheckingResult.CheckingType) -> Bool { checkingTypes & type.rawValue != 0 }

  /// The results within a range, in UTF-16 units, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedData] = []
    if finds(.detectedLink) { found += links(in: string, range) }
    if finds(.detectedPhoneNumber) {
      found += results(of: .telephone, in: string, range) { DetectedData($1, phoneNumber: $0) }
    }
    // Digits within a link are no telephone number, and the longest of two results counts.
    found.sort { ($0.range.location, $1.range.length) < ($1.range.location, $0.range.length) }
    var end = 0
    return found.filter { result in
      guard result.range.location >= end else { return false }
      end = result.range.location + result.range.length
      return true
    }
  }

  /// The first result within a range, in UTF-16 units; nil for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The number of results within a range, in UTF-16 units.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// The range of the first result within a range, in UTF-16 units; at `NSNotFound` for none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a block for each result within a range, in UTF-16 units, until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  private func links(in string: String, _ range: NSRange) -> [DetectedData] {
    let mail = results(of: .mail, in: string, range) { text, range in
      URL(string: text.lowercased().hasPrefix("mailto:") ? text : "mailto:\(text)").map {
        DetectedData(range, url: $0)
      }
    }
    let web = results(of: .web, in: string, range) { text, range in
      URL(string: text.contains("://") ? text : "http://\(text)").map { DetectedData(range, url: $0) }
    }
    return mail + web
  }

  private func results(
    of pattern: DataPattern, in string: String, _ range: NSRange, _ make: (String, NSRange) -> DetectedData?
  ) -> [DetectedData] {
    let text = string as NSString
    let length = text.length
    // The range may be any; a range beyond the text has no text.
    let start = min(max(0, range.location), length)
    let whole = NSRange(location: start, length: min(max(0, range.length), length - start))
    return pattern.expression.matches(in: string, range: whole).compactMap {
      let found = text.substring(with: $0.range)
      return pattern.accepts(found) ? make(found, $0.range) : nil
    }
  }
}

/// A pattern that a detector finds.
private struct DataPattern {
  let expression: NSRegularExpression
  var accepts: (String) -> Bool = { _ in true }

  private init(_ pattern: String, accepts: @escaping (String) -> Bool = { _ in true }) {
    // The patterns are constants that the tests run.
    expression = try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    self.accepts = accepts
  }

  // The last character of an address is none that ends a sentence. A name alone counts with the most used top domains.
  static var web: DataPattern {
    let end = #"[^\s<>".,;:!?)\]']"#
    let scheme = #"\b(?:[a-z][a-z0-9+.-]*://|www\.)[^\s<>"]*"# + end
    let domain =
      #"(?<![\w@.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+"#
      + "(?:com|org|net|edu|gov|info|io|dev|app|co|me|tv|ai|de|uk|fr|eu|ch|at|it|es|nl|be|se|no|dk|pl|jp|cn|in|br|au|ca|us|ru)"
      + #"(?![\w@-])(?:[:/?#](?:[^\s<>"]*"# + end + ")?)?"
    return DataPattern("\(scheme)|\(domain)")
  }
  static var mail: DataPattern {
    DataPattern(#"\b(?:mailto:)?[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}\b"#)
  }
  static var telephone: DataPattern {
    DataPattern(#"(?<![\w/.@-])\+?\(?[0-9][0-9 ()./-]{5,}[0-9](?![\w@])"#) {
      $0.count(where: \.isNumber) >= fewestDigits
    }
  }
  private static var fewestDigits: Int { 7 }
}

/// A result of a detector.
private final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  let foundURL: URL?
  let foundNumber: String?

  init(_ range: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
    (place, foundURL, foundNumber) = (range, url, phoneNumber)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { foundURL == nil ? .detectedPhoneNumber : .detectedLink }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult.CheckingType {
  // The library's `link` and `phoneNumber` are deprecated, because its own expressions find none. These have their numbers, which an app
  // passes.
  fileprivate static var detectedLink: Self { Self(rawValue: 1 << 6) }
  fileprivate static var detectedPhoneNumber: Self { Self(rawValue: 1 << 11) }
}

extension NSTextCheckingResult {
  /// The address of a link or of mail; nil for another result.
  public var url: URL? { (self as? DetectedData)?.foundURL }
  /// A telephone number as it stands in the text; nil for another result.
  public var phoneNumber: String? { (self as? DetectedData)?.foundNumber }
  /// The date of a result; nil, because dates are not found.
  public var date: Date? { nil }
}
