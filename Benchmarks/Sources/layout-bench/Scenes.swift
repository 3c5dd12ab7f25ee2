import OpenUIKit

/// A view placed by constraints.
@MainActor
func makeView(in superview: UIView) -> UIView {
  let view = UIView(frame: .zero)
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// A view with content of a fixed size.
final class Content: UIView {
  let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// The views of `Workload.list(_:)`: rows below each other, four constraints each.
@MainActor
final class ListScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var middleHeight: NSLayoutConstraint?
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ count: Int, isActive: Bool = true) {
    var top = window.topAnchor
    for index in 0..<count {
      let view = makeView(in: window)
      let height = view.heightAnchor.constraint(equalToConstant: 44)
      if index == count / 2 { middleHeight = height }
      let new = [
        view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 16),
        view.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -16),
        view.topAnchor.constraint(equalTo: top, constant: 8), height,
      ]
      if isActive { NSLayoutConstraint.activate(new) } else { constraints += new }
      top = view.bottomAnchor
    }
  }

  /// Gives the window another width. `frame.size.width = …` would do so too, but allocate: Swift keeps the rectangle that
  /// such an assignment changes in place in memory of its own.
  func resize(to width: CGFloat) {
    window.frame = CGRect(x: 0, y: 0, width: width, height: 800)
  }

  func checkLastRow() {
    let count = CGFloat(window.subviews.count)
    precondition(window.subviews.last?.frame.minY == 8 + 52 * (count - 1))
  }
}

/// The views of `Workload.scattered(_:)`.
@MainActor
final class ScatteredScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var middleWidth: NSLayoutConstraint?

  init(_ count: Int) {
    for index in 0..<count {
      let view = makeView(in: window)
      let width = view.widthAnchor.constraint(equalToConstant: CGFloat(10 + index % 53))
      if index == count / 2 { middleWidth = width }
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: CGFloat(index % 37)),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: CGFloat(index % 101)),
        width, view.heightAnchor.constraint(equalToConstant: CGFloat(12 + index % 29)),
      ])
    }
  }
}

/// The views of `Workload.cell()`.
@MainActor
func makeCell() -> UIView {
  let cell = UIView(frame: .zero)
  cell.translatesAutoresizingMaskIntoConstraints = false
  let image = makeView(in: cell)
  NSLayoutConstraint.activate([
    image.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 8),
    image.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
    image.widthAnchor.constraint(equalToConstant: 40), image.heightAnchor.constraint(equalToConstant: 40),
  ])
  var top = cell.topAnchor
  var gap: CGFloat = 8
  for index in 0..<9 {
    let label = Content(CGSize(width: 60 + 9 * index, height: 20))
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: image.rightAnchor, constant: 8),
      label.rightAnchor.constraint(lessThanOrEqualTo: cell.rightAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: top, constant: gap),
    ])
    (top, gap) = (label.bottomAnchor, 4)
  }
  top.constraint(equalTo: cell.bottomAnchor, constant: -8).isActive = true
  return cell
}
