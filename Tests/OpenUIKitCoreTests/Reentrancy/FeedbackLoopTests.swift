import OpenUIKit
import Testing

/// A view whose answers to the layout run code.
private final class CallingView: UIView {
  var duringContentSize: ((CallingView) -> Void)?
  var duringInsets: ((CallingView) -> Void)?
  var duringLayout: ((CallingView) -> Void)?
  var duringUpdate: ((CallingView) -> Void)?
  private(set) var layouts = 0
  private(set) var measurements = 0

  override var intrinsicContentSize: CGSize {
    measurements += 1
    duringContentSize?(self)
    return CGSize(width: 20, height: 10)
  }

  override var alignmentRectInsets: UIEdgeInsets {
    duringInsets?(self)
    return .zero
  }

  override func layoutSubviews() {
    layouts += 1
    duringLayout?(self)
    super.layoutSubviews()
  }

  override func updateConstraints() {
    duringUpdate?(self)
    super.updateConstraints()
  }
}

@MainActor
@Suite("Layout ends whatever the views do that it asks and lays out")
struct FeedbackLoopTests {
  private final class Reports {
    var errors: [LayoutError] = []
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let reports = Reports()
  private let box: UIView
  private let view = CallingView()

  init() {
    box = constrainedView(in: window)
    box.pin(CGRect(x: 0, y: 0, width: 50, height: 50))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.layoutErrorHandler = { [reports] in reports.errors.append($0) }
  }

  private func addView() {
    box.addSubview(view)
    view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5).isActive = true
    view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
  }

