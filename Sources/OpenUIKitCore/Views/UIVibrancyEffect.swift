/// The strength of content on a material.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// That of labels.
  case label = 0
  /// That of less important labels.
  case secondaryLabel = 1
  /// That of unimportant labels.
  case tertiaryLabel = 2
  /// That of hardly visible labels.
  case quaternaryLabel = 3
  /// That of large surfaces.
  case fill = 4
  /// That of other surfaces.
  case secondaryFill = 5
  /// That of faint surfaces.
  case tertiaryFill = 6
  /// That of lines.
  case separator = 7
}

/// Shows the content of an effect view so that the material behind it shines through, as strongly as its style requires.
///
/// Template images and controls get the colour of labels as their tint. The content keeps its other colours.
open class UIVibrancyEffect: UIVisualEffect {
  private let style: UIVibrancyEffectStyle

  /// Creates the effect of labels on a material.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect of a style on a material.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }

  /// The opacity of the content.
  final var opacity: CGFloat {
    switch style {
    case .label: 0.9
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.35
    case .quaternaryLabel: 0.2
    case .fill: 0.75
    case .secondaryFill: 0.5
    case .tertiaryFill, .separator: 0.3
    }
  }
}
