import OpenUIKit
import Testing

@MainActor
@Suite("Buttons with a sign")
struct GlyphButtonTests {
  @Test(
    "A sign has the colours of a window that has turned dark",
    arguments: [UIButton.ButtonType.contactAdd, .close])
  func dark(type: UIButton.ButtonType) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(type: type)
    button.tintColor = .systemBlue
    window.addSubview(button)
    window.layoutIfNeeded()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    let shapes = button.subviews.flatMap { $0.layer.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
    let color: UIColor = type == .close ? .secondaryLabel : .systemBlue
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    #expect(shapes.map(\.strokeColor) == [dark])
  }
}
