import OpenUIKitGraphics

/// A symbol as the content of an image, with its size, weight and colours.
///
/// The sizes are those of text: at 17 points a circle is 17 points wide, as SF Symbols has it, and the middle of the
/// symbol is in the middle of capital letters.
final class SymbolImage: ImageContent, @unchecked Sendable {
  private let symbol: Symbol
  let name: String
  private let values: UIImage.SymbolConfiguration.Values
  /// The side of the grid, in points.
  private let side: CGFloat
  private let weight: UIImage.SymbolWeight
  /// The columns of the grid that the image shows.
  private let columns: (left: CGFloat, right: CGFloat)

  /// The side of the grid relative to the size of the font. A circle takes 20 of 24 units with its line.
  private static let gridPerEm: CGFloat = 1.2
  /// The space beside a symbol, in units of the grid.
  private static let margin: CGFloat = 1.75

  init(
    _ symbol: Symbol, named name: String, _ values: UIImage.SymbolConfiguration.Values,
    traits: UITraitCollection?
  ) {
    let style = values.textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
    let pointSize = values.pointSize ?? style?.pointSize ?? 17
    (self.symbol, self.name, self.values) = (symbol, name, values)
    side = max(0, pointSize) * Self.gridPerEm * (values.scale ?? .default).factor
    weight = values.weight ?? style?.weight.symbolWeight() ?? .regular
    let bounds = symbol.horizontalBounds
    columns = (bounds.left - Self.margin, bounds.right + Self.margin)
  }

  /// The properties of the image of a symbol.
  func properties(_ original: ImageProperties) -> ImageProperties {
    var changed = original
    changed.configuration = UIImage.SymbolConfiguration(values)
    let capHeight = side / (Self.gridPerEm * (values.scale ?? .default).factor) * UIFont.capHeightPerEm
    changed.baselineOffset = (size(original).height - capHeight) / 2
    return changed
  }

  var isSymbol: Bool { true }

  var accessibilityLabel: String? { SymbolLabels.label(of: name) }

  var isTemplate: Bool { values.colors?.isEmpty != false }

  func size(_ properties: ImageProperties) -> CGSize {
    func rounded(_ length: CGFloat) -> CGFloat { (length * properties.scale).rounded() / properties.scale }
    return CGSize(width: rounded((columns.right - columns.left) / Symbol.grid * side), height: rounded(side))
  }

  func steps(
    in frame: CGRect, tint: DisplayList.Color?, properties: ImageProperties, traits: UITraitCollection
  ) -> [DrawingStep] {
    let width = columns.right - columns.left
    let placement = CGAffineTransform(
      a: frame.width / width, b: 0, c: 0, d: frame.height / Symbol.grid,
      tx: frame.minX - columns.left * frame.width / width, ty: frame.minY)
    guard let colors = values.colors, let last = colors.last, tint == nil else {
      let color = tint ?? DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
      return steps(of: symbol.whole, color, placement)
    }
    var steps: [DrawingStep] = []
    // The background first.
    for (index, layer) in symbol.layers.enumerated().reversed() {
      let color = index < colors.count ? colors[index] : last
      steps += self.steps(of: layer, DisplayList.Color(color.resolvedColor(with: traits).cgColor), placement)
    }
    return steps
  }

  private func steps(
    of layer: Symbol.Layer, _ color: DisplayList.Color, _ placement: CGAffineTransform
  ) -> [DrawingStep] {
    var steps: [DrawingStep] = []
    func add(_ shape: DisplayList.Shape) {
      steps.append(DrawingStep(content: .shape(shape), transform: placement, opacity: 1, clip: nil))
    }
    if !layer.areas.isEmpty { add(DisplayList.Shape(path: layer.areas, fill: color)) }
    if !layer.lines.isEmpty {
      let stroke = DisplayList.Stroke(
        path: layer.lines, color: color, width: Symbol.lineWidth(weight), cap: .round, join: .round,
        miterLimit: 4,
        dashes: [], dashPhase: 0)
      add(DisplayList.Shape(path: layer.lines, fill: .clear, stroke: stroke))
    }
    return steps
  }

  func image(_ image: UIImage, preferring configuration: UIImage.Configuration) -> UIImage {
    image.withConfiguration(configuration.applying(UIImage.SymbolConfiguration(values)))
  }

  func imageInBar(_ image: UIImage) -> UIImage {
    self.image(image, preferring: UIImage.SymbolConfiguration(scale: .large))
  }

  func configured(
    _ configuration: UIImage.Configuration, _ properties: ImageProperties
  ) -> (any ImageContent, ImageProperties) {
    guard let configuration = configuration as? UIImage.SymbolConfiguration else {
      var changed = properties
      changed.configuration = configuration
      return (self, changed)
    }
    let content = SymbolImage(
      symbol, named: name, configuration.values, traits: configuration.traitCollection)
    return (content, content.properties(properties))
  }
}

extension UIImage.SymbolScale {
  /// The size relative to medium.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: return 0.78
    case .large: return 1.29
    case .default, .unspecified, .medium: return 1
    }
  }
}
