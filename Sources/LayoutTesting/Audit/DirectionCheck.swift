/// Finds what points or stands to one side in every direction of the language: symbols, titles of buttons, transforms, gradients and the
/// places of scrolled content.
struct DirectionCheck: ViewTreeConfined {
  let screen: AuditedScreen

  private var isRightToLeft: Bool { screen.window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var findings: [Finding] { symbols + buttons + turned + transforms + gradients + offsets }

  /// An app that chooses a symbol by direction has the other one from right to left, so it is read from left to right alone.
  private var symbols: [Finding] {
    #if canImport(UIKit)
      return []
    #else
      guard !isRightToLeft else { return [] }
      return screen.findings { shown in
        guard let image = (shown.view as? UIImageView)?.image,
          !shown.place.contains(.tilted),
          // The picture of a bar's item is the app's; the system's own arrows have names that follow the language.
          shown.place.contains(.inBar) || !shown.place.contains(.inSystemView),
          shown.view.semanticContentAttribute == .unspecified, !image.flipsForRightToLeftLayoutDirection,
          let name = image.symbolName, let other = Self.following(name)
        else { return nil }
        return Finding(
          .leftAndRight, shown.view,
          "shows \"\(name)\", which points to one side in every language: use \"\(other)\"")
      }
    #endif
  }

  /// The symbol that follows the direction instead of one that does not; nil for a symbol that means right or left.
  private static func following(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    guard parts.count >= 2, ["chevron", "arrow", "arrowshape", "arrowtriangle"].contains(parts[0]),
      !parts.dropFirst(2).contains(where: { ["and", "to", "arrow", "chevron", "right", "left"].contains($0) })
    else { return nil }
    switch parts[1] {
    case "right": parts[1] = "forward"
    case "left": parts[1] = "backward"
    default: return nil
    }
    return parts.joined(separator: ".")
  }

  private var buttons: [Finding] {
    let side: UIControl.ContentHorizontalAlignment = isRightToLeft ? .right : .left
    return screen.findings { shown in
      guard let button = shown.view as? UIButton, button.contentHorizontalAlignment == side,
        shown.place.isDisjoint(with: [.inBar, .partOfControl, .inSystemView]),
        button.semanticContentAttribute == .unspecified
      else { return nil }
      return Finding(
        .leftAndRight, button,
        "has its content at the \(isRightToLeft ? "right" : "left"): use .leading, which follows the language"
      )
    }
  }

  /// Buttons and rows that an app has turned round, such as for a symbol behind the title: from right to left they are as they were.
  ///
  /// An app that chooses by direction turns them the other way from right to left, and one with a language of its own turns all that is
  /// around them too.
  private var turned: [Finding] {
    guard isRightToLeft else { return [] }
    return screen.findings { shown in
      guard shown.view.semanticContentAttribute == .forceRightToLeft, hasRow(shown.view),
        shown.place.isDisjoint(with: [.inBar, .partOfControl, .inSystemView]),
        screen.ancestors(of: shown).allSatisfy({ $0.view.semanticContentAttribute == .unspecified })
      else { return nil }
      return Finding(
        .leftAndRight, shown.view,
        "is from right to left in every language: use imagePlacement of a configuration, or another order")
    }
  }

  /// Whether a view shows a picture and a title, or several views, beside each other.
  private func hasRow(_ view: UIView) -> Bool {
    if let stack = view as? UIStackView {
      return stack.axis == .horizontal && stack.arrangedSubviews.count { !$0.isHidden } > 1
    }
    guard let button = view as? UIButton else { return false }
    return (button.currentImage ?? button.configuration?.image) != nil
      && !(button.currentTitle ?? button.configuration?.title ?? "").isEmpty
  }

  private var transforms: [Finding] {
    guard !isRightToLeft else { return [] }
    return screen.findings { shown in
      let transform = shown.view.layer.transform
      guard transform.m41.magnitude > 0.5, transform.m11 == 1, transform.m12 == 0,
        shown.view.superview?.movesSubviews == false,
        shown.place.isDisjoint(with: [.moved, .tilted, .partOfControl, .inBar, .inSystemView]),
        !shown.view.isOfSystemContainer,
        shown.visibleFrame.intersects(screen.window.bounds), shown.hasContent(on: screen)
      else { return nil }
      return Finding(
        .leftAndRight, shown.view,
        "is moved \(transform.m41.short) points to the right by a transform, which does not follow the language"
      )
    }
  }

  /// Gradients along the lines of text that let something through at one end.
  private var gradients: [Finding] {
    guard isRightToLeft else { return [] }
    return screen.findings { shown in
      let layers = [shown.view.layer] + (shown.view.layer.sublayers ?? []).filter { !($0.delegate is UIView) }
      guard layers.contains(where: { ($0 as? CAGradientLayer).map(fadesToTheRight) == true }) else {
        return nil
      }
      return Finding(
        .leftAndRight, shown.view,
        "fades from left to right in every language: exchange startPoint and endPoint from right to left")
    }
  }

  private func fadesToTheRight(_ layer: CAGradientLayer) -> Bool {
    guard layer.startPoint.x < layer.endPoint.x, layer.startPoint.y == layer.endPoint.y,
      let colors = layer.colors,
      layer.effectiveIsTurned == false
    else { return false }
    #if canImport(UIKit)
      let alphas = colors.map { ($0 as! CGColor).alpha }
    #else
      let alphas = colors.compactMap { ($0 as? CGColor)?.alpha }
    #endif
    guard let first = alphas.first, let last = alphas.last else { return false }
    return (first - last).magnitude > 0.1
  }
}

extension DirectionCheck {
  /// Rows that scroll sideways and begin with their last items. UIKit does not move the content of a plain scroll view to its other end.
  private var offsets: [Finding] {
    guard isRightToLeft else { return [] }
    return screen.findings { shown in
      guard let view = shown.view as? UIScrollView, !view.placesContentItself,
        shown.place.isDisjoint(with: [.inBar, .partOfControl, .inSystemView]), view.layer.transform.m11 > 0
      else { return nil }
      let movements = Movements(of: view)
      guard movements.most.x < 1, movements.least.x < -20, view.hasRowFromRightToLeft else { return nil }
      return Finding(
        .leftAndRight, view,
        "shows the last of its items first: from right to left, set the largest contentOffset.x at the first layout"
      )
    }
  }
}

extension UIScrollView {
  /// Whether the view places its content by the direction itself.
  fileprivate var placesContentItself: Bool {
    self is UICollectionView || self is UITableView || self is UITextView
  }

