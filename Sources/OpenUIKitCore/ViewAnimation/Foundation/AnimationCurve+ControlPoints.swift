extension UIView.AnimationCurve {
  /// The control points of the curve between (0, 0) and (1, 1), those of Core Animation's functions.
  var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (.zero, CGPoint(x: 0.58, y: 1))
    case .linear: (.zero, CGPoint(x: 1, y: 1))
    }
  }
}
