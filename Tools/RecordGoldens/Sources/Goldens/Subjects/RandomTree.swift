import UIKitShim

/// A generated tree of views: columns, rows, stacks, margins, priorities, ratios and baselines, one in another. Every view has a place and a size
/// that its constraints determine, so that both systems have one answer.
@MainActor
struct RandomTree {
  private var numbers: SeededNumbers
  /// How many views have their priorities already.
  private var ranked = 0

  private init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// The subject of a seed.
  static func subject(seed: UInt64) -> GoldenSubject {
    GoldenSubject("tree/\(seed)", hasPicture: false) {
      let controller = UIViewController()
      var tree = RandomTree(seed: seed)
      tree.fill(controller.view, depth: 3)
      return controller
    }
  }

  /// Puts content into a view whose size is known.
  private mutating func fill(_ view: UIView, depth: Int) {
    switch numbers.number(0...6) {
    case 0: column(in: view, depth: depth)
    case 1: row(in: view, depth: depth)
    case 2: stack(in: view, depth: depth)
    case 3: margins(in: view, depth: depth)
    case 4: competingWidths(in: view)
    case 5: ratio(in: view, depth: depth)
    default: baselines(in: view)
    }
  }

  /// A view with content of its own, or a leaf.
  private mutating func content(depth: Int) -> UIView {
    guard depth > 0, numbers.isOne(in: 2) else { return leaf() }
    let view = sized(60...240)
    fill(view, depth: depth - 1)
    return view
  }

  /// A view of no content with a width and a height.
  private mutating func sized(_ lengths: ClosedRange<Int>) -> UIView {
    let view = UIView()
    ranked += 1
    let priority = UILayoutPriority(Float(500 - ranked))
    NSLayoutConstraint.activate([
      with(priority, view.widthAnchor.constraint(equalToConstant: CGFloat(numbers.number(lengths)))),
      with(priority, view.heightAnchor.constraint(equalToConstant: CGFloat(numbers.number(lengths)))),
    ])
    return view
  }

