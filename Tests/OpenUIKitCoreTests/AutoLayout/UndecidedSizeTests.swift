import OpenUIKit
import Testing

/// Views whose place constraints decide and whose size they leave open. The expectations are those of Stevia's
/// EquationTests and LayoutTests, which were written against UIKit: such a view has no size, and lies where it is held.
@MainActor
@Suite("Sizes that nothing decides")
struct UndecidedSizeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func add() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test("A view that is held by its right and bottom edges lies there")
  func ends() {
    let view = add()
    view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13).isActive = true
    view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 377, y: 821, width: 0, height: 0))
  }

  @Test("A view that is held by its middle lies there")
  func middles() {
    let view = add()
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 195, y: 422, width: 0, height: 0))
  }

  @Test("From right to left it is the leading edge that is an end", arguments: [true, false])
  func rightToLeft(isMirrored: Bool) {
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let view = add()
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == (isMirrored ? 382 : 8) && view.frame.width == 0)
  }
}
