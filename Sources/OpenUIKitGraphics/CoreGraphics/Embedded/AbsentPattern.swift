// Colours of pages have no patterns.
extension CGColor {
  package var pattern: ColorPattern? { nil }
}

/// A pattern. None exists.
package final class ColorPattern {
  private init() {}
}
