/// The components of a colour, which may depend on traits.
enum ColorLook {
  /// Always the same.
  case fixed(CGColor)
  /// One colour in light appearance, another in dark appearance.
  case adaptive(light: CGColor, dark: CGColor)
  /// One colour in light appearance, another in dark appearance, and a third in dark appearance at elevated
  /// level.
  case layered(light: CGColor, dark: CGColor, elevated: CGColor)
  /// The result of a closure.
  case provided((UITraitCollection) -> UIColor)

  func color(for traits: UITraitCollection) -> CGColor {
    switch self {
    case .fixed(let color): return color
    case .adaptive(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
    case .layered(let light, let dark, let elevated):
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    case .provided(let provider): return provider(traits).look.color(for: traits)
    }
  }

  func with(alpha: CGFloat) -> ColorLook {
    func changed(_ color: CGColor) -> CGColor {
      CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    switch self {
    case .fixed(let color): return .fixed(changed(color))
    case .adaptive(let light, let dark): return .adaptive(light: changed(light), dark: changed(dark))
    case .layered(let light, let dark, let elevated):
      return .layered(light: changed(light), dark: changed(dark), elevated: changed(elevated))
    case .provided(let provider): return .provided { provider($0).withAlphaComponent(alpha) }
    }
  }
}

extension ColorLook: Equatable {
  /// Whether both have the same colours. Closures are never equal.
  package static func == (left: ColorLook, right: ColorLook) -> Bool {
    switch (left, right) {
    case (.fixed(let left), .fixed(let right)): return left == right
    case (.adaptive(let light, let dark), .adaptive(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    case (.layered(let light, let dark, let elevated), .layered(let light2, let dark2, let elevated2)):
      return light == light2 && dark == dark2 && elevated == elevated2
    default: return false
    }
  }
}
