import OpenUIKit
import Testing

/// Frames that Interface Builder recorded of stacks that fill in proportion.
@MainActor
@Suite("Proportions of views without a size of their own")
struct ProportionalStackTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func stack(_ views: [UIView], spacing: CGFloat, length: CGFloat?) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    if let length { stack.heightAnchor.constraint(equalToConstant: length).isActive = true }
    return stack
  }

  private func column(_ views: UIView...) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    return stack
  }

  private func heights(of stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map { $0.frame.height } }

  private func isClose(_ numbers: [CGFloat], _ others: [CGFloat], _ tolerance: CGFloat = 0.34) -> Bool {
    zip(numbers, others).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("two plain views in 98 points with spacing 1 are 48.67 and 48.33 high")
  func plainViews() {
    let stack = stack([UIView(), UIView()], spacing: 1, length: 98)
    window.layoutIfNeeded()
    #expect(isClose(heights(of: stack), [48.667, 48.333], 0.001))
  }

  @Test("labels of 17 and 20.33 with stacks of 31 points in 181.33 are 21 and 25, the stacks 38 and 49.33")
  func stacks() {
    let views = [
      ContentView(74, 17), ContentView(130, 61 / 3.0), column(ContentView(264, 31)),
      column(ContentView(264, 31)),
    ]
    let stack = stack(views, spacing: 16, length: 544 / 3.0)
    window.layoutIfNeeded()
    #expect(isClose(heights(of: stack), [21, 25, 38, 49.333]))
  }

  @Test("in a stack of its natural length each view has its natural length")
  func naturalLengths() {
    // 272.5 points: a label of 14.5, a view with a constraint of 76, a button of 44, and stacks of 30 and 68.
    let box = UIView()
    box.heightAnchor.constraint(equalToConstant: 76).isActive = true
    let views = [
      ContentView(300, 14.5), box, ContentView(300, 44), column(ContentView(300, 30)),
      column(ContentView(300, 30), ContentView(300, 38)),
    ]
    let stack = stack(views, spacing: 10, length: 272.5)
    window.layoutIfNeeded()
    #expect(isClose(heights(of: stack), [14.5, 76, 44, 30, 68]))
  }

  @Test("a stack follows content that changes in a stack inside a stack")
  func changedContent() {
    let content = ContentView(100, 30)
    let stack = stack([ContentView(100, 30), column(column(content))], spacing: 0, length: 120)
    window.layoutIfNeeded()
    #expect(isClose(heights(of: stack), [60, 60]))
    content.content.height = 90
    window.layoutIfNeeded()
    #expect(isClose(heights(of: stack), [30, 90]))
  }
}
