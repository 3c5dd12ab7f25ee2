extension UIColor {
  /// The components for light appearance, then for dark, then for dark at elevated level, as far as they
  /// differ. A colour with a closure is resolved with the current traits.
  package var appearances: [CGColor] {
    switch look {
    case .fixed(let color): [color]
    case .adaptive(let light, let dark): [light, dark]
    case .layered(let light, let dark, let elevated): [light, dark, elevated]
    case .provided: [cgColor]
    }
  }

  /// Creates a colour from one to three components, in the order of `appearances`. Nil for other counts.
  package convenience init?(appearances: [CGColor]) {
    switch appearances.count {
    case 1: self.init(.fixed(appearances[0]))
    case 2: self.init(.adaptive(light: appearances[0], dark: appearances[1]))
    case 3:
      self.init(.layered(light: appearances[0], dark: appearances[1], elevated: appearances[2]))
    default: return nil
    }
  }
}
