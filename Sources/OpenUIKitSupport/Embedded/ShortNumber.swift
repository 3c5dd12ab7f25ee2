/// A number with up to six significant digits and no trailing zeros, as C's `%g` prints it.
package func shortNumber(_ value: Double) -> String { generalNotation(value) }
