import OpenUIKit
import Testing

@MainActor
@Suite("Constraints place views")
struct ConstraintLayoutTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func makeView(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test("a view pinned to all edges follows its superview's size")
  func pinnedToEdges() {
    let view = makeView(in: window)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -40),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 360, height: 774))
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 814, height: 320))
  }

  @Test("a changed constant moves the view at the next layout")
  func changedConstant() {
    let view = makeView(in: window)
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 60),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 50, height: 60))
    left.constant = 25
    #expect(view.frame.minX == 10)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 25, y: 0, width: 50, height: 60))
  }
}
