import OpenUIKit

/// Cases whose cost grew with the square of the views, or faster.
extension StressCase {
  /// Views of a required width, each to the right of the one before, with preferences for places that mostly contradict that.
  static func spread(_ count: Int) -> StressCase {
    let window = emptyWindow()
    var previous = window.leftAnchor
    for index in 0..<count {
      let view = addView(to: window)
      let place = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: CGFloat(index * 37 % 1000))
      place.priority = .defaultLow
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 30),
        view.leftAnchor.constraint(greaterThanOrEqualTo: previous, constant: 4), place,
      ])
      previous = view.rightAnchor
    }
    return StressCase(window: window, change: resize(window))
  }

  /// One row of required widths, each view with a required edge inside the window. The first change takes all widths away.
  static func freed(_ count: Int) -> StressCase {
    let window = emptyWindow()
    var previous = window.leftAnchor
    var widths: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let view = addView(to: window)
      widths.append(view.widthAnchor.constraint(equalToConstant: 30))
      NSLayoutConstraint.activate([
        widths[widths.count - 1], view.leftAnchor.constraint(equalTo: previous),
        view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
      ])
      previous = view.rightAnchor
    }
    let resize = resize(window)
    return StressCase(window: window) { step in
      if step == 1 { NSLayoutConstraint.deactivate(widths) } else { resize(step) }
    }
  }

  /// A chain of sizes, each with a ratio of width to height and at most as wide as the window.
  static func aspects(_ count: Int) -> StressCase {
    let window = emptyWindow()
    var previous: UIView?
    for _ in 0..<count {
      let view = addView(to: window)
      let height =
        previous.map { view.heightAnchor.constraint(equalTo: $0.widthAnchor) }
        ?? view.heightAnchor.constraint(equalToConstant: 1000)
      if previous == nil { height.priority = .defaultHigh }
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: view.heightAnchor), height,
        view.widthAnchor.constraint(lessThanOrEqualTo: window.widthAnchor),
        view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? window.topAnchor),
      ])
      previous = view
    }
    return StressCase(window: window, change: resize(window))
  }

  /// One row of views whose gaps have a minimum, a maximum and a preference, and which prefers to end at the window's edge.
  static func ranges(_ count: Int) -> StressCase {
    let window = emptyWindow()
    var previous = window.leftAnchor
    for _ in 0..<count {
      let view = addView(to: window)
      let gap = view.leftAnchor.constraint(equalTo: previous, constant: 8)
      gap.priority = UILayoutPriority(rawValue: 500)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 30), gap,
        view.leftAnchor.constraint(greaterThanOrEqualTo: previous, constant: 2),
        view.leftAnchor.constraint(lessThanOrEqualTo: previous, constant: 20),
      ])
      previous = view.rightAnchor
    }
    let end = previous.constraint(equalTo: window.rightAnchor)
    end.priority = .required - 1
    end.isActive = true
    return StressCase(window: window, change: resize(window))
  }

  /// Views that are each at least one point to the right of every one before.
  static func pairs(_ count: Int) -> StressCase {
    let window = emptyWindow()
    var views: [UIView] = []
    for _ in 0..<count {
      let view = addView(to: window)
      NSLayoutConstraint.activate(
        views.map { view.leftAnchor.constraint(greaterThanOrEqualTo: $0.leftAnchor, constant: 1) })
      views.append(view)
    }
    return StressCase(window: window, change: resize(window))
  }

  private static func resize(_ window: UIWindow) -> (Int) -> Void {
    { window.frame.size.width = 390 - CGFloat($0 % 50) }
  }
}

/// Stacks.
extension StressCase {
  /// A stack to which views are added, one by one.
  static func arranged(_ count: Int) -> StressCase { stack(count) { $0.addArrangedSubview($1) } }

  /// A stack to which views are added one by one, each before all others.
  static func inserted(_ count: Int) -> StressCase { stack(count) { $0.insertArrangedSubview($1, at: 0) } }

  /// A stack to which views are added one by one, each with a custom spacing.
  static func spaced(_ count: Int) -> StressCase {
    let made = arranged(count)
    let stack = made.window.subviews[0] as! UIStackView
    for view in stack.arrangedSubviews { stack.setCustomSpacing(3, after: view) }
    return made
  }

  /// A stack of views from which all but the first are removed again, one by one.
  static func emptied(_ count: Int) -> StressCase {
    let made = arranged(count)
    let stack = made.window.subviews[0] as! UIStackView
    for view in stack.arrangedSubviews.dropFirst() { stack.removeArrangedSubview(view) }
    return made
  }

  private static func stack(_ count: Int, add: (UIStackView, UIView) -> Void) -> StressCase {
    let stack = UIStackView()
    stack.axis = .vertical
    for _ in 0..<count {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      add(stack, view)
    }
    let window = emptyWindow()
    place(stack, in: window, [.left, .top])
    let view = stack.arrangedSubviews[0]
    return StressCase(window: window) { stack.setCustomSpacing(CGFloat($0 % 9), after: view) }
  }

  /// A full tree of stacks of eight views each, of a depth, with labels at its ends.
  static func tree(_ depth: Int) -> StressCase {
    func stacks(_ depth: Int) -> UIView {
      guard depth > 0 else {
        let label = UILabel()
        label.text = "Ab"
        return label
      }
      let stack = UIStackView(arrangedSubviews: (0..<8).map { _ in stacks(depth - 1) })
      stack.axis = depth % 2 == 0 ? .vertical : .horizontal
      return stack
    }
    let window = emptyWindow()
    place(stacks(depth), in: window, [.left, .top, .right, .bottom])
    return StressCase(window: window) { window.frame.size.width = 390 - CGFloat($0 % 50) }
  }

  /// Stacks one in another.
  static func nested(_ count: Int) -> StressCase {
    var view = UIView()
    for index in 0..<count {
      let stack = UIStackView(arrangedSubviews: [view])
      stack.axis = index % 2 == 0 ? .vertical : .horizontal
      stack.alignment = .center
      view = stack
    }
    let window = emptyWindow()
    place(view, in: window, [.left, .top, .right, .bottom])
    return StressCase(window: window) { window.frame.size.width = 390 - CGFloat($0 % 50) }
  }

  private static func place(
    _ view: UIView, in window: UIWindow, _ edges: [NSLayoutConstraint.Attribute]
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    for edge in edges {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: window, attribute: edge, multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }
}
