import OpenUIKit
import Testing

/// A view with a shadow or a badge around what others align with.
private final class Ornamented: UIView {
  var insets: UIEdgeInsets

  init(_ insets: UIEdgeInsets) {
    self.insets = insets
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// Constraints relate alignment rectangles, the frames inset by `alignmentRectInsets` (UIView.h); the frames below are
/// worked out by hand from that.
@MainActor
@Suite("Alignment rectangles")
struct AlignmentRectTests {
  static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let ornamented = Ornamented(insets)

  init() {
    window.addSubview(ornamented)
  }

  @Test("the frame reaches beyond what constraints ask for by the insets")
  func outset() {
    ornamented.translatesAutoresizingMaskIntoConstraints = false
    ornamented.pin(CGRect(x: 100, y: 100, width: 50, height: 60))
    window.layoutIfNeeded()
    #expect(ornamented.frame == CGRect(x: 98, y: 99, width: 56, height: 64))
  }

  @Test("what is inside is placed in the view's bounds, and aligns with its alignment rectangle")
  func inside() {
    ornamented.translatesAutoresizingMaskIntoConstraints = false
    ornamented.pin(CGRect(x: 100, y: 100, width: 50, height: 60))
    let view = constrainedView(in: ornamented)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: ornamented.leftAnchor),
      view.rightAnchor.constraint(equalTo: ornamented.rightAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      view.bottomAnchor.constraint(equalTo: ornamented.layoutMarginsGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 50, height: 55))
  }

  @Test("a view placed by its frame offers its alignment rectangle to others")
  func placedByFrame() {
    ornamented.frame = CGRect(x: 100, y: 100, width: 50, height: 60)
    let view = constrainedView(in: window)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: ornamented.leftAnchor),
      view.rightAnchor.constraint(equalTo: ornamented.rightAnchor),
      view.topAnchor.constraint(equalTo: ornamented.topAnchor),
      view.bottomAnchor.constraint(equalTo: ornamented.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 102, y: 101, width: 44, height: 56))
    ornamented.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 44, height: 56))
  }

  @Test("a subview that follows a superview with insets keeps to its frame")
  func springsInside() {
    ornamented.translatesAutoresizingMaskIntoConstraints = false
    ornamented.pin(CGRect(x: 0, y: 0, width: 50, height: 60))
    let filling = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    filling.autoresizingMask = .flexibleWidth
    ornamented.bounds.size = CGSize(width: 20, height: 20)
    ornamented.addSubview(filling)
    let view = constrainedView(in: ornamented)
    view.widthAnchor.constraint(equalTo: filling.widthAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(filling.frame.width == 46)
    #expect(view.frame.width == 46)
  }

  @Test("the root of a tree has insets too")
  func root() {
    let root = Ornamented(Self.insets)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = constrainedView(in: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 2)
    #expect(view.frame.width == 94)
  }

  /// The insets are read when the view enters the layout, and again after `invalidateIntrinsicContentSize()` or an
  /// update of its constraints: what UIKit reads together with them.
  @Test("changed insets take effect once the content is invalidated", arguments: [false, true])
  func changedInsets(byUpdate: Bool) {
    ornamented.insets = .zero
    ornamented.translatesAutoresizingMaskIntoConstraints = false
    ornamented.pin(CGRect(x: 100, y: 100, width: 50, height: 60))
    let inside = constrainedView(in: ornamented)
    inside.leftAnchor.constraint(equalTo: ornamented.leftAnchor).isActive = true
    let beside = constrainedView(in: window)
    beside.leftAnchor.constraint(equalTo: inside.rightAnchor, constant: 5).isActive = true
    inside.widthAnchor.constraint(equalToConstant: 10).isActive = true
    window.layoutIfNeeded()
    #expect(inside.frame.minX == 0)
    #expect(beside.frame.minX == 115)
    ornamented.insets = Self.insets
    if byUpdate {
      ornamented.setNeedsUpdateConstraints()
    } else {
      ornamented.invalidateIntrinsicContentSize()
    }
    window.layoutIfNeeded()
    #expect(ornamented.frame == CGRect(x: 98, y: 99, width: 56, height: 64))
    #expect(inside.frame.minX == 2)
    #expect(beside.frame.minX == 115)
  }

  @Test("both conversions can be overridden")
  func conversions() {
    final class Doubling: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 1, dy: 1) }
      override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
      override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
    }
    #expect(Doubling().alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 4, height: 4)).width == 2)
    #expect(ornamented.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 10, height: 10)).minX == 2)
    #expect(ornamented.frame(forAlignmentRect: CGRect(x: 2, y: 1, width: 4, height: 6)).size.width == 10)
  }
}