  /// Gives a view priorities that no other has: which of them gives way is no matter of chance.
  private mutating func ranking<View: UIView>(_ view: View) -> View {
    ranked += 1
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(Float(300 - ranked)), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(700 - ranked)), for: axis)
    }
    return view
  }

  // MARK: Leaves

  private mutating func leaf() -> UIView {
    switch numbers.number(0...6) {
    case 0, 1, 2: return ranking(label())
    case 3: return ranking(button())
    case 4: return ranking(UISwitch())
    case 5: return ranking(field())
    default: return sized(5...80)
    }
  }

  private mutating func label() -> UILabel {
    let words = [
      "Ship", "twelve", "parcels", "to", "Zürich", "by", "Friday", "Donaudampfschiff", "€ 12.50", "и", "漢字",
    ]
    let label = UILabel()
    label.text = (0..<numbers.number(1...12)).map { _ in numbers.element(words) }.joined(separator: " ")
    label.font = .systemFont(
      ofSize: CGFloat(numbers.number(10...28)), weight: numbers.element([.regular, .semibold, .bold]))
    label.numberOfLines = numbers.number(0...2)
    return label
  }

  private mutating func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(numbers.element(["OK", "Continue", "Add to favourites"]), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: CGFloat(numbers.number(13...20)))
    return button
  }

  private mutating func field() -> UITextField {
    let field = UITextField()
    field.placeholder = numbers.element(["Name", "Street and number"])
    field.borderStyle = numbers.element([.none, .roundedRect])
    return field
  }

  // MARK: Arrangements

  private mutating func column(in view: UIView, depth: Int) {
    var top = view.topAnchor
    for _ in 0..<numbers.number(2...5) {
      let child = add(content(depth: depth), to: view)
      let inset = CGFloat(numbers.number(0...20))
      var constraints = [
        child.topAnchor.constraint(equalTo: top, constant: CGFloat(numbers.number(0...16))),
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      ]
      switch numbers.number(0...2) {
      case 0:
        constraints.append(
          with(
            UILayoutPriority(700),
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset)))
      case 1:
        constraints.append(
          with(
            Self.limit,
            child.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -inset)))
      default:
        constraints.append(
          with(
            Self.limit, child.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75)))
      }
      NSLayoutConstraint.activate(constraints)
      top = child.bottomAnchor
    }
  }

  private mutating func row(in view: UIView, depth: Int) {
    let children = (0..<numbers.number(2...4)).map { _ in add(content(depth: depth), to: view) }
    var leading = view.leadingAnchor
    for child in children {
      let gap = CGFloat(numbers.number(0...12))
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: leading, constant: gap),
        numbers.isOne(in: 2)
          ? child.topAnchor.constraint(equalTo: view.topAnchor, constant: gap)
          : child.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
      leading = child.trailingAnchor
    }
    with(UILayoutPriority(650), leading.constraint(equalTo: view.trailingAnchor, constant: -8)).isActive =
      true
  }

  private mutating func stack(in view: UIView, depth: Int) {
    let stack = UIStackView(
      arrangedSubviews: (0..<numbers.number(2...5)).map { _ in content(depth: depth - 1) })
    stack.axis = numbers.element([.horizontal, .vertical])
    stack.alignment = numbers.element([.fill, .leading, .center, .trailing])
    stack.distribution = numbers.element([.fill, .fillEqually, .equalSpacing, .equalCentering])
    stack.spacing = CGFloat(numbers.number(0...16))
    if numbers.isOne(in: 3) { stack.setCustomSpacing(24, after: stack.arrangedSubviews[0]) }
    // Between equal gaps a hidden view has no place of its own, and content of a view without a width has no room.
    let second = stack.arrangedSubviews[1]
    if numbers.isOne(in: 4), [.fill, .fillEqually].contains(stack.distribution),
      !(type(of: second) == UIView.self)
    {
      second.isHidden = true
    }
    if numbers.isOne(in: 4) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 8, trailing: 16)
    }
    _ = add(stack, to: view)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    if numbers.isOne(in: 2) {
      with(UILayoutPriority(720), stack.trailingAnchor.constraint(equalTo: view.trailingAnchor)).isActive =
        true
    }
  }

  private mutating func margins(in view: UIView, depth: Int) {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: CGFloat(numbers.number(0...24)), leading: CGFloat(numbers.number(0...24)), bottom: 8, trailing: 20)
    let child = add(UIView(), to: view)
    let guide = numbers.isOne(in: 2) ? view.layoutMarginsGuide : view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      with(Self.limit, child.trailingAnchor.constraint(equalTo: guide.trailingAnchor)),
      with(Self.limit, child.bottomAnchor.constraint(equalTo: guide.bottomAnchor)),
    ])
    if depth > 0 { fill(child, depth: depth - 1) }
  }

  private mutating func competingWidths(in view: UIView) {
    var top = view.topAnchor
    for _ in 0..<numbers.number(1...3) {
      let child = add(UIView(), to: view)
      ranked += 1
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: top, constant: 4),
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        child.heightAnchor.constraint(equalToConstant: CGFloat(numbers.number(8...40))),
        child.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
        with(
          Self.limit,
          child.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(numbers.number(0...50)))),
        with(
          UILayoutPriority(Float(600 - ranked)),
          child.widthAnchor.constraint(equalToConstant: CGFloat(numbers.number(20...400)))),
        with(.defaultLow, child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)),
      ])
      top = child.bottomAnchor
    }
  }

  private mutating func ratio(in view: UIView, depth: Int) {
    let child = add(UIView(), to: view)
    let ratio = CGFloat(numbers.element([4.0 / 3, 16.0 / 9, 1, 0.618]))
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      child.centerYAnchor.constraint(
        equalTo: view.centerYAnchor, constant: CGFloat(numbers.number(-10...10))),
      child.widthAnchor.constraint(equalTo: child.heightAnchor, multiplier: ratio),
      child.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
      child.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
      with(.defaultHigh, child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.9)),
    ])
    if depth > 0 { fill(child, depth: depth - 1) }
  }

  private mutating func baselines(in view: UIView) {
    let (first, second) = (add(ranking(label()), to: view), add(ranking(label()), to: view))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      first.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      first.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      with(Self.limit, second.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor)),
      numbers.isOne(in: 2)
        ? second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor)
        : second.lastBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor),
    ])
  }

  // MARK: Views and constraints

  /// The priority of what may have to give way in a view that is too small: required constraints would contradict each other.
  private static let limit = UILayoutPriority(990)

  private func add<View: UIView>(_ child: View, to view: UIView) -> View {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    return child
  }

  private func with(_ priority: UILayoutPriority, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = priority
    return constraint
  }
}
