/// How an item's view is sized by its constraints.
final class ItemFitting: ViewTreeConfined {
  /// Whether the view has to be measured.
  var isOutdated = true
  /// The size as of the last measuring, in points.
  var size = CGSize.zero
  private var constraints: [NSLayoutConstraint] = []
  @Weak private var pinned: CarouselView?
  private var along: CGFloat?
  private var isVertical = false

  nonisolated init() {}

  /// Centres a view in its container, with a width along the row if there is one. A view that is elsewhere is left alone.
  func pin(_ view: CarouselView, in container: CarouselView, along width: CGFloat?, isVertical: Bool) {
    guard view.superview === container,
      pinned !== view || along != width || self.isVertical != isVertical
    else { return }
    release(from: container)
    (pinned, along, self.isVertical) = (view, width, isVertical)
    // A view with neither constraints nor a size of its own would have no size.
    guard !view.constraints.isEmpty || view.hasIntrinsicSize else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    constraints = [
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ]
    if let width {
      let anchor = isVertical ? view.heightAnchor : view.widthAnchor
      constraints.append(anchor.constraint(equalToConstant: width))
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes the constraints. Where the view is still in its container, its frame counts again.
  func release(from container: CarouselView) {
    let (view, old) = (pinned, constraints)
    (pinned, constraints, isOutdated) = (nil, [], true)
    guard !old.isEmpty else { return }
    NSLayoutConstraint.deactivate(old)
    if view?.superview === container { view?.translatesAutoresizingMaskIntoConstraints = true }
  }
}

extension CarouselView {
  /// Whether the content gives the view a width and a height, as that of a label does.
  fileprivate var hasIntrinsicSize: Bool {
    let size = intrinsicContentSize
    return size.width != CarouselView.noIntrinsicMetric && size.height != CarouselView.noIntrinsicMetric
  }
}
