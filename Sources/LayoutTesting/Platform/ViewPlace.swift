/// The places of views in their screens, as texts that are the same in every configuration.
enum ViewPlace: ViewTreeConfined {
  /// The classes from the controller's view to a view, with their numbers among siblings of the class, or keys instead:
  /// `DetailController/UIStackView/"price"`. Cells are not numbered, so the same view in each cell has one place.
  static func description(of view: UIView) -> String {
    var parts: [String] = []
    var next: UIView? = view
    while let current = next {
      if let controller = current.next as? UIViewController {
        parts.append("\(type(of: controller))")
        break
      }
      parts.append(part(of: current))
      next = current.superview
    }
    return parts.reversed().joined(separator: "/")
  }

  private static func part(of view: UIView) -> String {
    if let key = ViewName.key(of: view) { return "\"\(key)\"" }
    let name = "\(type(of: view))"
    guard let superview = view.superview, !isReused(view) else { return name }
    let siblings = superview.subviews.filter { type(of: $0) == type(of: view) }
    let index = siblings.firstIndex { $0 === view } ?? 0
    return index == 0 ? name : "\(name).\(index)"
  }

  private static func isReused(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionReusableView || view is UITableViewHeaderFooterView
  }
}
