/// The top and bottom layout guides of a view controller, as items of its view.
struct LayoutSupports {
  private var topGuide: LayoutSupportGuide?
  private var bottomGuide: LayoutSupportGuide?

  #if !ThreadConfined
    @MainActor
  #endif
  mutating func top(of controller: UIViewController) -> LayoutSupportGuide {
    if let topGuide { return topGuide }
    let guide = LayoutSupportGuide(edge: .top, in: controller.view)
    topGuide = guide
    return guide
  }

  #if !ThreadConfined
    @MainActor
  #endif
  mutating func bottom(of controller: UIViewController) -> LayoutSupportGuide {
    if let bottomGuide { return bottomGuide }
    let guide = LayoutSupportGuide(edge: .bottom, in: controller.view)
    bottomGuide = guide
    return guide
  }
}
