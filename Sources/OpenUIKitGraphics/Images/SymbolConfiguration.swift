extension UIImage {
  /// The size of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    /// That of the context.
    case `default` = -1
    /// None; the same as medium.
    case unspecified = 0
    /// Smaller than the usual size.
    case small = 1
    /// The usual size.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// None; the same as regular.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// That of running text.
    case regular = 4
    /// A little thicker.
    case medium = 5
    /// That of headings.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// The thickest.
    case black = 9

    /// The weight of fonts that fits.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// The size, weight and colours of a symbol. Values that it does not set come from the view or are the usual ones.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package struct Values: Equatable {
      package var pointSize: CGFloat?
      package var textStyle: UIFont.TextStyle?
      package var weight: SymbolWeight?
      package var scale: SymbolScale?
      /// The colours of the layers from the foremost to the last; empty for the tint colour.
      package var colors: [UIColor]?

      package init(
        pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight? = nil,
        scale: SymbolScale? = nil, colors: [UIColor]? = nil
      ) {
        (self.pointSize, self.textStyle, self.weight) = (pointSize, textStyle, weight)
        (self.scale, self.colors) = (scale, colors)
      }
    }

    package let values: Values

    package init(_ values: Values) {
      self.values = values
      super.init(traitCollection: nil)
    }

    /// A configuration that sets nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Creates a configuration with the size of a font in points.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// Creates a configuration with the size of a font in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with the size of a font in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Creates a configuration with the size and weight of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    /// Creates a configuration with the size and weight of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize, weight: font.weight.symbolWeight()))
    }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale))
    }

    /// Creates a configuration with one colour, which layers in the background have with less opacity.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(
        Values(colors: [
          hierarchicalColor, hierarchicalColor.withAlphaComponent(hierarchicalColor.cgColor.alpha * 0.5),
        ]))
    }

    /// Creates a configuration with a colour for each layer, from the foremost one. Further layers have the last colour.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

    /// A configuration with one tint colour for the whole symbol.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(colors: []))
    }

    /// A configuration with the symbol's own colours. The symbols here have none, so it is the same as monochrome.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(colors: []))
    }

    /// The configuration with the values that another one sets.
    open override func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return self }
      var result = values
      // A size in points and a text style replace each other.
      if other.pointSize != nil || other.textStyle != nil {
        (result.pointSize, result.textStyle) = (other.pointSize, other.textStyle)
      }
      result.weight = other.weight ?? result.weight
      result.scale = other.scale ?? result.scale
      result.colors = other.colors ?? result.colors
      return SymbolConfiguration(result)
    }

    /// The configuration without size and text style.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      changed { ($0.pointSize, $0.weight) = (nil, nil) }
    }

    /// The configuration without text style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }

    /// The configuration without scale.
    public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = nil } }

    /// The configuration without weight.
    public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = nil } }

    private func changed(_ change: (inout Values) -> Void) -> SymbolConfiguration {
      var result = values
      change(&result)
      return SymbolConfiguration(result)
    }

    #if !hasFeature(Embedded)
      /// Whether `object` is a configuration with equal values.
      open override func isEqual(_ object: Any?) -> Bool {
        (object as? SymbolConfiguration)?.values == values
      }

      /// Equal for equal objects.
      open override var hash: Int { (values.pointSize ?? 0).hashValue }
    #endif
  }

  /// The symbol with a configuration in addition to its own; nil if the image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// The configuration of a symbol; nil for other images and for symbols without one.
  public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }
}

extension UIFont.Weight {
  /// The weight of symbols that fits.
  public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: cssWeight / 100) ?? .regular
  }
}
