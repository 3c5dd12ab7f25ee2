import OpenUIKit
import Testing

@MainActor
@Suite("Image assets")
struct UIImageAssetTests {
  private func image(_ red: UInt8) throws -> UIImage {
    UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [red, 0, 0, 255])))
  }

  @Test("An image of an asset shows the one that is registered for the traits of its view")
  func traits() throws {
    let asset = UIImageAsset()
    let (light, dark) = (try image(10), try image(200))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    let view = UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)))
    window.addSubview(view)
    window.overrideUserInterfaceStyle = .light
    #expect(window.displayList().images.first?.source === light.cgImage)
    window.overrideUserInterfaceStyle = .dark
    #expect(window.displayList().images.first?.source === dark.cgImage)
    #expect(view.image?.imageAsset === asset && light.imageAsset == nil)
  }

  @Test("The image with the most fitting traits is chosen, and the first one without fitting ones")
  func choice() throws {
    let asset = UIImageAsset()
    #expect(asset.image(with: UITraitCollection()).size == .zero)
    let (any, dark, compact) = (try image(1), try image(2), try image(3))
    let isDark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [isDark, UITraitCollection(horizontalSizeClass: .compact)])
    asset.register(any, with: UITraitCollection())
    asset.register(dark, with: isDark)
    asset.register(compact, with: both)
    func shown(_ traits: UITraitCollection) -> CGImage? {
      let view = UIImageView(image: asset.image(with: traits))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.isHidden = false
      window.traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
      window.traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
      window.addSubview(view)
      return window.displayList().images.first?.source
    }
    let wide = UITraitCollection(traitsFrom: [isDark, UITraitCollection(horizontalSizeClass: .regular)])
    #expect(shown(both) === compact.cgImage && shown(wide) === dark.cgImage)
    asset.unregister(with: isDark)
    #expect(shown(wide) === any.cgImage)
  }
}
