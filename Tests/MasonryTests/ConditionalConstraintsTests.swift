import Masonry
import Testing

/// Constraints that hold for some size classes only.
@MainActor
@Suite struct ConditionalConstraintsTests {
  /// A box that fills a narrow screen and is a column of 300 points on a wide one.
  private final class Page: UIView {
    let box = UIView()
    let layout = MASConditionalConstraints()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(box)
      box.mas_makeConstraints { $0.top.bottom.equalToSuperview() }
      layout.add(box.mas_prepareConstraints { $0.left.right.equalToSuperview() }, horizontally: .compact)
      layout.add(
        box.mas_prepareConstraints { make in
          make.centerX.equalToSuperview()
          make.width.equalTo(300)
        }, horizontally: .regular)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      layout.update(for: traitCollection)
    }
  }

  @Test func layoutFollowsTheSizeClassOfItsWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let page = Page(frame: window.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(page)
    page.layout.update(for: page.traitCollection)
    window.layoutIfNeeded()
    #expect(page.box.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    window.frame.size = CGSize(width: 1000, height: 800)
    window.layoutIfNeeded()
    #expect(page.box.frame == CGRect(x: 350, y: 0, width: 300, height: 800))
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(page.box.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func anyConditionOnTraitsWillDo() {
    let stage = Stage()
    let layout = MASConditionalConstraints()
    layout.add(stage.view.mas_prepareConstraints { $0.width.equalTo(50) }) { $0.userInterfaceStyle == .dark }
    layout.add(stage.view.mas_prepareConstraints { $0.height.equalTo(60) }, vertically: .compact)
    layout.update(for: UITraitCollection(userInterfaceStyle: .dark))
    #expect(stage.view.constraints.map(\.constant) == [50])
    layout.update(for: UITraitCollection(verticalSizeClass: .compact))
    #expect(stage.view.constraints.map(\.constant) == [60])
    layout.update(for: UITraitCollection(verticalSizeClass: .compact))
    #expect(stage.view.constraints.count == 1)
  }
}