  @Test("a content size that invalidates itself is read again once at most")
  func selfInvalidation() {
    view.duringContentSize = { $0.invalidateIntrinsicContentSize() }
    addView()
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 20, height: 10))
    #expect(view.measurements < 10)
    #expect(reports.errors.isEmpty)
  }

  @Test("two content sizes that invalidate each other end with a report")
  func mutualInvalidation() {
    let other = CallingView()
    other.translatesAutoresizingMaskIntoConstraints = false
    addView()
    box.addSubview(other)
    view.duringContentSize = { [unowned other] _ in other.invalidateIntrinsicContentSize() }
    other.duringContentSize = { [unowned view] _ in view.invalidateIntrinsicContentSize() }
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 20, height: 10))
    #expect(reports.errors.first?.reason == .feedbackLoop)
    #expect(reports.errors.first?.description.contains("CallingView") == true)
  }

  @Test("a layout that flags itself and begins a pass is bounded and reported once")
  func layoutInLayout() {
    addView()
    view.duringLayout = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    window.layoutIfNeeded()
    #expect((1...64).contains(view.layouts))
    #expect(reports.errors.map(\.reason) == [.feedbackLoop])
    #expect(reports.errors.first?.item?.contains("CallingView") == true)
    window.layoutIfNeeded()
    #expect(reports.errors.count == 1)
    view.duringLayout = nil
    window.layoutIfNeeded()
    let layouts = view.layouts
    window.layoutIfNeeded()
    #expect(view.layouts == layouts)
  }

  /// The box is `overlap + 30` points below the top. The overlap with the safe area is then `41 - box`, and the content is moved by it.
  /// No overlap in whole points is a solution: 5 gives 6, and 6 gives 5.
  @Test("a safe area that moves a box back and forth through scrolled content ends with a report")
  func safeAreaFollowsContent() {
    window.screenScale = 1
    window.deviceSafeAreaInsets.top = 41
    let (scrollView, content) = (UIScrollView(), UIView())
    for view in [scrollView, content, self.view] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(view)
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    content.pin(CGRect(x: 0, y: 0, width: 100, height: 100))
    NSLayoutConstraint.activate([
      content.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      scrollView.topAnchor.constraint(equalTo: window.topAnchor),
      scrollView.heightAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 30),
    ])
    window.layoutIfNeeded()
    #expect(reports.errors.map(\.reason) == [.feedbackLoop])
  }

  @Test("an update of constraints that flags itself and begins a pass is bounded")
  func updateInUpdate() {
    addView()
    view.duringUpdate = {
      $0.setNeedsUpdateConstraints()
      $0.updateConstraintsIfNeeded()
      $0.layoutIfNeeded()
    }
    window.layoutIfNeeded()
    #expect(view.frame.width == 20)
    #expect(reports.errors.map(\.reason) == [.feedbackLoop])
  }

  /// Views that make more of their kind in their layout.
  private final class Breeder: UIView {
    static nonisolated(unsafe) var limit = 200_000
    let children: Int
    let beginsPass: Bool

    init(children: Int, beginsPass: Bool) {
      self.children = children
      self.beginsPass = beginsPass
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard subviews.isEmpty else { return }
      for _ in 0..<children { addSubview(Breeder(children: children, beginsPass: beginsPass)) }
      if beginsPass { subviews.forEach { $0.layoutIfNeeded() } }
    }
  }

  @Test(
    "views that add views of their class in their layout do not end the program",
    arguments: [(1, false), (1, true), (2, false), (3, true)])
  func breeding(children: Int, beginsPass: Bool) {
    let breeder = Breeder(children: children, beginsPass: beginsPass)
    breeder.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    box.addSubview(breeder)
    window.layoutIfNeeded()
    #expect(reports.errors.map(\.reason) == [.feedbackLoop])
    breeder.removeFromSuperview()
  }

  @Test("views that lay each other out end")
  func layingOutEachOther() {
    let views = (0..<6).map { _ in CallingView() }
    for view in views {
      box.addSubview(view)
      view.duringLayout = { [unowned box] view in
        for other in box.subviews where other !== view {
          other.setNeedsLayout()
          other.layoutIfNeeded()
        }
      }
    }
    window.layoutIfNeeded()
    #expect(reports.errors.map(\.reason) == [.feedbackLoop])
    box.subviews.forEach { $0.removeFromSuperview() }
  }

  @Test("a superview may be removed while its subviews are asked for their insets", arguments: [false, true])
  func removalDuringInsets(endsWindow: Bool) {
    var stage: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = constrainedView(in: stage!)
    for index in 0..<4 {
      let view = CallingView()
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      view.pin(CGRect(x: index, y: 0, width: 10, height: 10))
      if index == 1 {
        view.duringInsets = { view in
          view.superview?.removeFromSuperview()
          if endsWindow { stage = nil }
        }
      }
    }
    box.layoutIfNeeded()
    box.layoutIfNeeded()
    #expect(box.superview == nil)
    #expect(box.subviews.allSatisfy { $0.frame.width == 10 })
  }

  @Test("views may be removed while one is asked for its content size", arguments: 0..<4)
  func removalDuringContentSize(removed: Int) {
    let views = (0..<4).map { _ in CallingView() }
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: CGFloat(index)).isActive = true
      if index > 0 { view.topAnchor.constraint(equalTo: views[index - 1].bottomAnchor).isActive = true }
    }
    views[1].duringContentSize = { _ in views[removed].removeFromSuperview() }
    window.layoutIfNeeded()
    #expect(views[removed].superview == nil)
    for view in views where view.superview != nil { #expect(view.frame.width == 20) }
    views[1].duringContentSize = nil
    window.layoutIfNeeded()
    for (index, view) in views.enumerated() where view.superview != nil {
      #expect(view.frame.minX == CGFloat(index))
    }
  }

  @Test("a view that is fitted may change its tree while it is asked")
  func changeDuringFitting() {
    addView()
    window.layoutIfNeeded()
    let inner = constrainedView(in: view)
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    let edges = [
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    view.duringContentSize = { _ in width.constant = 44 }
    #expect(view.systemLayoutSizeFitting(.zero).width == 44)
    window.layoutIfNeeded()
    #expect(inner.frame.width == 44)
    view.duringContentSize = { [unowned inner] _ in inner.removeFromSuperview() }
    #expect(view.systemLayoutSizeFitting(.zero).width == 20)
    window.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }
}
