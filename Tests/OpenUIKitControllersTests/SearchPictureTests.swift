import OpenUIKit
import Testing

/// The members and what they move are those of Apple's documentation of UISearchBar (Customizing appearance).
@MainActor
@Suite("Pictures of search bars")
struct SearchPictureTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { $0.fill($0.format.bounds) }
  }

  private func bar() -> UISearchBar {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    window.addSubview(bar)
    window.isHidden = false
    window.layoutIfNeeded()
    return bar
  }

  private func field(_ bar: UISearchBar) -> UISearchTextField {
    bar.layoutIfNeeded()
    bar.searchTextField.layoutIfNeeded()
    return bar.searchTextField
  }

  @Test("Titles of scopes have the attributes that were set, also those that are made later")
  func scopes() throws {
    let bar = bar()
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeButtonTitles = ["All", "Mine"]
    let control = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor === UIColor.red)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor === UIColor.blue)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count == 1)
    bar.setScopeBarButtonTitleTextAttributes(nil, for: .normal)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }

  @Test("A picture stands for the magnifying glass with its own size, and the text begins behind it")
  func glass() {
    let bar = bar()
    let before = field(bar).textRect(forBounds: bar.searchTextField.bounds)
    bar.setImage(image(30, 10), for: .search, state: .normal)
    let field = field(bar)
    #expect((field.leftView as? UIImageView)?.image === bar.image(for: .search, state: .normal))
    #expect(field.leftView?.frame == CGRect(x: 6, y: 13, width: 30, height: 10))
    #expect(field.textRect(forBounds: field.bounds).minX == before.minX + 10)
    bar.setImage(UIImage(), for: .search, state: .normal)
    #expect(self.field(bar).textRect(forBounds: field.bounds).minX == before.minX - 20)
    bar.setImage(nil, for: .search, state: .normal)
    #expect(self.field(bar).textRect(forBounds: field.bounds) == before)
    #expect(!(bar.searchTextField.leftView is UIImageView))
  }

  @Test("The buttons have the pictures of their states")
  func buttons() throws {
    let bar = bar()
    let (normal, highlighted) = (image(8, 8), image(9, 9))
    bar.setImage(normal, for: .clear, state: .normal)
    bar.setImage(highlighted, for: .clear, state: .highlighted)
    bar.text = "a"
    let clear = try #require(field(bar).rightView as? UIButton)
    #expect(clear.image(for: .normal) === normal && clear.image(for: .highlighted) === highlighted)
    #expect(bar.image(for: .clear, state: .disabled) === normal)
    bar.showsBookmarkButton = true
    bar.setImage(normal, for: .bookmark, state: .normal)
    #expect(bar.subviews.contains { ($0 as? UIButton)?.image(for: .normal) === normal })
    bar.setImage(nil, for: .bookmark, state: .normal)
    #expect(!bar.subviews.contains { ($0 as? UIButton)?.image(for: .normal) === normal })
  }

  @Test("Icons, text and field are moved by their adjustments")
  func adjustments() throws {
    let bar = bar()
    bar.text = "a"
    bar.showsBookmarkButton = true
    func frames() throws -> [CGRect] {
      let field = field(bar)
      return [
        try #require(field.leftView?.frame), try #require(field.rightView?.frame),
        field.textRect(forBounds: field.bounds), field.frame,
        try #require(bar.subviews.last { $0 is UIButton }?.frame),
      ]
    }
    let before = try frames()
    let offset = UIOffset(horizontal: 3, vertical: -2)
    for icon in [UISearchBar.Icon.search, .clear, .bookmark] { bar.setPositionAdjustment(offset, for: icon) }
    bar.searchTextPositionAdjustment = offset
    bar.searchFieldBackgroundPositionAdjustment = offset
    #expect(
      bar.positionAdjustment(for: .clear) == offset && bar.positionAdjustment(for: .resultsList) == .zero)
    #expect(try frames() == before.map { $0.offsetBy(dx: 3, dy: -2) })
  }

  @Test("A picture replaces the grey of the field, and nil brings it back")
  func fieldBackground() {
    let bar = bar()
    let (normal, disabled) = (image(20, 36), image(10, 36))
    bar.setSearchFieldBackgroundImage(normal, for: .normal)
    bar.setSearchFieldBackgroundImage(disabled, for: .disabled)
    let field = bar.searchTextField
    #expect(field.background === normal && field.disabledBackground === disabled)
    #expect(field.backgroundColor == .clear && bar.searchFieldBackgroundImage(for: .disabled) === disabled)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    #expect(field.background == nil && field.backgroundColor == .tertiarySystemFill)
  }

  @Test("A black bar is dark, as navigation bars are")
  func barStyle() {
    let bar = bar()
    bar.barStyle = .black
    #expect(bar.subviews[0].backgroundColor == UIColor(white: 0, alpha: 0.85))
    #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .dark)
    bar.isTranslucent = false
    #expect(bar.subviews[0].backgroundColor == UIColor(white: 0, alpha: 1))
    bar.barStyle = .default
    #expect(bar.subviews[0].backgroundColor == .secondarySystemBackground)
    #expect(bar.searchTextField.overrideUserInterfaceStyle == .unspecified)
  }
}
