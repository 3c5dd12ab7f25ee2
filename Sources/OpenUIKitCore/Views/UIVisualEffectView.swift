/// The effect of a visual effect view on the views below.
open class UIVisualEffect: NSObject, ViewTreeConfined {}

/// A translucent material that covers the views below: it blurs them, makes their colours stronger, and adds a
/// colour of its own.
open class UIBlurEffect: UIVisualEffect {
  /// The brightness and the opacity of a material.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Like its surroundings.
    case regular = 4
    /// Like its surroundings, stronger.
    case prominent = 5
    /// Like its surroundings; hardly covers.
    case systemUltraThinMaterial = 6
    /// Like its surroundings; covers a little.
    case systemThinMaterial = 7
    /// Like its surroundings.
    case systemMaterial = 8
    /// Like its surroundings; covers much.
    case systemThickMaterial = 9
    /// Like the surroundings of bars.
    case systemChromeMaterial = 10
    #if !hasFeature(Embedded)
      /// Always light; hardly covers.
      case systemUltraThinMaterialLight = 11
      /// Always light; covers a little.
      case systemThinMaterialLight = 12
      /// Always light.
      case systemMaterialLight = 13
      /// Always light; covers much.
      case systemThickMaterialLight = 14
      /// Always light, of bars.
      case systemChromeMaterialLight = 15
      /// Always dark; hardly covers.
      case systemUltraThinMaterialDark = 16
      /// Always dark; covers a little.
      case systemThinMaterialDark = 17
      /// Always dark.
      case systemMaterialDark = 18
      /// Always dark; covers much.
      case systemThickMaterialDark = 19
      /// Always dark, of bars.
      case systemChromeMaterialDark = 20
    #endif
  }

  let style: Style

  /// Creates a material of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The colour of the material.
  var color: UIColor {
    switch style {
    case .extraLight: return UIColor(white: 0.97, alpha: 0.82)
    case .light: return UIColor(white: 1, alpha: 0.3)
    case .dark: return UIColor(white: 0.11, alpha: 0.73)
    default: return materialColor
    }
  }

  private var materialColor: UIColor {
    #if !hasFeature(Embedded)
      if let style = style.ofBothAppearances {
        let isLight = self.style.rawValue < Style.systemUltraThinMaterialDark.rawValue
        return UIColor(white: isLight ? 0.97 : 0.14, alpha: Self.opacity(of: style))
      }
    #endif
    let opacity = Self.opacity(of: style)
    return UIColor(inLight: CGColor(gray: 0.97, alpha: opacity), inDark: CGColor(gray: 0.14, alpha: opacity))
  }

  private static func opacity(of style: Style) -> CGFloat {
    switch style {
    case .systemUltraThinMaterial: return 0.44
    case .systemThinMaterial: return 0.6
    case .systemThickMaterial, .prominent: return 0.88
    case .systemChromeMaterial: return 0.78
    default: return 0.72
    }
  }
}

#if !hasFeature(Embedded)
  extension UIBlurEffect.Style {
    /// The material that follows its surroundings and covers as much as this one, which does not; nil for others.
    fileprivate var ofBothAppearances: UIBlurEffect.Style? {
      let first = UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue
      guard rawValue >= first else { return nil }
      return UIBlurEffect.Style(rawValue: Self.systemUltraThinMaterial.rawValue + (rawValue - first) % 5)
    }
  }
#endif

/// Shows what lies below it, blurred.
private final class BackdropView: UIView {
  package override func appendContent(of layer: CALayer, size: CGSize, to list: inout DisplayList) {
    if layer === self.layer { list.setBackdrop(radius: Self.radius) }
  }

  // The standard deviation of UIKit's materials, in points.
  private static let radius: CGFloat = 20
}

/// A view that covers the views below with a material and shows its content on top.
open class UIVisualEffectView: UIView {
  /// The view for the content, as large as this one. Add subviews to it, not to the effect view.
  public let contentView = UIView()
  private let backdrop = BackdropView()
  private let material = UIView()
  private var isVibrant = false

  /// Creates a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [backdrop, material, contentView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.addSubview(view)
    }
    for view in [backdrop, material] { view.isUserInteractionEnabled = false }
    showEffect()
  }

  /// The effect; nil for none.
  open var effect: UIVisualEffect? {
    didSet {
      releaseAfterAssignment(oldValue)
      showEffect()
    }
  }

  /// Resizes material and content to the size of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, material, contentView] { view.frame = bounds }
  }

  private func showEffect() {
    let color = (effect as? UIBlurEffect)?.color
    backdrop.isHidden = color == nil
    material.backgroundColor = color
    let vibrancy = effect as? UIVibrancyEffect
    guard vibrancy != nil || isVibrant else { return }
    isVibrant = vibrancy != nil
    contentView.alpha = vibrancy?.opacity ?? 1
    contentView.tintColor = isVibrant ? .label : nil
  }
}
