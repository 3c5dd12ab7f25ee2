extension UIView.ContentMode {
  /// The place of content in the view.
  var placement: ContentPlacement {
    switch self {
    case .scaleToFill, .redraw: .stretched
    case .scaleAspectFit: .fitted
    case .scaleAspectFill: .filling
    case .center: .unscaled(0.5, 0.5)
    case .top: .unscaled(0.5, 0)
    case .bottom: .unscaled(0.5, 1)
    case .left: .unscaled(0, 0.5)
    case .right: .unscaled(1, 0.5)
    case .topLeft: .unscaled(0, 0)
    case .topRight: .unscaled(1, 0)
    case .bottomLeft: .unscaled(0, 1)
    case .bottomRight: .unscaled(1, 1)
    }
  }
}
