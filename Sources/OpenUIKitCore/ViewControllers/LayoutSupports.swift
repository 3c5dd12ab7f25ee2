/// The top and bottom layout guides of a view controller, as items of its view.
struct LayoutSupports: ViewTreeConfined {
  private var topGuide: LayoutSupportGuide?
  private var bottomGuide: LayoutSupportGuide?

  mutating func top(of controller: UIViewController) -> LayoutSupportGuide {
    if let topGuide { return topGuide }
    let guide = LayoutSupportGuide(edge: .top, in: controller.view)
    topGuide = guide
    return guide
  }

  mutating func bottom(of controller: UIViewController) -> LayoutSupportGuide {
    if let bottomGuide { return bottomGuide }
    let guide = LayoutSupportGuide(edge: .bottom, in: controller.view)
    bottomGuide = guide
    return guide
  }
}
