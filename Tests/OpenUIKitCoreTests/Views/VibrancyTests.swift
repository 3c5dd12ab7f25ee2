import OpenUIKit
import Testing

@MainActor
@Suite("Vibrancy")
struct VibrancyTests {
  @Test("Content shines through by its style, and is as before without the effect")
  func opacity() {
    let blur = UIBlurEffect(style: .systemMaterial)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    #expect(abs(view.contentView.alpha - 0.6) < 1e-6 && view.contentView.tintColor == .label)
    view.effect = UIVibrancyEffect(blurEffect: blur)
    #expect(abs(view.contentView.alpha - 0.9) < 1e-6)
    view.effect = blur
    #expect(view.contentView.alpha == 1 && view.contentView.tintColor == view.tintColor)
  }

  @Test("Content that the app has made transparent stays so under a material")
  func ownOpacity() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.contentView.alpha = 0.3
    view.effect = nil
    #expect(abs(view.contentView.alpha - 0.3) < 1e-6)
  }
}
