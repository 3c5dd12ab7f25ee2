import OpenUIKit
import Testing

@MainActor
@Suite("Fitting sizes and diagnostics")
struct FittingAndDiagnosticsTests {
  /// A cell with a title of 120 x 20 above a detail that resists being narrower than 200.
  private func makeCell() -> (cell: UIView, title: ContentView, detail: ContentView) {
    let cell = UIView()
    let (title, detail) = (ContentView(120, 20), ContentView(200, 30))
    cell.addSubview(title)
    cell.addSubview(detail)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      title.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 16),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.leftAnchor.constraint(equalTo: title.leftAnchor),
      detail.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -16),
      detail.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
    ])
    return (cell, title, detail)
  }

  @Test("the compressed size is the smallest that the constraints allow")
  func compressed() {
    let (cell, _, _) = makeCell()
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 232, height: 74))
  }

  @Test("a required width is kept and the height follows, as in a self-sizing cell")
  func requiredWidth() {
    let (cell, _, _) = makeCell()
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 74))
  }

  @Test("fitting changes no frame and leaves the tree's layout as it is")
  func fittingMovesNothing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let (cell, title, detail) = makeCell()
    cell.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(cell)
    cell.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    window.layoutIfNeeded()
    let frames = [cell.frame, title.frame, detail.frame]
    _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect([cell.frame, title.frame, detail.frame] == frames)
    window.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(detail.frame.width == 268)
    title.content.height = 25
    window.layoutIfNeeded()
    #expect(cell.frame.height == 79)
  }

  @Test("a view without a position is ambiguous, a pinned one is not")
  func ambiguity() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let view = constrainedView(in: window)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.pin(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.hasAmbiguousLayout)
    #expect(!UIView().hasAmbiguousLayout)
  }

  @Test("the constraints that affect a view are those its place depends on, by axis")
  func affectingConstraints() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let (first, second) = (constrainedView(in: window), constrainedView(in: window))
    first.pin(CGRect(x: 1, y: 2, width: 3, height: 4))
    second.pin(CGRect(x: 1, y: 2, width: 3, height: 4))
    let chain = second.leftAnchor.constraint(equalTo: first.rightAnchor)
    window.constraints[2].isActive = false
    chain.isActive = true
    window.layoutIfNeeded()
    let horizontal = second.constraintsAffectingLayout(for: .horizontal)
    #expect(Set(horizontal) == [chain, window.constraints[0], first.constraints[0], second.constraints[0]])
    #expect(!second.constraintsAffectingLayout(for: .vertical).contains(chain))
  }

  @Test("a deep tree of flexible views is taken up and torn down without deep recursion")
  func deepTree() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    var parent: UIView = window
    for _ in 0..<20_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      parent.addSubview(view)
      parent = view
    }
    window.layoutIfNeeded()
    #expect(parent.superview != nil)
  }

  @Test("an ambiguous view moves when it is exercised, and back")
  func exercisedAmbiguity() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (loose, fixed) = (constrainedView(in: window), constrainedView(in: window))
    fixed.pin(CGRect(x: 1, y: 2, width: 3, height: 4))
    loose.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    loose.heightAnchor.constraint(equalToConstant: 10).isActive = true
    loose.widthAnchor.constraint(equalToConstant: 10).isActive = true
    window.layoutIfNeeded()
    let before = loose.frame
    loose.exerciseAmbiguityInLayout()
    fixed.exerciseAmbiguityInLayout()
    window.layoutIfNeeded()
    #expect(loose.frame != before)
    #expect(loose.frame.size == before.size)
    #expect(loose.frame.minY == before.minY)
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    loose.exerciseAmbiguityInLayout()
    window.layoutIfNeeded()
    #expect(loose.hasAmbiguousLayout)
    loose.exerciseAmbiguityInLayout()
    loose.removeFromSuperview()
    window.layoutIfNeeded()
  }
}
