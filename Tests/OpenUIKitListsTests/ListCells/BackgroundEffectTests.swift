import OpenUIKit
import Testing

/// Source: Apple's documentation of `UIBackgroundConfiguration`.
@MainActor
@Suite("Materials and margins of background configurations")
struct BackgroundEffectTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func effectView(in view: UIView) -> UIVisualEffectView? {
    if let found = view as? UIVisualEffectView { return found }
    return view.subviews.lazy.compactMap { effectView(in: $0) }.first
  }

  @Test("A cell shows the material behind the colour, until it is removed")
  func cell() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    window.isHidden = false
    window.addSubview(cell)
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .systemMaterial)
    background.backgroundColor = .red.withAlphaComponent(0.2)
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    window.layoutIfNeeded()
    let view = try #require(effectView(in: cell))
    #expect(view.effect === background.visualEffect && view.frame.size == cell.bounds.size)
    #expect(view.contentView.backgroundColor == .red.withAlphaComponent(0.2))
    #expect(view.layer.cornerRadius == 8)
    background.visualEffect = nil
    cell.backgroundConfiguration = background
    #expect(effectView(in: cell) == nil)
  }

  @Test("The margins are added to the insets at the edges that the configuration names")
  func margins() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
    window.isHidden = false
    window.addSubview(cell)
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .regular)
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    cell.backgroundConfiguration = background
    window.layoutIfNeeded()
    let view = try #require(effectView(in: cell)?.superview)
    #expect(view.frame == CGRect(x: 25, y: 5, width: 270, height: 38))
  }

  @Test("A button shows the material of its background too")
  func button() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.background.visualEffect = UIBlurEffect(style: .regular)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    window.isHidden = false
    window.addSubview(button)
    window.layoutIfNeeded()
    #expect(effectView(in: button)?.frame.size == CGSize(width: 100, height: 40))
    button.configuration?.background.visualEffect = nil
    window.layoutIfNeeded()
    #expect(effectView(in: button) == nil)
  }
}
