import Testing

@_spi(Overrides) @testable import OpenUIKitCore

/// A value that was set on a view or constraint holds, whatever was set before.
@MainActor
@Suite("State that must not go stale")
struct StaleStateTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func host() -> UIView {
    let host = UIView(frame: window.bounds)
    window.addSubview(host)
    return host
  }

  // MARK: Refused numbers

  @Test("a constraint activated with a number that is refused counts as soon as it has a good one")
  func refusedConstantIsMended() {
    var refusals = 0
    window.layoutErrorHandler = { _ in refusals += 1 }
    let view = constrainedView(in: host())
    let width = view.widthAnchor.constraint(equalToConstant: .nan)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(refusals == 1)
    width.constant = 50
    window.layoutIfNeeded()
    #expect(view.frame.width == 50)
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    height.priority = UILayoutPriority(2000)
    height.isActive = true
    window.layoutIfNeeded()
    #expect(refusals == 2)
    height.priority = .required
    window.layoutIfNeeded()
    #expect(view.frame.height == 40)
  }

  @Test("content of infinite width is refused, and its height still counts")
  func infiniteContent() {
    var refusals = 0
    window.layoutErrorHandler = { _ in refusals += 1 }
    let view = ContentView(.infinity, 30)
    host().addSubview(view)
    window.layoutIfNeeded()
    #expect(refusals > 0)
    #expect(view.frame.height == 30)
    view.content = CGSize(width: 70, height: 30)
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 70, height: 30))
  }

  private final class Counter: UIView {
    var count = 0
    override var intrinsicContentSize: CGSize {
      count += 1
      return CGSize(width: 10, height: 10)
    }
  }

  @Test("content that changes many times before a layout is asked for its size once")
  func contentIsAskedOnce() {
    let view = Counter()
    view.translatesAutoresizingMaskIntoConstraints = false
    host().addSubview(view)
    window.layoutIfNeeded()
    view.count = 0
    for _ in 0..<10 { view.invalidateIntrinsicContentSize() }
    window.layoutIfNeeded()
    #expect(view.count == 1)
    view.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test("a content priority of zero is no preference, and the other one stays")
  func contentPriorityOfZero() {
    var refusals = 0
    window.layoutErrorHandler = { _ in refusals += 1 }
    let view = ContentView(100, 30)
    let superview = host()
    superview.addSubview(view)
    view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(0), for: .vertical)
    let end = view.trailingAnchor.constraint(equalTo: superview.trailingAnchor)
    end.priority = UILayoutPriority(1)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor), end, height,
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 10))
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(refusals == 0)
  }

  @Test("a fitting target without bounds is no error")
  func hugeFittingTarget() {
    var refusals = 0
    window.layoutErrorHandler = { _ in refusals += 1 }
    let superview = host()
    let view = ContentView(60, 20)
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
    let size = superview.systemLayoutSizeFitting(
      CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 20))
    #expect(refusals == 0)
  }

  // MARK: Bounds, masks and sizes

  @Test("margins guides follow the origin of the bounds")
  func marginsGuideFollowsBoundsOrigin() {
    let superview = host()
    let view = constrainedView(in: superview)
    let guide = superview.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
    superview.bounds.origin = CGPoint(x: 10, y: 20)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 18, y: 28, width: 304, height: 464))
    superview.bounds.origin = .zero
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test("a margins guide without constraints follows the origin of the bounds too")
  func idleGuideFollowsBoundsOrigin() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 13, y: 14, width: 84, height: 84))
  }

  @Test("constraints see a flexible view where it is when its superview does not resize subviews")
  func autoresizesSubviewsOff() {
    let superview = host()
    superview.autoresizesSubviews = false
    let flexible = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    flexible.autoresizingMask = .flexibleWidth
    superview.addSubview(flexible)
    let view = constrainedView(in: superview)
    view.leftAnchor.constraint(equalTo: flexible.rightAnchor).isActive = true
    window.layoutIfNeeded()
    superview.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(flexible.frame.width == 100)
    #expect(view.frame.minX == 100)
  }

  @Test("a view that was placed by its mask for a while goes back to its constraints")
  func maskForAWhile() {
    window.unsatisfiableConstraintsHandler = { _ in }
    let view = constrainedView(in: host())
    view.pin(CGRect(x: 10, y: 10, width: 50, height: 50))
    window.layoutIfNeeded()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    window.layoutIfNeeded()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  /// `UIView.sizeToFit()`: "Resizes and moves the receiver view so it just encloses its subviews"; every use of it relies on
  /// the origin, `label.frame.origin` and then `label.sizeToFit()`.
  @Test("sizeToFit keeps the origin")
  func sizeToFitKeepsOrigin() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "text"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20))
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test("the height of text in a width is found with a label of any height")
  func heightOfText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude))
    label.numberOfLines = 0
    label.text = "some words that need more than one line"
    window.addSubview(label)
    _ = label.baselineOffsets.first
    label.sizeToFit()
    #expect(label.frame.origin == .zero)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect(label.frame.height > 21)
  }

  @Test("a label that no constraint places still fits its text")
  func fittingSizeOfFramedLabel() {
    let label = UILabel()
    label.text = "text"
    let size = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == label.intrinsicContentSize)
    #expect(size.width > 0)
  }

  // MARK: Directions

  /// `directionalLayoutMargins`: the leading margin is the left one in a left-to-right layout, the right one otherwise.
  @Test("directional margins keep to their sides when the direction turns")
  func directionalMarginsTurn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 4)
    let child = constrainedView(in: view)
    child.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor).isActive = true
    child.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 2, right: 20))
    view.layoutIfNeeded()
    #expect(child.frame.minX == 4 && child.frame.maxX == 80)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9))
    #expect(view.directionalLayoutMargins.leading == 7)
  }

  @Test("directional margins set before a view comes into a right-to-left window count there")
  func directionalMarginsInWindow() {
    window.layoutDirection = .rightToLeft
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 4)
    let child = constrainedView(in: view)
    child.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    child.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor).isActive = true
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.layoutMargins.right == 20 && view.layoutMargins.left == 4)
    #expect(child.frame.minX == 4)
  }

  // MARK: Re-entrancy

  private final class Remover: UIView {
    var victims: [UIView] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      for victim in victims { victim.removeFromSuperview() }
      victims = []
    }
  }

  @Test("views can be removed and released while their tree is being laid out")
  func removalDuringLayout() {
    let remover = Remover(frame: window.bounds)
    window.addSubview(remover)
    var survivors: [UIView] = []
    for index in 0..<20 {
      let view = constrainedView(in: remover)
      view.pin(CGRect(x: CGFloat(index), y: 0, width: 5, height: 5))
      let inner = constrainedView(in: view)
      inner.pin(CGRect(x: 1, y: 1, width: 2, height: 2))
      if index.isMultiple(of: 2) { remover.victims.append(view) } else { survivors.append(view) }
    }
    window.layoutIfNeeded()
    #expect(remover.subviews == survivors)
    #expect(survivors.map(\.frame.minX) == stride(from: 1, to: 20, by: 2).map { CGFloat($0) })
    window.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(survivors.allSatisfy { $0.subviews[0].frame == CGRect(x: 1, y: 1, width: 2, height: 2) })
  }
}
