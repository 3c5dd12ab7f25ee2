/// A description of the background of a button, cell, header or footer.
public struct UIBackgroundConfiguration: ViewTreeConfined {
  /// The element whose default colours apply.
  private enum Role {
    case button, clear, plainCell, groupedCell, sidebarCell, plainHeader, groupedHeader
  }

  private let role: Role
  /// Whether the app has set the colour.
  package private(set) var hasOwnColor = false
  private var colorStorage: UIColor?

  private init(_ role: Role) {
    self.role = role
    colorStorage = defaultColor(isEmphasized: false)
  }

  /// Creates the background of a button, whose colour is the tint colour.
  init() { self.init(.button) }

  /// The background with its default colour.
  package func withDefaultColor(isEmphasized: Bool) -> UIBackgroundConfiguration {
    var changed = self
    changed.colorStorage = defaultColor(isEmphasized: isEmphasized)
    return changed
  }

  /// A view above the colour; nil for none.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The space between the edges of the cell and the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil for the tint colour of the view.
  public var backgroundColor: UIColor? {
    get { colorStorage }
    set {
      colorStorage = newValue
      hasOwnColor = true
    }
  }
  /// A function that changes the colour; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A picture above the colour; nil for none.
  public var image: UIImage?
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border; nil for the tint colour of the view.
  public var strokeColor: UIColor?
  /// A function that changes the colour of the border; nil for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the border lies outside the background, in points.
  public var strokeOutset: CGFloat = 0

  #if !hasFeature(Embedded)
    /// The material behind the colour and the picture; nil for none. It shows what lies below, so an opaque colour hides it.
    public var visualEffect: UIVisualEffect?
    /// The edges at which the layout margins of the cell, header, footer or button are added to `backgroundInsets`; none by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// The space between the edges of a view and the background, in points.
    package func insets(in view: UIView?) -> NSDirectionalEdgeInsets {
      var insets = backgroundInsets
      let edges = edgesAddingLayoutMarginsToBackgroundInsets
      guard let view, !edges.isEmpty else { return insets }
      let margins = view.directionalLayoutMargins
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
      return insets
    }
  #endif

  /// A background without colour.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The background of cells in a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// The background of headers in a list.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
  /// The background of footers in a list.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeader) }
  /// The background of cells in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// The background of cells in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }
  /// The background of headers and footers in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeader)
  }
  /// The background of headers and footers in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// The background of cells in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell)
  }
  /// The background of headers in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The background of cells in a sidebar with an accent.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  private func defaultColor(isEmphasized: Bool) -> UIColor? {
    switch role {
    case .button: nil
    case .clear, .groupedHeader: .clear
    case .plainHeader: .systemBackground
    case .plainCell: isEmphasized ? .systemGray4 : .systemBackground
    case .groupedCell: isEmphasized ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: isEmphasized ? .systemGray4 : .clear
    }
  }

  /// The transformed colour; a view's tint colour if there is none.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The transformed colour of the border; a view's tint colour if there is none.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Makes a colour of another one.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer with a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes the grey that is as bright as the colour.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      let parts = color.cgColor
      return UIColor(
        white: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha)
    }
  }

  /// Makes the tint colour, whatever the colour is.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// Makes the tint colour, whatever the colour is.
  public static var monochromeTint: UIConfigurationColorTransformer { preferredTint }
}
