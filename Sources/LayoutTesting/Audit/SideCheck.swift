#if !canImport(UIKit)
  /// Finds what stays at one side in both directions of the language: frames that an app's code sets at each layout, margins,
  /// insets of buttons, and layers at an edge.
  ///
  /// The window gets the other direction, and then the one that it had.
  struct SideCheck: ViewTreeConfined {
    let screen: AuditedScreen

    var findings: [Finding] {
      let places = screen.views.filter {
        isPlacedByView($0) || isPlacedByCell($0) || isPlacedByController($0)
      }
      .map { Place(shown: $0, frame: $0.view.frame) }
      let margins = screen.views.filter { hasUnevenMargins($0) }
        .map { (view: $0.view, margins: $0.view.layoutMargins) }
      let buttons = screen.views.compactMap { shown in
        buttonWithUnevenInsets(shown).map { (button: $0, insets: insets(of: $0)) }
      }
      let layers = screen.views.flatMap { SideLayer.all(in: $0) }
      guard !places.isEmpty || !margins.isEmpty || !buttons.isEmpty || !layers.isEmpty else { return [] }
      let window = screen.window
      let direction = window.layoutDirection
      displace(places)
      window.layoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
      let inCells = places.map(\.shown).filter(isPlacedByCell).map(\.view)
      let flagged = margins.map(\.view) + buttons.map(\.button) + layers.map(\.view) + inCells
      flagged.forEach(askForLayout)
      LayoutWindow.advance(window, by: 0)
      var found = places.compactMap { finding(of: $0) }
      found += margins.filter { $0.view.layoutMargins == $0.margins }.map { finding($0.margins, of: $0.view) }
      found += buttons.filter { insets(of: $0.button) == $0.insets }.map { finding(ofInsets: $0.button) }
      found += layers.compactMap(\.finding)
      replace(places)
      window.layoutDirection = direction
      flagged.forEach(askForLayout)
      LayoutWindow.advance(window, by: 0)
      return found
    }

    /// Flags a view and all that contain it: any of them may choose by the direction in its layout. The direction comes first: a window
    /// lays out while it changes, still in the former one.
    private func askForLayout(of view: UIView) {
      for flagged in [view] + view.ancestors { flagged.setNeedsLayout() }
    }

    /// A view with a frame that an app's code may set at each layout.
    private struct Place: ViewTreeConfined {
      let shown: VisibleView
      let frame: CGRect
    }

    /// Moves the views in a controller's view by a point. A controller that places them at each layout brings them back; a frame that was set
    /// once stays there.
    private func displace(_ places: [Place]) {
      for place in places where isPlacedByController(place.shown) {
        place.shown.view.frame.origin.x += 1
        place.shown.view.superview?.setNeedsLayout()
      }
    }

    private func replace(_ places: [Place]) {
      for place in places where isPlacedByController(place.shown) {
        guard place.shown.view.frame == place.frame.offsetBy(dx: 1, dy: 0) else { continue }
        place.shown.view.frame = place.frame
      }
    }

    private func finding(of place: Place) -> Finding? {
      let (view, frame) = (place.shown.view, place.frame)
      guard view.window === screen.window, let superview = view.superview, view.frame == frame else {
        return nil
      }
      let (left, right) = (frame.minX - superview.bounds.minX, superview.bounds.maxX - frame.maxX)
      guard (left - right).magnitude > 2 else { return nil }
      return Finding(
        .leftAndRight, view,
        "stays \(left.short) points from the left in both directions of the language: "
          + "place it by effectiveUserInterfaceLayoutDirection")
    }

    private func finding(_ margins: UIEdgeInsets, of view: UIView) -> Finding {
      Finding(
        .leftAndRight, view,
        "has margins of \(margins.left.short) and \(margins.right.short) points in both directions of the language: "
          + "set directionalLayoutMargins")
    }

    private func finding(ofInsets button: UIButton) -> Finding {
      Finding(
        .leftAndRight, button,
        "has other insets at the left than at the right in both directions of the language: "
          + "use contentInsets and imagePadding of a configuration")
    }

    /// A button with distances that differ at the left and the right, where those of a configuration follow the language. Insets that an app
    /// has chosen by the direction are the other ones from right to left, so they are read from left to right alone.
    private func buttonWithUnevenInsets(_ shown: VisibleView) -> UIButton? {
      guard screen.window.effectiveUserInterfaceLayoutDirection == .leftToRight,
        let button = shown.view as? UIButton, button.configuration == nil,
        button.semanticContentAttribute == .unspecified,
        shown.place.isDisjoint(with: [.inBar, .partOfControl, .inSystemView]),
        insets(of: button).contains(where: { ($0.left - $0.right).magnitude > 2 })
      else { return nil }
      return button
    }

    private func insets(of button: UIButton) -> [UIEdgeInsets] {
      [button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets]
    }

    /// Whether an app has given a view margins that differ at the left and the right. The camera is at one side in every language.
    private func hasUnevenMargins(_ shown: VisibleView) -> Bool {
      let (view, margins, insets) = (shown.view, shown.view.layoutMargins, shown.view.safeAreaInsets)
      return (margins.left - margins.right).magnitude > 2 && insets.left == insets.right
        && !view.preservesSuperviewLayoutMargins && view.semanticContentAttribute == .unspecified
        && (!view.isOfSystem || view is UIStackView || type(of: view) == UIView.self)
        && !(view.superview is UITableViewCell) && !(view.superview is UICollectionReusableView)
        && shown.place.isDisjoint(with: [.inBar, .partOfControl, .inSystemView, .moved, .tilted])
    }

    /// Whether an app's controller may have given the frame, in `viewDidLayoutSubviews()`.
    private func isPlacedByController(_ shown: VisibleView) -> Bool {
      guard let superview = shown.view.superview, let controller = superview.next as? UIViewController,
        !String(reflecting: type(of: controller)).hasPrefix("OpenUIKit"), !(shown.view is UIScrollView),
        [[], [.flexibleRightMargin, .flexibleBottomMargin]].contains(shown.view.autoresizingMask)
      else { return false }
      return isPlacedByCode(shown, in: superview)
    }

    /// Whether an app's class has given the frame, in `layoutSubviews()`.
    private func isPlacedByView(_ shown: VisibleView) -> Bool {
      guard let superview = shown.view.superview, !superview.isOfSystem,
        !(superview.next is UIViewController), !(superview is UIStackView), !(superview is UIControl),
        !(superview is UITableViewCell), !(superview is UICollectionViewCell), !superview.movesSubviews
      else { return false }
      return isPlacedByCode(shown, in: superview)
    }

    /// Whether an app's cell has given the frame of a view in its content.
    private func isPlacedByCell(_ shown: VisibleView) -> Bool {
      guard let content = shown.view.superview, let cell = content.superview, !cell.isOfSystem,
        (cell as? UITableViewCell)?.contentView === content
          || (cell as? UICollectionViewCell)?.contentView === content
      else { return false }
      return (isPlacedByCode(shown, in: content) || holdsContentByCode(shown, in: content))
        && !isOfSystemCell(shown.view, cell)
    }

    /// Whether the view is a label or a picture that a table's cell places itself.
    private func isOfSystemCell(_ view: UIView, _ cell: UIView) -> Bool {
      guard let cell = cell as? UITableViewCell else { return false }
      return view === cell.textLabel || view === cell.detailTextLabel || view === cell.imageView
    }

    /// Whether a text, a picture or a control has a frame and no constraints.
    private func isPlacedByCode(_ shown: VisibleView, in superview: UIView) -> Bool {
      hasFrame(shown, in: superview) && isContent(shown)
    }

    /// Whether a view with a text, a picture or a control in it has a frame and no constraints.
    private func holdsContentByCode(_ shown: VisibleView, in superview: UIView) -> Bool {
      hasFrame(shown, in: superview) && !(shown.view is UIScrollView)
        && screen.views[shown.subtree].contains { isContent($0) }
    }

    private func isContent(_ shown: VisibleView) -> Bool {
      shown.text != nil || shown.view is UIImageView || shown.place.contains(.control)
    }

    private func hasFrame(_ shown: VisibleView, in superview: UIView) -> Bool {
      shown.view.translatesAutoresizingMaskIntoConstraints
        && superview.semanticContentAttribute == .unspecified
        && shown.place.isDisjoint(with: [.moved, .tilted, .transformed, .inBar, .partOfControl])
    }
  }
#endif
