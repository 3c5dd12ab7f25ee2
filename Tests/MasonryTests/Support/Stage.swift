import Masonry

/// A superview `S` of 320 x 480 points with the view under test `V`, and two siblings `O` and `P` at fixed
/// frames.
@MainActor
struct Stage {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView()
  let sibling = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 60))
  let other = UIView(frame: CGRect(x: 20, y: 40, width: 70, height: 80))

  init() {
    MASAttachKeys(S: superview, V: view, O: sibling, P: other)
    for subview in [view, sibling, other] {
      superview.addSubview(subview)
    }
  }

  /// Gives the view the frame (10, 20, 30, 40) in everything that other constraints leave open.
  func fillGaps() {
    view.mas_makeConstraints { make in
      make.left.equalTo(10).priority(1)
      make.top.equalTo(20).priority(1)
      make.width.equalTo(30).priority(2)
      make.height.equalTo(40).priority(2)
    }
  }

  /// The view's frame after layout.
  func frame() -> CGRect {
    superview.layoutIfNeeded()
    return view.frame
  }
}

/// The installed constraints in words, such as `V.left == O.right + 8`.
@MainActor
func sentences(_ constraints: [MASConstraint]) -> [String] {
  constraints.flatMap { $0.layoutConstraints }.map { sentence($0) }
}

@MainActor
func sentence(_ constraint: NSLayoutConstraint) -> String {
  let description = constraint.mas_description
  let body = description.drop { $0 != " " }.dropFirst().dropLast()
  return String(body).replacing("UIView:", with: "").replacing("UILayoutGuide:", with: "")
}

/// Asserts that two frames agree within a millionth of a point.
func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
  let differences = [
    first.minX - second.minX, first.minY - second.minY, first.width - second.width,
    first.height - second.height,
  ]
  return differences.allSatisfy { $0.magnitude < 1e-6 }
}
