import Testing

@testable import Masonry

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
  }

  @Test("conditions follow a view's traits by themselves", arguments: [false, true])
  func layoutFollowsTheSizeClassOfItsWindow(_ watchesBySubview: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let page = Page(frame: window.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(page)
    if watchesBySubview {
      // As before iOS 17 and in the browser.
      TraitWatcher(page.layout).watch(page)
      page.layout.update(for: page.traitCollection)
    } else {
      page.layout.follow(page)
    }
    window.layoutIfNeeded()
    #expect(page.box.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    window.frame.size = CGSize(width: 1000, height: 800)
    window.layoutIfNeeded()
    #expect(page.box.frame == CGRect(x: 350, y: 0, width: 300, height: 800))
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(page.box.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("the hidden subview of a visual effect view lies in its content view")
  func visualEffectView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    material.frame = window.bounds
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(material)
    let box = UIView()
    material.contentView.addSubview(box)
    let layout = MASConditionalConstraints()
    layout.add(box.mas_prepareConstraints { $0.size.equalTo(100) }, horizontally: .compact)
    layout.add(box.mas_prepareConstraints { $0.size.equalTo(200) }, horizontally: .regular)
    let own = material.subviews
    // As before iOS 17 and in the browser.
    TraitWatcher(layout).watch(material)
    layout.update(for: material.traitCollection)
    #expect(material.subviews == own)
    #expect(material.contentView.subviews.contains { $0 is TraitWatcher })
    window.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 100, height: 100))
    window.frame.size = CGSize(width: 1000, height: 800)
    window.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 200, height: 200))
  }

  @Test func conditionsMayComeBeforeTheWindowAndAfterTheyAreFollowed() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
    page.layout.follow(page)
    let window = UIWindow(frame: page.frame)
    window.addSubview(page)
    window.layoutIfNeeded()
    #expect(page.box.frame == CGRect(x: 350, y: 0, width: 300, height: 800))
    let badge = UIView()
    page.addSubview(badge)
    page.layout.add(badge.mas_prepareConstraints { $0.width.equalTo(9) }, horizontally: .regular)
    page.layout.add(badge.mas_prepareConstraints { $0.width.equalTo(5) }, horizontally: .compact)
    #expect(badge.constraints.map(\.constant) == [9])
  }

  @Test func theCollectionLivesAsLongAsTheViewThatItFollows() {
    weak var layout: MASConditionalConstraints?
    do {
      let page = Page(frame: .zero)
      page.layout.follow(page)
      layout = page.layout
    }
    #expect(layout == nil)
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