  /// Whether views of the content follow each other from right to left.
  fileprivate var hasRowFromRightToLeft: Bool {
    var container: UIView = self
    while container.itemsInOrder.count == 1 { container = container.itemsInOrder[0] }
    let items = container.itemsInOrder
    return items.count >= 3 && zip(items, items.dropFirst()).allSatisfy { $0.frame.minX >= $1.frame.maxX }
  }
}

extension UIView {
  /// The visible views in this one, in the order in which they were added; of a stack in the order of its arrangement. Thin ones are
  /// indicators and separators.
  fileprivate var itemsInOrder: [UIView] {
    let items = if let stack = self as? UIStackView { stack.arrangedSubviews } else { subviews }
    return items.filter {
      !$0.isHidden && min($0.bounds.width, $0.bounds.height) > 8
    }
  }
}

extension CALayer {
  /// Whether a transform mirrors the layer, as an app does from right to left.
  fileprivate var effectiveIsTurned: Bool { transform.m11 < 0 }
}

extension UIView {
  /// Whether the view is a controller's or belongs to a container of the system, which moves it.
  fileprivate var isOfSystemContainer: Bool {
    next is UIViewController || superview?.next is UINavigationController
  }
}

extension VisibleView {
  /// Whether the view shows something itself or in views in it.
  fileprivate func hasContent(on screen: AuditedScreen) -> Bool {
    screen.views[subtree].contains { $0.text != nil || $0.view is UIImageView || $0.place.contains(.opaque) }
  }
}
