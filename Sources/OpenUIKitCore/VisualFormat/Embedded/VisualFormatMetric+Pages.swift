/// A number of a visual format.
public typealias VisualFormatMetric = CGFloat

/// The number of a metric.
func visualFormatNumber(_ metric: VisualFormatMetric) -> Double? { metric }
