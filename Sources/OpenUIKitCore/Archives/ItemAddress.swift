/// The position of a constraint's item below the view that holds the constraint, as archives store it.
/// `1.0` is the first subview of the second subview, and `1.0/margins` its guide of the margins.
///
/// Constraints store addresses, because an archive cannot refer to a view that is being read.
struct ItemAddress: ViewTreeConfined {
  let text: String

  init(text: String) {
    self.text = text
  }

  /// Creates the address of a view or guide. Returns nil for an item that is not archived with `holder`.
  init?(of item: AnyObject, below holder: UIView) {
    let guide = item as? UILayoutGuide
    guard let view = guide?.owningView ?? item as? UIView, let path = Self.path(to: view, below: holder)
    else { return nil }
    guard let guide else {
      text = path
      return
    }
    guard let name = Self.name(of: guide, in: view) else { return nil }
    text = path + "/" + name
  }

  private static func path(to view: UIView, below holder: UIView) -> String? {
    var indices: [Int] = []
    var current = view
    while current !== holder {
      guard let superview = current.superview,
        let index = superview.archivedSubviews.firstIndex(where: { $0 === current })
      else { return nil }
      indices.append(index)
      current = superview
    }
    return indices.reversed().map { String($0) }.joined(separator: ".")
  }

  private static func name(of guide: UILayoutGuide, in view: UIView) -> String? {
    if let system = guide as? SystemLayoutGuide {
      return systemNames.first { $0.kind == system.kind }?.name
    }
    if let scrollView = view as? UIScrollView {
      if guide === scrollView.contentLayoutGuide { return "content" }
      if guide === scrollView.frameLayoutGuide { return "frame" }
    }
    return view.layoutGuides.firstIndex { $0 === guide }.map { String($0) }
  }

  private static var systemNames: [(kind: SystemLayoutGuide.Kind, name: String)] {
    [(.layoutMargins, "margins"), (.safeArea, "safe area"), (.readableContent, "readable content")]
  }

  /// The item at the address; nil for none.
  func item(below holder: UIView) -> AnyObject? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    var view = holder
    for index in parts[0].split(separator: ".") {
      guard let index = Int(index), view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    return parts.count == 1 ? view : Self.guide(parts[1], of: view)
  }

  private static func guide(_ name: Substring, of view: UIView) -> UILayoutGuide? {
    if let system = systemNames.first(where: { $0.name == name }) { return view.guide(system.kind) }
    if let scrollView = view as? UIScrollView {
      if name == "content" { return scrollView.contentLayoutGuide }
      if name == "frame" { return scrollView.frameLayoutGuide }
    }
    guard let index = Int(name), view.layoutGuides.indices.contains(index) else { return nil }
    return view.layoutGuides[index]
  }
}
