/// A number of a visual format, of any numeric type.
public typealias VisualFormatMetric = Any

/// The number of a metric; nil for a value of another type.
func visualFormatNumber(_ metric: VisualFormatMetric) -> Double? {
  switch metric {
  case let number as Double: number
  case let number as CGFloat: Double(number)
  case let number as Int: Double(number)
  case let number as Float: Double(number)
  case let number as NSNumber: number.doubleValue
  default: nil
  }
}
