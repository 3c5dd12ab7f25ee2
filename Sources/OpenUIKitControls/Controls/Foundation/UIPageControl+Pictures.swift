import OpenUIKitCore

/// The pictures of the dots of a page control.
struct PageControlPictures: ViewTreeConfined {
  var preferred: UIImage?
  var preferredCurrent: UIImage?
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]

  /// The picture of a page; nil for a dot.
  func image(_ page: Int, isCurrent: Bool) -> UIImage? {
    let ordinary = images[page] ?? preferred
    return isCurrent ? currentImages[page] ?? preferredCurrent ?? ordinary : ordinary
  }

  /// The greatest length of a picture along the dots, in points; nil for none.
  func length(isVertical: Bool) -> CGFloat? {
    let all = [preferred, preferredCurrent].compactMap { $0 } + images.values + currentImages.values
    return all.map { isVertical ? $0.size.height : $0.size.width }.max()
  }
}

extension UIPageControl {
  /// The picture of each page without one of its own; nil, the default, for a dot. It is drawn as a template, in the colour of the dot.
  public final var preferredIndicatorImage: UIImage? {
    get { pictures?.preferred }
    set { change { $0.preferred = newValue } }
  }

  /// The picture of the current page without one of its own; nil, the default, for that of the other pages.
  public final var preferredCurrentPageIndicatorImage: UIImage? {
    get { pictures?.preferredCurrent }
    set { change { $0.preferredCurrent = newValue } }
  }

  /// The picture that was set for a page; nil for none.
  public final func indicatorImage(forPage page: Int) -> UIImage? { pictures?.images[page] }

  /// Sets the picture of a page; nil for the preferred one. Does nothing for a page that does not exist.
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else { return }
    change { $0.images[page] = image }
  }

  /// The picture that was set for a page while it is the current one; nil for none.
  public final func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    pictures?.currentImages[page]
  }

  /// Sets the picture of a page while it is the current one; nil for the preferred one. Does nothing for a page that does not exist.
  public final func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else { return }
    change { $0.currentImages[page] = image }
  }

  /// Shows the current page. As in UIKit since iOS 14 the dots always show it, so this does nothing.
  public final func updateCurrentPageDisplay() {}

  private func change(_ body: (inout PageControlPictures) -> Void) {
    var changed = pictures ?? PageControlPictures()
    body(&changed)
    pictures = changed
  }

  /// Shows pictures in the places of dots, in their colours.
  final func showPictures(current: Int) {
    guard let pictures else { return }
    for (index, dot) in dots.enumerated() {
      let image = pictures.image(index, isCurrent: index == current)
      let former = dot.subviews.first as? UIImageView
      guard let image else {
        former?.removeFromSuperview()
        continue
      }
      let view = former ?? UIImageView()
      if former == nil { dot.addSubview(view) }
      view.image = image.withRenderingMode(.alwaysTemplate)
      view.tintColor = dot.backgroundColor
      dot.backgroundColor = nil
      view.bounds.size = image.size
      view.center = CGPoint(x: dot.bounds.midX, y: dot.bounds.midY)
    }
  }

  /// Places pictures in the middle of their dots, with their own size.
  final func placePictures() {
    guard pictures != nil else { return }
    for dot in dots { dot.subviews.first?.center = CGPoint(x: dot.bounds.midX, y: dot.bounds.midY) }
  }

  /// Shows the page of the dot that is nearest to a finger, once it has moved along the dots.
  final func followFinger(at place: CGPoint) {
    let moved = isVertical ? place.y - touchStart.y : place.x - touchStart.x
    guard allowsContinuousInteraction, numberOfPages > 0, !dots.isEmpty else { return }
    guard interactionState == .continuous || abs(moved) >= Self.slop else { return }
    interactionState = .continuous
    let finger = isVertical ? place.y : place.x
    func distance(_ dot: UIView) -> CGFloat { abs((isVertical ? dot.center.y : dot.center.x) - finger) }
    let nearest = dots.indices.min { distance(dots[$0]) < distance(dots[$1]) } ?? 0
    let page = nearest * numberOfPages / dots.count
    guard page != currentPage else { return }
    currentPage = page
    sendValueEvents()
  }

  /// The distance from which on a touch is no tap, in points.
  private static let slop: CGFloat = 10
}
