extension Configuration {
  /// The size of the window, in points.
  public var windowSize: CGSize {
    let screen = screenSize
    guard device.idiom == .pad else { return screen }
    // Ten points separate the apps.
    switch splitView {
    case .full: return screen
    case .half: return CGSize(width: ((screen.width - 10) / 2).rounded(.down), height: screen.height)
    case .oneThird: return CGSize(width: narrowWidth, height: screen.height)
    case .twoThirds: return CGSize(width: screen.width - 10 - narrowWidth, height: screen.height)
    }
  }

  private var screenSize: CGSize {
    let size = device.size
    return orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// The width of the smaller part of two: 320 points on smaller tablets and in portrait, 375 on larger ones in landscape.
  private var narrowWidth: CGFloat { screenSize.width >= 1180 ? 375 : 320 }

  /// The edges of the window that are covered, in points.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = orientation == .portrait ? device.portraitInsets : device.landscapeInsets
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The frame of the keyboard in points of the window; null for none. Phones have keyboards of 291 points, or 200 in landscape, above the home
  /// indicator, tablets of 400.
  public var keyboardFrame: CGRect {
    guard showsKeyboard else { return .null }
    let size = windowSize
    let keys: CGFloat = device.idiom == .pad ? 400 : orientation == .portrait ? 291 : 200
    let height = keys + safeAreaInsets.bottom
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// The direction of the layout with regard to the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    language.isRightToLeft ? .rightToLeft : direction
  }

  /// The horizontal size class that UIKit gives a window of this size. Parts of a tablet's screen are regular from 640 points on, phones only
  /// the wide ones in landscape.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    if device.idiom == .pad { return windowSize.width > 640 ? .regular : .compact }
    return orientation == .landscape && device.size.width >= 414 ? .regular : .compact
  }

  /// The vertical size class: compact on phones in landscape.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    device.idiom != .pad && orientation == .landscape ? .compact : .regular
  }

  /// The traits of the window.
  public var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      hostTraits,
      UITraitCollection(layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
    ])
  }

  /// The traits that a host gives the window; on OpenUIKit without the direction, which the window has itself, so that it can be turned.
  var hostTraits: UITraitCollection {
    UITraitCollection(traitsFrom: commonTraits + traitsOfBoldText + traitsOfDesign)
  }

  private var traitsOfDesign: [UITraitCollection] {
    #if canImport(UIKit)
      []
    #else
      [UITraitCollection(design: design == .liquidGlass ? .liquidGlass : .compatibility)]
    #endif
  }

  private var traitsOfBoldText: [UITraitCollection] {
    #if canImport(UIKit)
      [UITraitCollection(legibilityWeight: hasBoldText ? .bold : .regular)]
    #else
      []
    #endif
  }

  private var commonTraits: [UITraitCollection] {
    [
      UITraitCollection(userInterfaceIdiom: device.idiom),
      UITraitCollection(userInterfaceStyle: appearance),
      UITraitCollection(preferredContentSizeCategory: contentSize),
      UITraitCollection(horizontalSizeClass: horizontalSizeClass),
      UITraitCollection(verticalSizeClass: verticalSizeClass),
      UITraitCollection(displayScale: device.scale),
      UITraitCollection(accessibilityContrast: hasHighContrast ? .high : .normal),
    ]
  }
}
