import OpenUIKit
import Testing

/// Source: Apple's documentation of the symbol effects of `UIImageView`. UIKit does not document the course of its effects.
@MainActor
@Suite("Effects of symbols")
struct SymbolEffectTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIImageView(image: UIImage(systemName: "star.fill"))

  init() {
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    _ = window.displayList()
  }

  private var scale: CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }
  private var opacity: Float { view.layer.presentation()?.opacity ?? 0 }

  @Test("A bounce runs once and leaves the symbol as it was")
  func bounce() {
    var contexts: [UISymbolEffectCompletionContext] = []
    view.addSymbolEffect(.bounce) { contexts.append($0) }
    window.clock.advance(by: 0.15)
    #expect(scale > 1.05 && contexts.isEmpty)
    window.clock.advance(by: 0.5)
    #expect(scale == 1 && contexts.count == 1 && view.layer.animationKeys() == nil)
    #expect(contexts.first?.isFinished == true && contexts.first?.effect is BounceSymbolEffect)
    #expect(contexts.first?.sender === view)
    view.addSymbolEffect(.bounce.down, options: .repeat(2).speed(2))
    window.clock.advance(by: 0.07)
    #expect(scale < 0.95)
    window.clock.advance(by: 0.3)
    #expect(view.layer.animationKeys() != nil)
    window.clock.advance(by: 0.2)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A pulse lasts until it is removed, and a new one replaces it")
  func pulse() {
    var ends: [Bool] = []
    view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
    window.clock.advance(by: 100.75)
    #expect(opacity < 0.9 && view.layer.animationKeys()?.count == 1)
    view.addSymbolEffect(.pulse, options: .nonRepeating)
    window.clock.advance(by: 0.01)
    #expect(ends == [false] && view.layer.animationKeys()?.count == 1)
    window.clock.advance(by: 2)
    #expect(opacity == 1 && view.layer.animationKeys() == nil)
    view.addSymbolEffect(.variableColor.reversing)
    view.addSymbolEffect(.rotate)
    #expect(view.layer.animationKeys()?.count == 2)
    view.removeSymbolEffect(ofType: .rotate)
    #expect(view.layer.animationKeys()?.count == 1)
    view.removeAllSymbolEffects()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A scale stays until it is removed, beside the view's own transform")
  func scaling() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.addSymbolEffect(.scale.up)
    window.clock.advance(by: 5)
    #expect(abs(scale - 2.4) < 1e-6)
    view.removeSymbolEffect(ofType: .scale)
    window.clock.advance(by: 0.15)
    #expect(scale > 2 && scale < 2.4)
    window.clock.advance(by: 1)
    #expect(scale == 2 && view.layer.animationKeys() == nil)
    view.addSymbolEffect(.disappear, animated: false)
    window.clock.advance(by: 0.1)
    #expect(opacity == 0)
    view.removeAllSymbolEffects(animated: false)
    #expect(opacity == 1)
  }

  @Test("A new symbol comes while the old one leaves")
  func replacement() throws {
    let heart = try #require(UIImage(systemName: "heart"))
    var isFinished: Bool?
    view.setSymbolImage(heart, contentTransition: .replace.downUp) { isFinished = $0.isFinished }
    #expect(view.image === heart && view.subviews.count == 1 && isFinished == nil)
    window.clock.advance(by: 0.1)
    #expect(opacity < 1)
    window.clock.advance(by: 1)
    #expect(opacity == 1 && view.subviews.isEmpty && isFinished == true)
    view.setSymbolImage(try #require(UIImage(systemName: "star")), contentTransition: .replace.offUp)
    #expect(view.subviews.isEmpty)
  }

  @Test("A view without a symbol has no effects")
  func picture() throws {
    let pixels = [UInt8](repeating: 255, count: 4)
    view.image = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: pixels)))
    view.addSymbolEffect(.bounce)
    #expect(view.layer.animationKeys() == nil)
    view.setSymbolImage(try #require(UIImage(systemName: "star")), contentTransition: .automatic)
    #expect(view.image?.isSymbolImage == true)
  }
}
