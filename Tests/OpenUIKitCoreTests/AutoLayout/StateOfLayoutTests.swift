import OpenUIKit
import Testing

/// Trees that change step by step have the frames of trees that are built from the start.
@MainActor
@Suite struct StateOfLayoutTests {
  @MainActor
  private struct Scrolled {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let scroll = UIScrollView()
    let content = UIView()
  }

  /// Apple's Auto Layout Guide, "Working with Scroll Views": constraints between edges attach to the content, constraints between
  /// centres attach to the scroll view's frame. So the centre is at the offset plus 200, and the content ends 300 below it.
  private func scrolled(offset: CGFloat) -> Scrolled {
    let made = Scrolled()
    made.window.addSubview(made.scroll)
    made.scroll.addSubview(made.content)
    made.scroll.frame = made.window.bounds
    made.scroll.contentOffset.y = offset
    made.content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      made.content.centerYAnchor.constraint(equalTo: made.scroll.centerYAnchor),
      made.content.heightAnchor.constraint(equalToConstant: 600),
      made.content.widthAnchor.constraint(equalToConstant: 100),
      made.content.leftAnchor.constraint(equalTo: made.scroll.leftAnchor),
      made.content.rightAnchor.constraint(equalTo: made.scroll.rightAnchor),
      made.content.bottomAnchor.constraint(equalTo: made.scroll.bottomAnchor),
    ])
    made.window.layoutIfNeeded()
    return made
  }

  @Test func `Content at the centre of a scroll view follows the offset, and the offset alone`() {
    let changed = scrolled(offset: 0)
    for offset in [0, 100, 40, 0, 70] as [CGFloat] {
      changed.scroll.contentOffset.y = offset
      changed.window.layoutIfNeeded()
      let fresh = scrolled(offset: offset)
      for tree in [changed, fresh] {
        #expect(tree.content.frame == CGRect(x: 0, y: offset - 100, width: 100, height: 600))
        #expect(tree.scroll.contentSize == CGSize(width: 100, height: offset + 500))
      }
    }
  }

  @MainActor
  private struct Text {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let label = UILabel()
    let other = UIView()
  }

  private func text(width: CGFloat) -> Text {
    let made = Text()
    made.window.frame.size.width = width
    made.label.numberOfLines = 0
    made.label.text = Array(repeating: "word", count: 60).joined(separator: " ")
    for view in [made.label, made.other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      made.window.addSubview(view)
    }
    let narrow = made.label.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = UILayoutPriority(rawValue: 700)
    NSLayoutConstraint.activate([
      made.label.leftAnchor.constraint(equalTo: made.window.leftAnchor),
      made.label.topAnchor.constraint(equalTo: made.window.topAnchor), narrow,
      made.label.widthAnchor.constraint(greaterThanOrEqualTo: made.label.heightAnchor, multiplier: 0.75),
      made.label.rightAnchor.constraint(lessThanOrEqualTo: made.window.rightAnchor),
      made.other.topAnchor.constraint(equalTo: made.label.bottomAnchor),
      made.other.leftAnchor.constraint(equalTo: made.label.rightAnchor),
      made.other.widthAnchor.constraint(equalToConstant: 10),
      made.other.heightAnchor.constraint(equalToConstant: 10),
    ])
    made.window.layoutIfNeeded()
    return made
  }

  @Test func `A text whose width follows from its height shows all of it, however it got there`() {
    let changed = text(width: 390)
    for width in [390, 330, 360, 390, 380] as [CGFloat] {
      changed.window.frame.size.width = width
      changed.window.layoutIfNeeded()
      for step in 0..<3 {
        // Changes nearby, which measure nothing.
        changed.other.isHidden.toggle()
        changed.other.constraints[0].constant = CGFloat(10 + step)
        changed.window.layoutIfNeeded()
      }
      let fresh = text(width: width)
      #expect(changed.label.frame == fresh.label.frame)
      let frame = fresh.label.frame
      #expect(frame.width >= 0.75 * frame.height - 1)
      #expect(frame.height >= fresh.label.sizeThatFits(CGSize(width: frame.width, height: 0)).height)
    }
  }
}
