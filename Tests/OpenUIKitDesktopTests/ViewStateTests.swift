import Foundation
import OpenUIKit
import OpenUIKitDesktop
import Testing

@Suite @MainActor struct ViewStateTests {
  private func tree() -> (UIView, UIScrollView, UITextField, UISwitch) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView(frame: root.bounds)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let toggle = UISwitch()
    scroll.addSubview(field)
    scroll.addSubview(toggle)
    root.addSubview(scroll)
    return (root, scroll, field, toggle)
  }

  @Test func anotherTreeContinuesWhereOneEnded() throws {
    let (old, scroll, field, toggle) = tree()
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    field.text = "Zürich"
    toggle.isOn = true
    let data = try JSONEncoder().encode(old.viewState)
    let (new, newScroll, newField, newToggle) = tree()
    new.restore(try JSONDecoder().decode(ViewState.self, from: data))
    #expect(newScroll.contentOffset.y == 120)
    #expect(newField.text == "Zürich")
    #expect(newToggle.isOn)
    #expect(new.viewState == old.viewState)
  }

  @Test func viewsOfAnotherClassKeepTheirState() {
    let (old, _, field, _) = tree()
    field.text = "text"
    let other = UIView()
    other.addSubview(UILabel())
    other.restore(old.viewState)
    #expect(other.subviews.count == 1)
  }
}
